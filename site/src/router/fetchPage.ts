import { pageOf } from './routes.ts';

/** So long a page that was fetched ahead is shown without asking again. */
const freshMilliseconds = 300_000;
const mostKept = 20;

/** The browser itself has to open the URL: it is no page, or one of another build. */
export class LeaveError extends Error {}

/** A page that is parsed while it arrives. */
export interface ArrivingPage {
  /** The page once its introduction is there; what follows is added to its elements, wherever they are by then. */
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

/** LeaveError where the server has no page at this URL, or leads to another one. */
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

/** A page of which the text is there already, or was not worth parsing while it arrived. */
function parse(text: Promise<string>): ArrivingPage {
  const whole = text.then((html) => ofThisBuild(new DOMParser().parseFromString(html, 'text/html')));
  return { introduction: whole, whole, text };
}

/** Parses a page while it arrives. What follows the introduction comes at once: each part would be laid out. */
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
    // In development the next one is another page.
    if (/no-store/.test(arriving.headers.get('cache-control') ?? '')) kept.delete(name);
    return arriving;
  });
  kept.delete(name);
  const page = isLikely ? parseArriving(response) : undefined;
  const text = page?.text ?? response.then((arriving) => arriving.text());
  const fetched = { text, page, until: Date.now() + freshMilliseconds };
  kept.set(name, fetched);
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
  return fetched;
}

/** Parsed, too, where it is likely to be shown; says whether it is kept. */
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
  // It is shown once; after that its text is parsed again.
  known.page = undefined;
  return page ?? parse(known.text);
}
