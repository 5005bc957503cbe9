import type { Pages } from '../sandbox/http/pages/pages.ts';

const shown = (view: unknown) => `<!doctype html><pre>${JSON.stringify(view)?.replaceAll('<', '&lt;')}</pre>`;

/** Pages that show what they are made of. */
export const plainPages: Pages = {
  checkout: (view, appearance) => shown({ view, appearance }),
  registration: shown,
  embedScript: (address) => `open(${JSON.stringify(address)})`,
  asset: (name) =>
    name === 'page.js' ? { body: new TextEncoder().encode('draw()'), type: 'text/javascript' } : undefined,
};
