/** For the keyboard (WCAG 2.1.1). A group: twenty samples as regions would be twenty landmarks. */
export function scrollable(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label } as const;
}
