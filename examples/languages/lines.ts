/** Lines of a sample that stand there only under a condition. */
export function when(condition: boolean, ...lines: readonly string[]): readonly string[] {
  return condition ? lines : [];
}

/** A file of these lines. */
export const fileOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** Lines one or more levels deeper; an empty one stays empty. */
export function indented(lines: readonly string[], indent: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : indent + line));
}
