/** Provided by who loads the one file: compiled code that was kept cannot import modules (nodejs.org/api/vm.html). */
export const loader = {
  importModule: (url: string): Promise<unknown> => import(url),
  /** A sandbox answers: everything that a start needs has run. */
  served(): void {
    /* nothing is kept */
  },
};
