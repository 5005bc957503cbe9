const followed = 'balcao:follow';

/** Navigates by the router if it runs, else as a new document: an event for scripts loaded on demand. */
export function followPath(path: string): void {
  const event = new CustomEvent(followed, { cancelable: true, detail: path });
  if (document.dispatchEvent(event)) location.assign(path);
}

/** @param open shows a page of the site by its path */
export function answerFollowing(open: (path: string) => void): void {
  document.addEventListener(followed, (event) => {
    event.preventDefault();
    open((event as CustomEvent<string>).detail);
  });
}
