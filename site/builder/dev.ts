import { createServer, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { packageSpec } from '@balcao/text/urls.ts';
import sirv from 'sirv';
import { provider } from '../../provider.config.ts';
import { makeDerived } from '../../tools/run/derived.mjs';
import { buildDownloads } from '../../tools/run/downloads.mjs';
import { settingsFrom } from '../../tools/run/settings.mjs';
import { isDownload, listen } from '../../tools/start/site-server.mjs';
import { defaultLocale, type SiteLocale } from '../locales.ts';
import { type Language, languageOf, languages, packageOfSite, root } from './languages.ts';
import { errorPage, problemOf } from './outputs/errorPage.ts';
import { inlineScript } from './outputs/scripts.ts';
import { lastChanges } from './pages/lastChanges.ts';
import type { Route } from './pages/routes.tsx';
import { noteChange } from './vite/changes.ts';
import { at } from './vite/paths.ts';
import type { Programs } from './vite/programs.ts';

process.env.NODE_ENV = 'development';
const { openVite } = await import('./vite/openVite.ts');
const { bundlePrograms } = await import('./vite/programs.ts');

/** Serves the site from its sources: renders pages on request, and reloads them when a file changes. */
const settings = settingsFrom(process.env);

await makeDerived();
const site = await openVite();
const changes = lastChanges();
const files = sirv(at('site/static'), { dev: true });
const fonts = sirv(at(), { dev: true });
const downloads = sirv(at('.build/downloads'), { dev: true });
/** Package spec with the URL of the development server. */
const packageHere = packageSpec(settings.siteUrl + root, provider.registryName);

const waiting = new Set<ServerResponse>();
/** Programs of each language, bundled on first use. */
const bundles = new Map<SiteLocale, Promise<Programs>>();

site.server.watcher.on('all', (event, file) => {
  if (event === 'addDir' || event === 'unlinkDir') return;
  const isOther = event !== 'change';
  const count = noteChange(site, file) + (isOther ? retryFailed() : 0);
  if (count === 0 && !(isOther && file.endsWith('.mdx'))) return;
  bundles.clear();
  reported = '';
  console.log(`${file.slice(at('/').length)}: ${count} modules`);
  for (const response of waiting) response.write('data: changed\n\n');
});

/** Last error printed on the terminal. The same error recurs with each request until a file changes. */
let reported = '';

function report(error: unknown): void {
  const { message, place } = problemOf(error);
  const text = `${message}\n  ${place}`;
  if (text !== reported) console.error(text);
  reported = text;
  if (place) failed.add(resolve(at(), place.replace(/(:\d+)+$/, '')));
}

/** Files with errors that a new file may fix, because they import or show it. */
const failed = new Set<string>();

/** Invalidates the failed files. Returns the number of invalidated modules. */
function retryFailed(): number {
  const count = [...failed].reduce((sum, file) => sum + noteChange(site, file), 0);
  failed.clear();
  return count;
}

const languageAt = (path: string): Language =>
  languages.find(({ locale, base }) => locale !== defaultLocale && `${path}/`.startsWith(base)) ??
  languageOf(defaultLocale);

async function answerIn(language: Language, file: string) {
  const { locale } = language;
  const { pageDataIn } = await site.load<typeof import('./data/pageData.ts')>('data', 'data/pageData.ts');
  const { answer } = await site.load<typeof import('./outputs/answer.ts')>('data', 'outputs/answer.ts');
  const { table, render } = await site.load<typeof import('./pages/language.ts')>(locale, 'pages/language.ts');
  const given = { changes, data: pageDataIn(locale) };
  const programs = () => {
    const known = bundles.get(locale) ?? bundlePrograms(locale, site.read);
    bundles.set(locale, known);
    return known;
  };
  return answer(file, {
    ...{ language, table, programs, styles: site.styles },
    render: (route: Route) => render(route, given),
  });
}

const refresh = `<script>${inlineScript('refresh')}</script>`;

const here = (text: string) =>
  text.replaceAll(provider.sandbox, settings.sandboxUrl).replaceAll(packageOfSite, packageHere);

const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  const send = (status: number, type: string, content: string | Uint8Array) =>
    response
      .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .end(typeof content === 'string' ? here(content) : content);
  if (path === '/@changes') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n');
    waiting.add(response.on('close', () => waiting.delete(response)));
    return;
  }
  if (path.endsWith('/runtime.json'))
    return send(200, 'application/json', JSON.stringify({ sandboxUrl: settings.sandboxUrl }));
  if (path.startsWith('/ui/font/')) return fonts(request, response);
  const language = languageAt(path);
  const file = path.slice(language.base.length);
  const fail = (error: unknown) => {
    report(error);
    send(500, 'text/html', errorPage(error) + refresh);
  };
  if (isDownload(path)) {
    buildDownloads().then(() => downloads(request, response), fail);
    return;
  }
  const show = async (status: number, asked: string, otherwise?: () => void): Promise<void> => {
    const found = await answerIn(language, asked);
    if (!found) return otherwise?.();
    if ('location' in found) response.writeHead(302, found).end();
    else send(status, found.type, found.type === 'text/html' ? found.content + refresh : found.content);
  };
  show(200, file, () => {
    // Static files are served in each language, as on a host.
    request.url = `/${file}`;
    files(request, response, () => show(404, '404').catch(fail));
  }).catch(fail);
});

await listen(server, settings);
console.log(`The site is at ${settings.siteUrl}${root}`);
