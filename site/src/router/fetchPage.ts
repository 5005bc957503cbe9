import { pageOf } from './routes.ts';

/** So long a page that was fetched ahead is shown without asking again. */
const freshMilliseconds = 300_000;
/** The most recent pages that are kept. */
const mostKept = 20;

/** The browser itself has to open the URL: it is no page, or one of another build. */
export class LeaveError extends Error {}

interface Kept {
  text: Promise<string>;
  page: Promise<Document> | undefined;
  until: number;
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

/** Begins to fetch a page and keeps it. */
function keep(url: URL, isLikely: boolean): Kept {
  const name = pageOf(url);
  const response = request(url);
  const page = isLikely ? response.then((arriving) => parseArriving(arriving.clone())) : undefined;
  const text = response.then((arriving) => {
    // In development the next one is another page.
    if (/no-store/.test(arriving.headers.get('cache-control') ?? '')) kept.delete(name);
    return arriving.text();
  });
  kept.delete(name);
  const fetched = { text, page, until: Date.now() + freshMilliseconds };
  kept.set(name, fetched);
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
  return fetched;
}

/**
 * Fetches a page before its link is followed.
 * @param isLikely whether it is parsed, too
 * @returns whether it is kept
 */
export async function fetchAhead(url: URL, isLikely: boolean): Promise<boolean> {
  const name = pageOf(url);
  let page = kept.get(name);
  if (!page || page.until < Date.now()) page = keep(url, isLikely);
  if (isLikely) page.page ??= page.text.then(parse);
  try {
    await Promise.all([page.text, page.page]);
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
  known.page = undefined;
  return page ?? parse(await known.text);
}
