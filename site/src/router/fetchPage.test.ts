import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://docs.example';
const at = (path: string) => new URL(path, origin);

interface Served {
  status?: number;
  url?: string;
  cache?: string;
  scripts?: string;
}

/** Responses of the server by path; any other path serves a page of this build. */
let served: Record<string, Served> = {};
let asked: string[] = [];

const pageWith = (scripts: string) => ({ getElementById: () => ({ textContent: scripts }) });

/** Page whose parts arrive one by one. */
function arrivingPage() {
  let written = '';
  return {
    open() {},
    write(text: string) {
      written += text;
    },
    close() {},
    getElementById: () => ({ textContent: written }),
  };
}

beforeEach(() => {
  vi.resetModules();
  served = {};
  asked = [];
  vi.stubGlobal('document', {
    ...pageWith('this build'),
    implementation: { createHTMLDocument: arrivingPage },
  });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (text: string) => pageWith(text);
    },
  );
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const { status = 200, url = path, cache = 'no-cache', scripts = 'this build' } = served[path] ?? {};
    const headers = { 'cache-control': cache };
    const response = new Response(scripts, { status, statusText: 'said', headers });
    return Object.defineProperty(response, 'url', { value: origin + url });
  });
});
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

test('a page that was fetched ahead is shown without asking again, and a second time from its text', async () => {
  const { fetchAhead, fetchPage } = await import('./fetchPage.ts');
  expect(await fetchAhead(at('/a'), true)).toBe(true);
  await fetchAhead(at('/a/#place'), false);
  await fetchPage(at('/a.html'), signal).whole;
  await fetchPage(at('/a'), signal).whole;
  expect(asked).toEqual(['/a']);
});

test('the twenty most recent pages are kept, and none that the server lets nobody store', async () => {
  const { fetchAhead } = await import('./fetchPage.ts');
  served['/private'] = { cache: 'no-store' };
  expect(await fetchAhead(at('/private'), false)).toBe(false);
  const paths = Array.from({ length: 21 }, (_, index) => `/${index}`);
  for (const path of paths) await fetchAhead(at(path), false);
  asked = [];
  await fetchAhead(at('/1'), false);
  await fetchAhead(at('/0'), false);
  expect(asked).toEqual(['/0']);
});

test.each<[string, Served, string]>([
  ['another page by a redirect', { url: '/b' }, 'LeaveError'],
  ['no page', { status: 404 }, 'LeaveError'],
  ['a page of another build', { scripts: 'another build' }, 'LeaveError'],
  ['a server that cannot respond', { status: 503 }, '503 said'],
])('%s is not shown: %j', async (_, answer, expected) => {
  const { fetchAhead, fetchPage, LeaveError } = await import('./fetchPage.ts');
  served['/a'] = answer;
  const ahead = fetchAhead(at('/a'), true);
  const error = await fetchPage(at('/a'), signal).whole.catch((thrown: Error) => thrown);
  expect(error instanceof LeaveError ? 'LeaveError' : (error as Error).message).toBe(expected);
  expect(await ahead).toBe(false);
});

test('a host that adds a slash has the same page', async () => {
  const { fetchAhead, fetchPage } = await import('./fetchPage.ts');
  served['/a'] = { url: '/a/' };
  expect(await fetchAhead(at('/a'), true)).toBe(true);
  await expect(fetchPage(at('/a'), signal).whole).resolves.toBeDefined();
});
