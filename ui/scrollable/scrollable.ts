/** Makes a block scrollable by keyboard (WCAG 2.1.1). It is a group, because many regions would be many landmarks. */
export function scrollable(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label } as const;
}
