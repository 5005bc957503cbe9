const shownMilliseconds = 2500;

/** Says something in the page's own place for that, and takes it back after a moment. */
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
