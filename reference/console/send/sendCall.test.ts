import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendCall } from './sendCall.ts';

/** Reason why a call has no response. */
const diagnosisOf = async (url: string) => {
  const outcome = await sendCall({ method: 'GET', url }, new AbortController().signal);
  return 'failure' in outcome && outcome.failure;
};

/** Simulates a page at a URL, in a browser that is online and has no permission prompts. */
function pageAt(href: string, browser: object = {}) {
  vi.stubGlobal('location', new URL(href));
  vi.stubGlobal('navigator', {
    onLine: true,
    permissions: { query: () => Promise.reject(new TypeError()) },
    ...browser,
  });
}
const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const permission = (state: string) => ({ permissions: { query: async () => ({ state }) } });

beforeEach(() => pageAt('http://localhost:3000/api'));
afterEach(() => vi.unstubAllGlobals());

test('distinguishes a server that hides its response (CORS) from an unreachable one', async () => {
  vi.stubGlobal('fetch', failing);
  expect(await diagnosisOf('https://api.example/x')).toBe('unreachable');
  vi.stubGlobal('fetch', async (_: string, { mode }: RequestInit) => (mode === 'no-cors' ? new Response() : failing()));
  expect(await diagnosisOf('https://api.example/x')).toBe('unreadable');
});

test('a missing network, mixed content and a refused permission have their own messages', async () => {
  vi.stubGlobal('fetch', failing);
  pageAt('http://localhost:3000/', { onLine: false });
  expect(await diagnosisOf('https://api.example/x')).toBe('offline');
  expect(await diagnosisOf('http://localhost:4000/x')).toBe('unreachable');
  pageAt('https://docs.example/api');
  expect(await diagnosisOf('http://api.example/x')).toBe('mixed');
  pageAt('https://docs.example/api', permission('denied'));
  expect(await diagnosisOf('http://localhost:4000/x')).toBe('permission');
  pageAt('https://docs.example/api', permission('granted'));
  expect(await diagnosisOf('http://localhost:4000/x')).toBe('unreachable');
});
