/** Hooks of the bundle's loader: cached compiled code cannot import modules itself (nodejs.org/api/vm.html). */
export const loader = {
  importModule: (url: string): Promise<unknown> => import(url),
  /** Called once a sandbox has responded: all code of a start has run. */
  served(): void {
    /* no cache */
  },
};
