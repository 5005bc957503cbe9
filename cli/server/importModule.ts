type ImportModule = (url: string) => Promise<unknown>;

let chosen: ImportModule = (url) => import(url);

/** Imports a module of the package by its URL. */
export const importModule: ImportModule = (url) => chosen(url);

/** Compiled code that was kept cannot import modules (nodejs.org/api/vm.html): who loads it does that for it. */
export function importBy(outside: ImportModule): void {
  chosen = outside;
}
