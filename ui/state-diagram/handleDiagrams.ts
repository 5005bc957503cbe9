/** Has every state diagram of the document point out the transition under the pointer, in its drawing and in its list. */
export function handleDiagrams(): void {
  let lit: Element | null | undefined;

  const mark = (number?: string) => {
    lit?.toggleAttribute('data-lit', number !== undefined);
    for (const part of lit?.querySelectorAll<HTMLElement | SVGElement>('[data-arrow]') ?? [])
      part.toggleAttribute('data-on', part.dataset.arrow === number);
  };

  document.addEventListener('pointerover', ({ target }) => {
    const part = (target as Element).closest<HTMLElement | SVGElement>('[data-arrow]');
    mark();
    lit = part?.closest('figure');
    mark(part?.dataset.arrow);
  });
}
