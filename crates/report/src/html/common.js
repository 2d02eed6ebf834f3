"use strict";
// Theme button: system, light, dark.
(() => {
  const button = document.getElementById("theme");
  const names = ["system", "light", "dark"];
  let at = 0;
  const show = () => {
    if (at) document.documentElement.dataset.theme = names[at];
    else delete document.documentElement.dataset.theme;
    button.textContent = "Theme: " + names[at];
  };
  button.onclick = () => {
    at = (at + 1) % names.length;
    show();
  };
})();

// Tooltips of the plots.
(() => {
  const tip = document.getElementById("plot-tip");
  document.addEventListener("pointermove", event => {
    const words = event.target.closest?.("[data-tip]")?.dataset.tip;
    tip.hidden = !words;
    if (!words) return;
    tip.textContent = words;
    const room = document.documentElement.clientWidth - tip.offsetWidth - 8;
    tip.style.left = scrollX + Math.min(event.clientX + 14, room) + "px";
    tip.style.top = scrollY + event.clientY + 16 + "px";
  });
})();

