"use strict";
// What the scripts of the preview page, the studio and the site share.

const $ = (id) => document.getElementById(id);

/** Makes an element of HTML, or of SVG if `svg` is set; texts stay texts, whatever is in them. */
function make(name, { svg, ...properties } = {}, ...children) {
  const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (!svg && key in element) element[key] = value; else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

const button = (title, properties) => make("button", { type: "button", ...properties }, title);

/** A small square of a colour, as decoration beside its text. */
function chip(color) {
  const element = make("i", { className: "chip" });
  element.style.setProperty("--c", color);
  return element;
}

/** A text with a chip before each colour in it. */
const withChips = (text) => text.split(/(#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?\b)/).flatMap((part, index) => (
  index % 2 ? [chip(part), part] : part ? [part] : []));

/** How far a key leads in a row; nothing for other keys than arrows. */
const stepOf = ({ key }) => ({ ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 })[key];

const copied = (text) => navigator.clipboard?.writeText(text).then(() => true, () => false);
const saveAs = (name, href) => make("a", { href, download: name }).click();

/** What lays the pairs in an element over each other, the later one cut at a line that can be moved. */
function slider(target, isOn = false) {
  const box = make("input", { type: "checkbox", checked: isOn });
  const line = make("input", { type: "range", value: 50, hidden: true, ariaLabel: "Before and after" });
  const move = () => {
    target.classList.toggle("sliding", box.checked);
    target.style.setProperty("--cut", `${line.value}%`);
    line.hidden = !box.checked;
  };
  box.oninput = line.oninput = move;
  move();
  return make("span", { className: "slider" }, make("label", {}, box, " Slider"), line);
}
