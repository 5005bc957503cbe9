/** Event of the document: the page that it shows is about to be left for another one. */
export const pageLeft = 'balcao:leave';

/** Event of the document: it shows another page. */
export const pageShown = 'balcao:page';
