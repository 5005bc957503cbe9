/** An event of the document: somebody outside the application follows a link within the site. */
const followed = 'balcao:follow';

/**
 * Leads to a page of the site: by the application's router where it runs, else as a new document.
 * @param path with the base path, query and anchor
 */
export function followPath(path: string): void {
  const event = new CustomEvent(followed, { cancelable: true, detail: path });
  if (document.dispatchEvent(event)) location.assign(path);
}

/**
 * Lets the application's router follow such links.
 * @param open shows a page of the site by its path
 * @returns ends that
 */
export function answerFollowing(open: (path: string) => void): () => void {
  const answer = (event: Event) => {
    event.preventDefault();
    open((event as CustomEvent<string>).detail);
  };
  document.addEventListener(followed, answer);
  return () => document.removeEventListener(followed, answer);
}
