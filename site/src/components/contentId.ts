/** Id of every page's `<main>`, the target of the page's first link. */
export const contentId = 'content';
