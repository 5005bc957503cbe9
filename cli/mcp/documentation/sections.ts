/** Section of a page, from its heading to the next heading of the same or a higher level. */
export interface PageSection {
  heading: string;
  level: number;
  text: string;
}

interface Heading {
  heading: string;
  level: number;
  start: number;
}

/** Headings of a Markdown text. Ignores lines that start with `#` in code blocks. */
function headingsOf(markdown: string): Heading[] {
  const headings: Heading[] = [];
  let start = 0;
  let fence = '';
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && line.trim() === fence) fence = '';
    const [, hashes, heading] = (!fence && /^(#{1,6})\s+(.+)$/.exec(line)) || [];
    if (hashes && heading) headings.push({ heading: heading.trim(), level: hashes.length, start });
    start += line.length + 1;
  }
  return headings;
}

export function sectionsIn(markdown: string): PageSection[] {
  const headings = headingsOf(markdown).filter(({ level }) => level > 1);
  return headings.map(({ heading, level, start }, i) => {
    const next = headings.slice(i + 1).find((each) => each.level <= level);
    return { heading, level, text: markdown.slice(start, next?.start).trimEnd() };
  });
}

export function beginningOf(markdown: string): string {
  const [first] = headingsOf(markdown).filter(({ level }) => level > 1);
  return markdown.slice(0, first?.start).trimEnd();
}
