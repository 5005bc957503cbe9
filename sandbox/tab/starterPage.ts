import { joinScript } from './joinScript.ts';

/**
 * The page that is shown where no tab runs the sandbox: it takes part in running it, and then shows what was asked for
 * in its place.
 * @param base path of the site
 */
export function starterPage(base: string): Response {
  const html = `<!doctype html><html><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>…</title>${joinScript(base, ' data-show')}</head></html>`;
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
