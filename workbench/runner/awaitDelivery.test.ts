import { afterEach, expect, test, vi } from 'vitest';
import { awaitDelivery } from './awaitDelivery.ts';
import type { RecordedStep } from './recording.ts';

afterEach(() => vi.unstubAllGlobals());

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

/** Answers each request for deliveries with the next list; the last one repeats. */
function listed(...lists: object[][]) {
  vi.stubGlobal('fetch', async () => {
    const data = lists.length > 1 ? lists.shift() : lists[0];
    return Response.json({ data });
  });
}

const left = delivery('1', 'https://loja.example/balcao/webhook');
const own = 'http://localhost:4000/sandbox/inbox/4915';

test('waits for the message to the sandbox’s own receiver while another subscription was tried first', async () => {
  listed([delivery('2', own, 0), left], [delivery('2', own), left]);
  expect(await awaitDelivery('', '', step, nothingKnown)).toMatchObject({ id: '2' });
});

test('shows another subscription’s message where the sandbox’s own receiver has none', async () => {
  listed([left]);
  expect(await awaitDelivery('', '', step, nothingKnown)).toMatchObject({ id: '1' });
});

test('shows the oldest message that no step has shown', async () => {
  listed([delivery('4', own), delivery('3', own), delivery('2', own)]);
  expect(await awaitDelivery('', '', step, { known: new Map(), shown: ['2'] })).toMatchObject({ id: '3' });
});
