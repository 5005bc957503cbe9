import { afterEach, expect, test, vi } from 'vitest';
import type { Line, Sign } from './liveEvent.ts';
import { listen } from './readEventStream.ts';

const keys = { platformCode: '0001', privateKey: 'key', clientId: '999999990' };
const event = (number: number, id: string) => `id: ${number}\nevent: payment\ndata: {"id":"${id}"}\n\n`;

/** A sandbox whose connections give these texts, one after the other, and then break. */
function sandboxOf(...connections: (string | number)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(url.replace('http://sandbox', ''));
    const answer = connections.shift();
    if (answer === undefined) {
      return new Promise((_, refuse) =>
        init.signal?.addEventListener('abort', () => refuse(new Error('left'))),
      );
    }
    return typeof answer === 'number' ? new Response(null, { status: answer }) : new Response(answer);
  });
  return asked;
}

/** Listens until so many calls were made. */
async function heard(asked: string[], calls: number, after?: string) {
  vi.useFakeTimers();
  const leaving = new AbortController();
  const signs: Sign[] = [];
  const lines: Line[] = [];
  const listening = listen(
    'http://sandbox',
    keys,
    leaving.signal,
    { onSign: (sign) => signs.push(sign), onLine: (line) => lines.push(line) },
    after,
  );
  while (asked.length < calls) await vi.advanceTimersByTimeAsync(500);
  leaving.abort();
  await listening;
  return { signs, lines };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('goes on after a break where it stopped', async () => {
  const asked = sandboxOf(event(7, '1101') + event(8, '1102'), event(9, '1103'));
  const { signs, lines } = await heard(asked, 3);
  expect(asked).toEqual(['/sandbox/events', '/sandbox/events?after=8', '/sandbox/events?after=9']);
  expect(signs.map(({ id }) => id)).toEqual(['1101', '1102', '1103']);
  expect(lines).toEqual(['open', 'broken', 'open', 'broken']);
});

test('takes over where another tab stopped', async () => {
  const asked = sandboxOf('');
  await heard(asked, 1, '41');
  expect(asked).toEqual(['/sandbox/events?after=41']);
});

test('begins anew with a sandbox that knows nothing of its number', async () => {
  const asked = sandboxOf(event(7, '1101'), 422, 422);
  await heard(asked, 4);
  expect(asked.slice(1)).toEqual(['/sandbox/events?after=7', '/sandbox/events?after=7', '/sandbox/events']);
});
