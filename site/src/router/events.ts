/** Event of the document: the page that it shows is about to be left for another one. */
export const pageLeft = 'balcao:leave';

export const pageShown = 'balcao:page';
