/** Marker before a section of the Markdown, by which scripts find the section. */
export const sectionMark = (anchor: string) => `<a id="${anchor}"></a>`;

export function sectionOf(markdown: string, anchor: string): string {
  const mark = sectionMark(anchor);
  const start = markdown.indexOf(mark);
  if (start < 0) throw new Error(`the Markdown has no section #${anchor}`);
  const end = markdown.indexOf('<a id="', start + mark.length);
  return markdown.slice(start + mark.length, end < 0 ? undefined : end).trim();
}
