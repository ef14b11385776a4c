// Before the first paint: day or night, and whether things move, as chosen here before.
(() => {
  const root = document.documentElement;
  const theme = localStorage.getItem("theme");
  if (theme) root.dataset.theme = theme;
  if (localStorage.getItem("motion") === "off") root.dataset.motion = "off";
})();
