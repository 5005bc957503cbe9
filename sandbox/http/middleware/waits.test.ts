import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { expect, it } from 'vitest';
import { headersOf, merchant } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const waiting: (() => void)[] = [];
const testSandbox = useTestSandbox({
  pause: (_, signal) =>
    new Promise((done) => {
      waiting.push(done);
      signal?.addEventListener('abort', () => done());
    }),
});

function createLate(signal: AbortSignal) {
  const state = { pieces: 0 };
  const body = new ReadableStream(
    {
      pull(controller) {
        state.pieces += 1;
        controller.enqueue(new TextEncoder().encode('{"amount":1000}'));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { ...headersOf(merchant), 'content-length': '15', [faultHeader]: 'latency=30000' };
  const init = { method: 'POST', headers, body, duplex: 'half', signal } as RequestInit;
  const request = new Request('http://localhost:4000/api/payments/references', init);
  return { state, response: testSandbox.sandbox.fetch(request) };
}

const count = async () => (await testSandbox.api.get<object[]>('/api/payments')).data.length;
const untilWaiting = () => expect.poll(() => waiting.length).toBe(1);

it('a call that waits keeps no body meanwhile: it is read afterwards', async () => {
  waiting.length = 0;
  const { state, response } = createLate(new AbortController().signal);
  await untilWaiting();
  expect(state.pieces).toBe(0);
  waiting[0]?.();
  expect((await response).status).toBe(201);
  expect(state.pieces).toBe(1);
});

it('whoever has gone waits no longer, and nothing is done', async () => {
  waiting.length = 0;
  const before = await count();
  const gone = new AbortController();
  const { response } = createLate(gone.signal);
  await untilWaiting();
  gone.abort();
  expect((await response).status).toBe(503);
  expect(await count()).toBe(before);
});
