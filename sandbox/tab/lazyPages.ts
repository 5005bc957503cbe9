import type { Pages } from '../http/pages/pages.ts';
import type { StartPage } from '../http/pages/startPage.ts';
import { loadOnce } from '../loadOnce.ts';

interface Place {
  siteUrl: string;
  root: string;
}

/** Module that renders a build of pages (checkout/pages.ts, workbench/app/servePages.ts). */
interface Drawing<Drawn> {
  createPages(place: Place & { read(path: string): Uint8Array | undefined }): Drawn;
}

interface LazyPages<Drawn> {
  pages: Drawn;
  /** Resolves once pages can be rendered. @throws TypeError if their files cannot be fetched */
  ready(): Promise<void>;
}

const bytesAt = async (url: URL) => new Uint8Array(await (await fetch(url)).arrayBuffer());

/** `folder` has `render.mjs`, `manifest.json` and `assets/`; `pagesOf` wraps the renderer, loaded on demand. */
function createLazyPages<Drawn>(folder: URL, place: Place, pagesOf: (drawn: () => Drawn) => Drawn): LazyPages<Drawn> {
  let loaded: Drawn | undefined;

  const ready = loadOnce(async () => {
    const drawing = import(new URL('render.mjs', folder).href) as Promise<Drawing<Drawn>>;
    const manifest = await bytesAt(new URL('manifest.json', folder));
    const { assets } = JSON.parse(new TextDecoder().decode(manifest)) as { assets: string[] };
    const paths = assets.map((name) => `assets/${name}`);
    const all = await Promise.all(paths.map((path) => bytesAt(new URL(path, folder))));
    const files = new Map(paths.map((path, index) => [path, all[index]]));
    files.set('manifest.json', manifest);
    loaded = (await drawing).createPages({ read: (path) => files.get(path), ...place });
  });
  const pages = pagesOf(() => {
    if (!loaded) throw new Error('Pages are rendered once they are ready.');
    return loaded;
  });
  return { ready, pages };
}

/** Payment and sign-up pages. @param folder folder of their build */
export const lazyPayerPages = (folder: URL, place: Place): LazyPages<Pages> =>
  createLazyPages(folder, place, (drawn) => ({
    checkout: (view, look) => drawn().checkout(view, look),
    registration: (view) => drawn().registration(view),
    embedScript: (address) => drawn().embedScript(address),
    asset: (name) => drawn().asset(name),
  }));

/** Start page (the workbench). @param folder folder of its build */
export const lazyStartPage = (folder: URL, place: Place): LazyPages<StartPage> =>
  createLazyPages(folder, place, (drawn) => ({
    page: (language) => drawn().page(language),
    asset: (name) => drawn().asset(name),
  }));
