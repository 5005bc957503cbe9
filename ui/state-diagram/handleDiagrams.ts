/** Highlights the transition under the pointer in drawing and list, in all state diagrams. */
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
