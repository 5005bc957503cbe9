import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Pages } from '../http/pages/pages.ts';
import type { StartPage } from '../http/pages/startPage.ts';
import { loadOnce } from '../loadOnce.ts';

export type ImportModule = (url: string) => Promise<unknown>;

interface Place {
  siteUrl: string;
  isExposed?: boolean;
}

/** Module of built pages. Creates a port from a function that reads their folder. */
interface Drawing<Port> {
  createPages(place: Place & { read(path: string): Uint8Array | undefined }): Port;
}

function bytesIn(folder: URL, path: string): Buffer | undefined {
  try {
    return readFileSync(new URL(path, folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Bytes of a file, which may be compressed, as in the package `balcao`. */
function readIn(folder: URL, path: string): Uint8Array | undefined {
  const compressed = bytesIn(folder, `${path}.br`);
  return compressed ? brotliDecompressSync(compressed) : bytesIn(folder, path);
}

/** Loads a build at first use; undefined if there is no build. */
function drawnIn<Port>(
  folder: URL,
  place: Place,
  importModule: ImportModule = (url) => import(url),
): (() => Promise<Port>) | undefined {
  if (!readIn(folder, 'manifest.json')) return undefined;
  return loadOnce(async () => {
    const drawing = (await importModule(new URL('render.mjs', folder).href)) as Drawing<Port>;
    return drawing.createPages({ read: (path) => readIn(folder, path), ...place });
  });
}

/** Pages built beside the sandbox; undefined if there is no build. They link to `siteUrl`. */
export function lazyPages(folder: URL, siteUrl: string, importModule?: ImportModule): Pages | undefined {
  const drawn = drawnIn<Pages>(folder, { siteUrl }, importModule);
  return (
    drawn && {
      checkout: async (view, look) => (await drawn()).checkout(view, look),
      registration: async (view) => (await drawn()).registration(view),
      embedScript: async (address) => (await drawn()).embedScript(address),
      asset: async (name) => (await drawn()).asset(name),
    }
  );
}

export function lazyStartPage(folder: URL, place: Place, importModule?: ImportModule): StartPage | undefined {
  const drawn = drawnIn<StartPage>(folder, place, importModule);
  return (
    drawn && {
      page: async (language) => (await drawn()).page(language),
      asset: async (name) => (await drawn()).asset(name),
    }
  );
}
