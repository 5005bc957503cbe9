function mostFrequent(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter((each) => each === text).length;
  return texts.reduce<string | undefined>(
    (most, text) => (most !== undefined && count(most) >= count(text) ? most : text),
    undefined,
  );
}

/** Link to the reference: its fragment, and whether it is a ViewApi button. */
interface ReferenceLink {
  anchor: string;
  isButton: boolean;
}

/** Most frequent link among calls that have a button, because a guide may start with another call, such as a read. */
export function mainAnchor(links: readonly ReferenceLink[]): string | undefined {
  const withButton = new Set(links.filter(({ isButton }) => isButton).map(({ anchor }) => anchor));
  const anchors = links.map(({ anchor }) => anchor);
  return mostFrequent(anchors.filter((anchor) => withButton.has(anchor))) ?? anchors[0];
}

export function referenceLinks(api: string): ReferenceLink[] {
  const found = document.querySelectorAll<HTMLAnchorElement>(`article a[href^="${api}#tag/"]`);
  return [...found].map((link) => ({
    anchor: link.hash.slice(1),
    isButton: link.hasAttribute('data-opens-panel'),
  }));
}
