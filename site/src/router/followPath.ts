const followed = 'balcao:follow';

/** By the router where it runs, else as a new document: scripts fetched on demand reach it by this event. */
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
