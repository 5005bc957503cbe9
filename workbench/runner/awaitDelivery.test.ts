import { expect, test, vi } from 'vitest';
import { awaitDelivery } from './awaitDelivery.ts';
import type { RecordedStep } from './recording.ts';
import type { Responder } from './responder.ts';

const body = JSON.stringify({ webhook: { action: 'payment_confirmed' }, payments: [{ id: '1101' }] });
const step: RecordedStep = {
  name: 'webhook',
  kind: 'delivery',
  request: { method: 'POST', path: '/sandbox/inbox/0001', headers: {}, body },
  response: { status: 204, headers: {} },
};
const delivery = (id: string, url: string, tries = 1) => ({
  id,
  url,
  body,
  kind: 'webhook',
  action: 'payment_confirmed',
  attempts: Array.from({ length: tries }, () => ({})),
});
const nothingKnown = { known: new Map(), shown: [] };

/** Responds to each request for deliveries with the next list. Repeats the last one. */
function listing(...lists: object[][]): Responder {
  return {
    isReplay: false,
    async send({ method, path }) {
      const data = lists.length > 1 ? lists.shift() : lists[0];
      return { method, path, headers: {}, reply: { status: 200, body: { data }, ms: 1 } };
    },
  };
}

const left = delivery('1', 'https://loja.example/balcao/webhook');
const own = 'http://localhost:4000/sandbox/inbox/4915';

test('waits for the message to the sandbox’s own receiver while another subscription was tried first', async () => {
  const responder = listing([delivery('2', own, 0), left], [delivery('2', own), left]);
  expect(await awaitDelivery(responder, step, nothingKnown)).toMatchObject({ id: '2' });
});

test('shows another subscription’s message where the sandbox’s own receiver has none', async () => {
  const responder = listing([left]);
  expect(await awaitDelivery(responder, step, nothingKnown)).toMatchObject({ id: '1' });
});

test('shows the oldest message that no step has shown', async () => {
  const responder = listing([delivery('4', own), delivery('3', own), delivery('2', own)]);
  expect(await awaitDelivery(responder, step, { known: new Map(), shown: ['2'] })).toMatchObject({ id: '3' });
});

test('gives up after ten seconds, and at once where it is cancelled', async () => {
  vi.useFakeTimers();
  try {
    const silent = awaitDelivery(listing([]), step, nothingKnown);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await Promise.race([silent, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await silent).toBeUndefined();
    const leaving = new AbortController();
    const cancelled = awaitDelivery(listing([]), step, nothingKnown, leaving.signal);
    await vi.advanceTimersByTimeAsync(300);
    leaving.abort();
    expect(await cancelled).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
