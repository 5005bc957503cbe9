const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>('details[data-dropdown][open]');

/** Closes the dropdowns of the bar on a press or focus outside, on Escape, and on a press on a link. */
export function handleDropdowns(): void {
  const closeOthers = ({ target }: Event) => {
    for (const each of openDropdowns()) if (!each.contains(target as Node)) each.open = false;
  };
  document.addEventListener('pointerdown', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('details[data-dropdown] a');
    link?.closest('details')?.removeAttribute('open');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const each of openDropdowns()) {
      each.open = false;
      each.querySelector('summary')?.focus();
    }
  });
}

/** Keeps the query and the anchor when the reader changes the language (docs/decisions/site-routes.md). */
export function keepAnchor(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[lang]');
      if (!link) return;
      link.search ||= location.search;
      link.hash ||= location.hash;
    },
    true,
  );
}
