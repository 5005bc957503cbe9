import { pageOf } from './routes.ts';

/** Time for which a prefetched page may be shown without a new request. */
const freshMilliseconds = 300_000;
const maxRetained = 20;

/** Thrown if the browser must open the URL itself, because it is not a page or belongs to another build. */
export class LeaveError extends Error {}

/** Page that is parsed while it is arriving. */
export interface ArrivingPage {
  /** Resolves once the introduction has arrived. Later parts are appended to the same document. */
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

/** Whether a page belongs to the same build as this one, that is, whether its scripts have the same names. */
export const isSameBuild = (page: Document): boolean => scriptsOf(page) === scriptsOf(document);

/** Requests a page. @throws LeaveError if there is no page at this URL, or it redirects to another one */
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

/** Parses a page at once, because its text is complete or not worth parsing as it arrives. */
function parse(text: Promise<string>): ArrivingPage {
  const whole = text.then((html) => ofThisBuild(new DOMParser().parseFromString(html, 'text/html')));
  return { introduction: whole, whole, text };
}

/** Parses a page as it arrives. Everything after the introduction is added in one step, to avoid repeated layouts. */
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
    // In development the page may change before the next request.
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

/** Prefetches a page, and parses it if it is likely to be opened. Returns whether it is cached. */
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
  // A parsed page can be shown only once. After that, its text is parsed again.
  known.page = undefined;
  return page ?? parse(known.text);
}
