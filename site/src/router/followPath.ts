const followed = 'balcao:follow';

/**
 * Leads to a page of the site: by the router where it runs, else as a new document. Scripts that are fetched on demand
 * reach the router by this event of the document.
 * @param path with the base path, query and anchor
 */
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
