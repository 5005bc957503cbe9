/** Keeps query and anchor when the language changes (docs/decisions/site-routes.md). */
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
