/**
 * What an element that scrolls sideways needs so that a keyboard reaches it (WCAG 2.1.1).
 * A group rather than a region: a page with twenty samples would otherwise have twenty landmarks.
 * @param label what scrolls, read on arrival
 */
export function scrollable(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label } as const;
}
