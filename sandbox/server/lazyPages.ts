import { readFileSync } from 'node:fs';
import type { Pages } from '../http/pages/pages.ts';
import type { StartPage } from '../http/pages/startPage.ts';
import { loadOnce } from '../loadOnce.ts';

/** What built pages give: a port over their folder. */
interface Drawing<Port> {
  createPages(place: { read(path: string): Uint8Array | undefined; siteUrl: string }): Port;
}

/** The bytes of a file; undefined where there is none. */
function readIn(folder: URL, path: string): Uint8Array | undefined {
  try {
    return readFileSync(new URL(path, folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Loads what a build left in a folder once it is asked for: a start waits for no page.
 * @returns undefined where nothing was built there
 */
function drawnIn<Port>(folder: URL, siteUrl: string): (() => Promise<Port>) | undefined {
  if (!readIn(folder, 'manifest.json')) return undefined;
  return loadOnce(async () => {
    const drawing = (await import(new URL('render.mjs', folder).href)) as Drawing<Port>;
    return drawing.createPages({ read: (path) => readIn(folder, path), siteUrl });
  });
}

/**
 * Payment and sign-up pages, as the build left them beside the sandbox.
 * @param folder with `render.mjs`, `manifest.json` and `assets/`, ending in a slash
 * @param siteUrl the documentation the pages link to
 * @returns undefined where nothing was built there
 */
export function lazyPages(folder: URL, siteUrl: string): Pages | undefined {
  const drawn = drawnIn<Pages>(folder, siteUrl);
  return (
    drawn && {
      checkout: async (view, look) => (await drawn()).checkout(view, look),
      registration: async (view) => (await drawn()).registration(view),
      embedScript: async (address) => (await drawn()).embedScript(address),
      asset: async (name) => (await drawn()).asset(name),
    }
  );
}

/** The same for the start page, the workbench. */
export function lazyStartPage(folder: URL, siteUrl: string): StartPage | undefined {
  const drawn = drawnIn<StartPage>(folder, siteUrl);
  return (
    drawn && {
      page: async (language) => (await drawn()).page(language),
      asset: async (name) => (await drawn()).asset(name),
    }
  );
}
