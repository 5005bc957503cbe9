/** Lines that a sample contains under a condition. */
export function when(condition: boolean, ...lines: readonly string[]): readonly string[] {
  return condition ? lines : [];
}

export const fileOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** Indents lines; an empty one stays empty. */
export function indented(lines: readonly string[], indent: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : indent + line));
}
