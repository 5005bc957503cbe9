import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Entry {
  entry?: string;
  own?: string;
}

/** History of a tab: the state of each entry, and the index of the current one. */
let states: (Entry | null)[] = [];
let current = 0;
let storage: Record<string, string> = {};

beforeEach(() => {
  states = [null];
  current = 0;
  storage = {};
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('history', {
    get state() {
      return states[current];
    },
    replaceState(state: Entry) {
      states[current] = state;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Simulates a new document in the same tab. */
async function newDocument() {
  vi.resetModules();
  return import('./scroll.ts');
}

const scrollTo = (pixels: number) => vi.stubGlobal('scrollY', pixels);

test('each entry of the history has its own place, in a new document as well', async () => {
  const first = await newDocument();
  expect(first.enterPage()).toBeUndefined();
  scrollTo(1200);
  first.keepScroll();
  states.push(null);
  current = 1;
  expect(first.enterPage()).toBeUndefined();
  scrollTo(70);
  first.keepScroll();

  const second = await newDocument();
  current = 0;
  expect(second.enterPage()).toBe(1200);
  current = 1;
  expect(second.enterPage()).toBe(70);
});

test('what others keep in an entry stays', async () => {
  states = [{ own: 'kept' }];
  (await newDocument()).enterPage();
  expect(states[0]).toMatchObject({ own: 'kept', entry: expect.any(String) });
});

test('without storage places last as long as the document, and fifty of them are kept', async () => {
  vi.stubGlobal('sessionStorage', Object.freeze({}));
  const { enterPage, keepScroll } = await newDocument();
  for (const pixels of Array.from({ length: 51 }, (_, index) => index)) {
    states[pixels] = null;
    current = pixels;
    enterPage();
    scrollTo(pixels);
    keepScroll();
  }
  current = 0;
  expect(enterPage()).toBeUndefined();
  current = 1;
  expect(enterPage()).toBe(1);
});
