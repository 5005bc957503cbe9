/** Opens the collapsed parts around the URL's anchor, and scrolls to it: some browsers leave them closed. */
export function openPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  const folded = place?.closest<HTMLDetailsElement>('details:not([open])');
  if (!folded) return;
  for (let each: HTMLDetailsElement | null = folded; each; ) {
    each.open = true;
    each = each.parentElement?.closest('details') ?? null;
  }
  place?.scrollIntoView();
}
