/**
 * Attributes of an element that scrolls horizontally, so that the keyboard reaches it (WCAG 2.1.1). A group rather than
 * a region: a page with twenty samples would otherwise have twenty landmarks.
 */
export function scrollable(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label } as const;
}
