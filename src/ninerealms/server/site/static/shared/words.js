// The page's own sentences in the reader's language; `{name}` is filled in here.

const known = JSON.parse(document.getElementById("words").textContent);

export const language = document.documentElement.lang;

export function say(key, values = {}) {
  return known[`page-${key}`].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

export const seatColour = (seat) => known[seat === -2 ? "seat-team" : `seat-${seat}`] ?? "";

export const percent = (share) => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** What the page has to say to a refusal: in the reader's language, with the server's sentence where that says more. */
export function refusal(error) {
  const told = known[`page-refused-${error.code}`]?.replace("{text}", () => error.message) ?? error.message;
  return error.rule ? `${told} (${error.rule})` : told;
}
