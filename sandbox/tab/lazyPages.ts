import type { Pages } from '../http/pages/pages.ts';
import { loadOnce } from '../loadOnce.ts';

/** What the built pages give (checkout/pages.ts). */
interface Drawing {
  createPages(place: { read(path: string): Uint8Array | undefined; siteUrl: string; root: string }): Pages;
}

/** Pages whose files are fetched when the first of them is asked for. */
export interface LazyPages {
  pages: Pages;
  /** Resolves once pages can be rendered. @throws TypeError where their files cannot be fetched */
  ready(): Promise<void>;
}

const bytesAt = async (url: URL) => new Uint8Array(await (await fetch(url)).arrayBuffer());

/**
 * @param folder with `render.mjs`, `manifest.json` and `assets/`, ending in a slash
 * @param place the documentation that the pages link to, and the path under which the sandbox answers
 */
export function createLazyPages(folder: URL, place: { siteUrl: string; root: string }): LazyPages {
  let loaded: Pages | undefined;

  const ready = loadOnce(async () => {
    const drawing = import(new URL('render.mjs', folder).href) as Promise<Drawing>;
    const manifest = await bytesAt(new URL('manifest.json', folder));
    const { assets } = JSON.parse(new TextDecoder().decode(manifest)) as { assets: string[] };
    const paths = assets.map((name) => `assets/${name}`);
    const all = await Promise.all(paths.map((path) => bytesAt(new URL(path, folder))));
    const files = new Map(paths.map((path, index) => [path, all[index]]));
    files.set('manifest.json', manifest);
    loaded = (await drawing).createPages({ read: (path) => files.get(path), ...place });
  });
  const drawn = () => {
    if (!loaded) throw new Error('Pages are rendered once they are ready.');
    return loaded;
  };
  return {
    ready,
    pages: {
      checkout: (view, look) => drawn().checkout(view, look),
      registration: (view) => drawn().registration(view),
      embedScript: (address) => drawn().embedScript(address),
      asset: (name) => drawn().asset(name),
    },
  };
}
