/** Document event before the page is replaced by another one. */
export const pageLeft = 'balcao:leave';

export const pageShown = 'balcao:page';
