const width = 110;

/** Wraps paragraphs into lines, with an empty line between paragraphs. An empty text has no lines. */
export function wrapped(text: string, indent: number): string[] {
  if (!text) return [];
  return text.split(/\n\n+/).flatMap((paragraph, at) => [...(at > 0 ? [''] : []), ...filled(paragraph, indent)]);
}

function filled(paragraph: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/)) {
    if (line && line.length + 1 + word.length > width - indent) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

/** Block comment for JavaScript and PHP, on one line if possible; empty if there are no lines. */
export function blockComment(lines: readonly string[], indent: string): string {
  if (lines.length === 0) return '';
  const safe = lines.map((line) => line.replaceAll('*/', '*\\/'));
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`;
  const inside = safe.map((line) => `${indent} * ${line}`.trimEnd());
  return `${indent}/**\n${inside.join('\n')}\n${indent} */\n`;
}

export const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
