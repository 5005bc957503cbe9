/** Whatever the controls list, newest or soonest first, they list at most this many. */
export const mostListed = 500;
