import { pageOf } from './routes.ts';

/** So long a page that was fetched ahead is shown without asking again. */
const freshMilliseconds = 300_000;
/** The most recent pages that are kept. */
const mostKept = 20;

/** The browser itself has to open the URL: it is no page, or one of another build. */
export class LeaveError extends Error {}

interface Kept {
  text: Promise<string>;
  until: number;
  page?: Promise<Document>;
}

const kept = new Map<string, Kept>();

const scriptsOf = (page: Document) => page.getElementById('scripts')?.textContent;

/** Whether a page belongs to the build of this one: its scripts have the same names. */
export const isSameBuild = (page: Document): boolean => scriptsOf(page) === scriptsOf(document);

/**
 * Fetches a page.
 * @throws LeaveError where the server has no page at this URL, or leads to another one
 * @throws Error where it cannot respond
 */
async function request(url: URL, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url.pathname + url.search, { signal, headers: { accept: 'text/html' } });
  if (response.status >= 500) throw new Error(`${response.status} ${response.statusText}`);
  if (!response.ok || pageOf(new URL(response.url)) !== pageOf(url)) throw new LeaveError();
  return response;
}

async function fetchText(url: URL): Promise<string> {
  const response = await request(url);
  // In development the next one is another page.
  if (/no-store/.test(response.headers.get('cache-control') ?? '')) kept.delete(pageOf(url));
  return response.text();
}

function ofThisBuild(page: Document): Document {
  if (!isSameBuild(page)) throw new LeaveError();
  return page;
}

const parse = (text: string) => ofThisBuild(new DOMParser().parseFromString(text, 'text/html'));

/** Parses a page while it arrives. */
async function parseArriving({ body }: Response): Promise<Document> {
  const page = document.implementation.createHTMLDocument();
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  page.open();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) page.write(part.value);
  page.close();
  return ofThisBuild(page);
}

/**
 * Fetches a page before its link is followed.
 * @param isLikely whether it is parsed, too
 * @returns whether it is kept
 */
export async function fetchAhead(url: URL, isLikely: boolean): Promise<boolean> {
  const name = pageOf(url);
  let page = kept.get(name);
  if (!page || page.until < Date.now()) {
    page = { text: fetchText(url), until: Date.now() + freshMilliseconds };
    kept.delete(name);
    kept.set(name, page);
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
  }
  if (isLikely) page.page ??= page.text.then(parse);
  try {
    await (page.page ?? page.text);
  } catch {
    if (kept.get(name) === page) kept.delete(name);
  }
  return kept.has(name);
}

/** A page, fetched ahead or now. */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<Document> {
  const known = kept.get(pageOf(url));
  if (!known || known.until < Date.now()) return parseArriving(await request(url, signal));
  const { page } = known;
  // It is shown once; after that its text is parsed again.
  delete known.page;
  return page ?? parse(await known.text);
}
