/**
 * Hooks of the loader of the package's bundle: cached compiled code cannot import modules itself
 * (nodejs.org/api/vm.html), and does not know its path. Not needed when run from source.
 */
export const loader = {
  importModule: (url: string): Promise<unknown> => import(url),
  /** Called once a sandbox has responded: all code of a start has run. */
  served(): void {
    /* no cache */
  },
};
