// Tables of others that this browser does not list any more, until it opens them again.

const mark = (table) => `hidden:${table}`;

export const hide = (table) => localStorage.setItem(mark(table), "yes");
export const showAgain = (table) => localStorage.removeItem(mark(table));
export const isHidden = (table) => localStorage.getItem(mark(table)) !== null;
