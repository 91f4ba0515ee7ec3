"""Markdown to HTML, as far as the pages of this project use it: headings, paragraphs, lists, tables, code, links, images.

Whatever it does not know is an error, so that no page is shown half.
"""

import html
import re

# What an inline code span, an image, a link, a symbol of a library and strong or weak emphasis look like.
INLINE = re.compile(
    r"(?P<ticks>`+)(?P<code>.+?)(?P=ticks)"
    r"|!\[(?P<alt>[^\]]*)\]\((?P<image>[^)\s]+)\)"
    r"|\[(?P<text>(?:`[^`]*`|[^\]`])+)\]\((?P<target>[^)\s]+)\)"
    r"|<doc:(?P<page>[^>]+)>"
    r"|\*\*(?P<strong>.+?)\*\*|(?<![\w*])\*(?P<weak>[^*\s][^*]*)\*(?!\w)"
)


def slug(title):
    """The identifier of a heading, as code hosts make it."""
    words = re.sub(r"[`*]", "", title).lower()
    return re.sub(r"[^\w\- ]", "", words).strip().replace(" ", "-")


class Converter:
    """Converts one page; `link` turns a target of the source into one of the site, `address` that of a picture."""

    def __init__(self, link, address, title_of, highlight):
        self.link, self.address, self.title_of, self.highlight = link, address, title_of, highlight
        self.ids = set()

    def inline(self, text):
        """A line of text with its code, links and emphasis."""
        parts, last = [], 0
        for match in INLINE.finditer(text):
            parts.append(html.escape(text[last:match.start()], quote=False))
            parts.append(self.span(match))
            last = match.end()
        parts.append(html.escape(text[last:], quote=False))
        return "".join(parts)

    def span(self, match):
        """One match of INLINE."""
        found = match.groupdict()
        if found["code"] is not None:
            return f"<code>{html.escape(found['code'].strip(), quote=False)}</code>"
        if found["image"]:
            return f'<img src="{self.address(found["image"])}" alt="{html.escape(found["alt"])}">'
        if found["target"]:
            return f'<a href="{html.escape(self.link(found["target"]))}">{self.inline(found["text"])}</a>'
        if found["page"]:
            return f'<a href="{html.escape(self.link("doc:" + found["page"]))}">{self.inline(self.title_of(found["page"]))}</a>'
        if found["strong"]:
            return f"<strong>{self.inline(found['strong'])}</strong>"
        return f"<em>{self.inline(found['weak'])}</em>"

    def heading(self, line):
        """A heading that can be linked to."""
        marks, title = line.split(" ", 1)
        name = slug(title)
        while name in self.ids:
            name += "-1"
        self.ids.add(name)
        level = len(marks)
        return f'<h{level} id="{name}"><a href="#{name}">{self.inline(title)}</a></h{level}>'

    def convert(self, text):
        """A whole page."""
        return "\n".join(self.blocks(text.split("\n")))

    def blocks(self, lines):
        """The blocks of some lines."""
        index = 0
        while index < len(lines):
            line = lines[index]
            if not line.strip():
                index += 1
            elif line.startswith("```"):
                end = next(i for i in range(index + 1, len(lines)) if lines[i].rstrip() == "```")
                yield self.code(lines[index + 1:end], line[3:].split())
                index = end + 1
            elif line == "<picture>":
                end = lines.index("</picture>", index)
                forms = "".join(lines[index:end + 1])
                yield re.sub(r'(src(?:set)?)="([^"]+)"', lambda match: f'{match.group(1)}="{self.address(match.group(2))}"', forms)
                index = end + 1
            elif re.match(r"#{1,6} ", line):
                yield self.heading(line)
                index += 1
            elif line.startswith("    "):
                end = index
                while end < len(lines) and (lines[end].startswith("    ") or not lines[end].strip()):
                    end += 1
                yield self.code([l[4:] for l in lines[index:end]], ["sh"])
                index = end
            elif line.startswith("|"):
                end = index
                while end < len(lines) and lines[end].startswith("|"):
                    end += 1
                yield self.table(lines[index:end])
                index = end
            elif re.match(r"([-*]|\d+\.) ", line):
                html_of_list, index = self.list(lines, index)
                yield html_of_list
            elif line.startswith("> "):
                end = index
                while end < len(lines) and lines[end].startswith(">"):
                    end += 1
                inner = "\n".join(self.blocks([l[2:] for l in lines[index:end]]))
                yield f"<blockquote>{inner}</blockquote>"
                index = end
            else:
                end = index
                while end < len(lines) and lines[end].strip() and not re.match(r"```|\||#{1,6} |([-*]|\d+\.) ", lines[end]):
                    end += 1
                if end == index:
                    raise ValueError(f"cannot read: {line}")
                yield f"<p>{self.inline(' '.join(l.strip() for l in lines[index:end]))}</p>"
                index = end

    def code(self, lines, words):
        """A block of code in the language of its first word."""
        while lines and not lines[-1].strip():
            lines = lines[:-1]
        return f'<pre tabindex="0"><code>{self.highlight(chr(10).join(lines), words[0] if words else "")}</code></pre>'

    def table(self, lines):
        """A table, in a frame that scrolls where the screen is narrow."""
        rows = [[cell.replace(r"\|", "|").strip() for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])] for line in lines]
        head = "".join(f"<th>{self.inline(cell)}</th>" if cell else "<td></td>" for cell in rows[0])
        body = "".join("<tr>" + "".join(f"<td>{self.inline(cell)}</td>" for cell in row) + "</tr>\n" for row in rows[2:])
        head = f"<thead><tr>{head}</tr></thead>" if any(rows[0]) else ""
        return f'<div class="scroll" tabindex="0"><table>{head}<tbody>\n{body}</tbody></table></div>'

    def list(self, lines, index):
        """A list, and the index of the line after it; what is indented belongs to its item."""
        ordered = lines[index][0].isdigit()
        items = []
        while index < len(lines):
            match = re.match(r"([-*]|\d+\.) +", lines[index])
            if not match or lines[index][0].isdigit() != ordered:
                break
            item = [lines[index][match.end():]]
            index += 1
            while index < len(lines):
                line = lines[index]
                follows = index + 1 < len(lines) and lines[index + 1].startswith("  ")
                if line.startswith("  "):
                    item.append(line[min(match.end(), len(line) - len(line.lstrip())):])
                elif not line.strip() and follows:
                    item.append("")
                elif line.strip() and not re.match(r"([-*]|\d+\.) |#|\||```", line) and item[-1].strip():
                    item.append(line)
                else:
                    break
                index += 1
            inner = list(self.blocks(item))
            if inner and inner[0].startswith("<p>"):
                inner[0] = inner[0][3:-4]
            items.append(f"<li>{chr(10).join(inner)}</li>")
            if index + 1 < len(lines) and not lines[index].strip() and re.match(r"([-*]|\d+\.) ", lines[index + 1]):
                index += 1
        tag = "ol" if ordered else "ul"
        return f"<{tag}>\n" + "\n".join(items) + f"\n</{tag}>", index
