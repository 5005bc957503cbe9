import { pageOf } from './routes.ts';

/** Maximum age of a prefetched page, shown without a new request. */
const freshMilliseconds = 300_000;
const maxRetained = 20;

/** Thrown for a URL that the browser itself must open: not a page, or one of another build. */
export class LeaveError extends Error {}

/** Page parsed while arriving. */
export interface ArrivingPage {
  /** Resolves to the page once its introduction has arrived; later parts are appended to its elements. */
  introduction: Promise<Document>;
  whole: Promise<Document>;
  text: Promise<string>;
}

interface Kept {
  text: Promise<string>;
  page: ArrivingPage | undefined;
  until: number;
}

const kept = new Map<string, Kept>();

const scriptsOf = (page: Document) => page.getElementById('scripts')?.textContent;

/** Whether a page belongs to the build of this one: its scripts have the same names. */
export const isSameBuild = (page: Document): boolean => scriptsOf(page) === scriptsOf(document);

/** @throws LeaveError if the server has no page at this URL, or redirects to another one */
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

/** Parses a page as a whole: its text is complete, or not worth incremental parsing. */
function parse(text: Promise<string>): ArrivingPage {
  const whole = text.then((html) => ofThisBuild(new DOMParser().parseFromString(html, 'text/html')));
  return { introduction: whole, whole, text };
}

/** Parses a page while arriving. The part after the introduction is added at once, to avoid repeated layouts. */
function parseArriving(response: Promise<Response>): ArrivingPage {
  const page = document.implementation.createHTMLDocument();
  let begin = (_: Document) => {};
  const introduction = new Promise<Document>((done) => {
    begin = done;
  });
  const arrive = async () => {
    const reader = (await response).body?.getReader();
    const decoder = new TextDecoder();
    let [text, written] = ['', 0];
    let hasBegun = false;
    const write = () => {
      page.write(text.slice(written));
      written = text.length;
    };
    page.open();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (hasBegun) continue;
      write();
      hasBegun = page.getElementById('lead') !== null;
      if (hasBegun) begin(ofThisBuild(page));
    }
    write();
    page.close();
    return text;
  };
  const text = arrive();
  return { introduction, whole: text.then(() => ofThisBuild(page)), text };
}

function keep(url: URL, isLikely: boolean): Kept {
  const name = pageOf(url);
  const response = request(url).then((arriving) => {
    // In development the next response is a new page.
    if (/no-store/.test(arriving.headers.get('cache-control') ?? '')) kept.delete(name);
    return arriving;
  });
  kept.delete(name);
  const page = isLikely ? parseArriving(response) : undefined;
  const text = page?.text ?? response.then((arriving) => arriving.text());
  const fetched = { text, page, until: Date.now() + freshMilliseconds };
  kept.set(name, fetched);
  for (const oldest of kept.keys()) if (kept.size > maxRetained) kept.delete(oldest);
  return fetched;
}

/** Prefetches a page, and parses a likely one; returns whether it is cached. */
export async function fetchAhead(url: URL, isLikely: boolean): Promise<boolean> {
  const name = pageOf(url);
  let page = kept.get(name);
  if (!page || page.until < Date.now()) page = keep(url, isLikely);
  if (isLikely) page.page ??= parse(page.text);
  try {
    await Promise.all([page.text, page.page?.whole]);
  } catch {
    if (kept.get(name) === page) kept.delete(name);
  }
  return kept.has(name);
}

export function fetchPage(url: URL, signal: AbortSignal): ArrivingPage {
  const known = kept.get(pageOf(url));
  if (!known || known.until < Date.now()) return parseArriving(request(url, signal));
  const { page } = known;
  // Shown once; later its text is parsed again.
  known.page = undefined;
  return page ?? parse(known.text);
}
