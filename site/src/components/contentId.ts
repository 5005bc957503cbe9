/** Id of the `<main>` of every page, to which the first link of the page leads. */
export const contentId = 'content';
