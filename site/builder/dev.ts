import { createServer, type ServerResponse } from 'node:http';
import { extname, resolve } from 'node:path';
import sirv from 'sirv';
import { makeDerived } from '../../tools/run/derived.mjs';
import { settingsFrom } from '../../tools/run/settings.mjs';
import { listen } from '../../tools/start/site-server.mjs';
import type { SiteLocale } from '../locales.ts';
import type { Program } from '../src/start/dataBlock.ts';
import { defaultLocale, languageOf, languages, pathIn, root } from './languages.ts';
import { errorPage, problemOf } from './outputs/errorPage.ts';
import { inlineScript } from './outputs/scripts.ts';
import { lastChanges } from './pages/lastChanges.ts';
import type { Route } from './pages/routes.tsx';
import { noteChange, refreshData } from './vite/changes.ts';
import { at } from './vite/paths.ts';
import type { Programs } from './vite/programs.ts';

process.env.NODE_ENV = 'development';
const { openVite } = await import('./vite/openVite.ts');
const { bundlePrograms } = await import('./vite/programs.ts');

/** Serves the site from its sources: a page is rendered when it is asked for, and shown again when a file changes. */
const settings = settingsFrom(process.env);

await makeDerived();
const site = await openVite(true);
const changes = lastChanges();
const files = sirv(at('site/static'), { dev: true });

const waiting = new Set<ServerResponse>();
/** The programs of each language, bundled when a page runs them. */
const bundles = new Map<SiteLocale, Promise<Programs>>();

const programsOf = (locale: SiteLocale) => {
  const known = bundles.get(locale) ?? bundlePrograms(locale, site.read);
  bundles.set(locale, known);
  return known;
};

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

/** What the terminal said last: one error is met by each request until a file changes. */
let reported = '';

function report(error: unknown): void {
  const { message, place } = problemOf(error);
  const text = `${message}\n  ${place}`;
  if (text !== reported) console.error(text);
  reported = text;
  if (place) failed.add(resolve(at(), place.replace(/(:\d+)+$/, '')));
}

/** Files whose errors a new file may remedy: they import it, or show it. */
const failed = new Set<string>();

/** Has them run again; returns how many modules were forgotten. */
function retryFailed(): number {
  const count = [...failed].reduce((sum, file) => sum + noteChange(site, file), 0);
  failed.clear();
  return count;
}

const refresh = `<script>${inlineScript('refresh')}</script>`;

function placeOf(path: string): { locale: SiteLocale; address: string } {
  const language = languages.find(
    ({ locale, base }) => locale !== defaultLocale && `${path}/`.startsWith(base),
  );
  const base = language?.base ?? root;
  const address = `/${path.slice(base.length)}`.replace(/(\/index)?\.html$|(?<=.)\/$/, '');
  return { locale: language?.locale ?? defaultLocale, address };
}

async function pagesOf(locale: SiteLocale) {
  await refreshData(site, locale);
  const { pageDataIn } = await site.load<typeof import('./data/pageData.ts')>('data', 'data/pageData.ts');
  const given = { changes, data: pageDataIn(locale) };
  const pages = await site.load<typeof import('./pages/language.ts')>(locale, 'pages/language.ts');
  return { ...pages, render: (route: Route) => pages.render(route, given) };
}

async function pageHtml(path: string): Promise<string | undefined> {
  const { locale, address } = placeOf(path);
  const { table, render } = await pagesOf(locale);
  const route = table.routes.find((each) => each.address.replace(/\.html$/, '') === address);
  if (!route) return undefined;
  const page = await render(route);
  const { htmlWriter } = await site.load<typeof import('./outputs/html.ts')>('data', 'outputs/html.ts');
  const { wholeSheet } = await site.load<typeof import('./outputs/styles.ts')>('data', 'outputs/styles.ts');
  const filesOf = (program: Program) => [`/@${program}/${locale}.css`, `/@${program}/${locale}.mjs`];
  const entries = { islands: filesOf('islands'), samples: filesOf('samples') };
  const sheet = wholeSheet(site.styles).replace(/url\(["']?[^"')]*\/(font\/[^"')]+)["']?\)/g, 'url(/ui/$1)');
  return htmlWriter(entries)(page, sheet).replace('</body>', () => `${refresh}</body>`);
}

/** What a path is besides a page: where a former page leads, or a file that belongs to the pages. */
async function besidesPages(path: string): Promise<{ location?: string; content?: string | Uint8Array }> {
  const { locale, address } = placeOf(path);
  const { askedFile } = await site.load<typeof import('./outputs/askedFile.ts')>(
    'data',
    'outputs/askedFile.ts',
  );
  const { language, table, render } = await pagesOf(locale);
  const { redirectOf } = await site.load<typeof import('./outputs/redirects.ts')>(
    'data',
    'outputs/redirects.ts',
  );
  const location = redirectOf(language, address);
  if (location) return { location };
  const asked = { language, table, render };
  return { content: await askedFile(path.slice(language.base.length), asked) };
}

async function scriptFile(path: string): Promise<string | Uint8Array | undefined> {
  const [, program, locale, kind] = /^\/@(islands|samples)\/(\w+)\.(css|mjs)$/.exec(path) ?? [];
  if (program) {
    const { entries, files: made } = await programsOf(locale as SiteLocale);
    const files = entries[program as Program].filter((url) => url.endsWith(`.${kind}`));
    if (kind === 'mjs') return `export * from ${JSON.stringify(files.at(-1))};`;
    return files.map((url) => made.get(url.slice(root.length))).join('');
  }
  if (path.includes('assets/islands/')) {
    const { files: made } = await programsOf(placeOf(path).locale);
    return made.get(path.slice(root.length));
  }
  if (!path.includes('assets/')) return undefined;
  const { mainScript, scriptsOnDemand } = await site.load<typeof import('./outputs/html.ts')>(
    'data',
    'outputs/html.ts',
  );
  return [mainScript, ...scriptsOnDemand].find((script) => path.endsWith(script.path))?.text;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
};
const typeOf = (path: string) => types[extname(path)] ?? 'text/javascript';

const server = createServer(async (request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  const send = (status: number, type: string, content: string | Uint8Array) =>
    response
      .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .end(content);
  if (path === '/@changes') {
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write(':\n\n');
    waiting.add(response.on('close', () => waiting.delete(response)));
    return;
  }
  if (path.endsWith('/runtime.json'))
    return send(200, 'application/json', JSON.stringify({ sandboxUrl: settings.sandboxUrl }));
  try {
    const script = await scriptFile(path);
    if (script !== undefined) return send(200, typeOf(path), script);
    const page = await pageHtml(path);
    if (page !== undefined) return send(200, 'text/html', page);
    const { location, content } = await besidesPages(path);
    if (location) return response.writeHead(302, { location }).end();
    if (content !== undefined) return send(200, typeOf(path), content);
    const isFont = path.startsWith('/ui/font/');
    // Each language of the site has the files of all, as its host has them.
    request.url = isFont ? path : `/${path.slice(languageOf(placeOf(path).locale).base.length)}`;
    const under = isFont ? sirv(at(), { dev: true }) : files;
    under(request, response, async () => {
      send(404, 'text/html', (await pageHtml(pathIn(languageOf(placeOf(path).locale), '/404'))) ?? '');
    });
  } catch (error) {
    report(error);
    send(500, 'text/html', errorPage(error) + refresh);
  }
});

await listen(server, settings);
console.log(`The site is at ${settings.siteUrl}${root}`);
