/** Functions from outside the bundle, because cached code cannot import modules (nodejs.org/api/vm.html). */
export const loader = {
  importModule: (url: string): Promise<unknown> => import(url),
  /** Called once a sandbox has responded, that is, once all code needed for a start has run. */
  served(): void {
    /* without a cache */
  },
};
