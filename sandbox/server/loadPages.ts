import { readFileSync } from 'node:fs';

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
 * Pages that people see, as the build left them beside the sandbox.
 * @param folder with `render.mjs`, `manifest.json` and `assets/`, ending in a slash
 * @param siteUrl the documentation the pages link to
 * @returns undefined where nothing was built there
 */
export async function loadPages<Port>(folder: URL, siteUrl: string): Promise<Port | undefined> {
  if (!readIn(folder, 'manifest.json')) return undefined;
  const drawing = (await import(new URL('render.mjs', folder).href)) as Drawing<Port>;
  return drawing.createPages({ read: (path) => readIn(folder, path), siteUrl });
}
