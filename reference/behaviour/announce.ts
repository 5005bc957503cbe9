const shownMilliseconds = 2500;

/** Shows a message in the page's status element and removes it after a moment. */
export function createAnnouncer(root: HTMLElement, signal: AbortSignal): (text: string) => void {
  const place = root.querySelector<HTMLElement>('[data-said]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (text) => {
    if (!place) return;
    place.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => {
      place.textContent = '';
    }, shownMilliseconds);
  };
}
