/**
 * What whoever loads the package's one file does for it: compiled code that was kept cannot import modules itself
 * (nodejs.org/api/vm.html), and does not know where it is kept. Run from its sources, it needs neither.
 */
export const loader = {
  importModule: (url: string): Promise<unknown> => import(url),
  /** A sandbox answers: everything that a start needs has run. */
  served(): void {
    /* nothing is kept */
  },
};
