/** Moves the focus to the content, as the link alone would, but keeps the URL, which may name a place of the reference. */
export function handleSkipLink(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-skip]');
    const content = link && document.getElementById(link.hash.slice(1));
    if (!content) return;
    event.preventDefault();
    content.tabIndex = -1;
    content.focus();
    content.removeAttribute('tabindex');
  });
}
