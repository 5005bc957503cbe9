/** Stands in for the highlighter the classic theme would load in the browser; nothing on this site calls it. */
export const Prism = { languages: {} };
export const themes = {};
export const Highlight = () => null;
