import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect, it, vi } from 'vitest';
import { useTestSandbox } from '../testing/testSandbox.ts';
import { subscribe } from '../testing/webhookCalls.ts';
import { webRuntime } from '../webRuntime.ts';

/** Factor by which time runs faster, to reach the full delivery timeout of a silent receiver. */
const faster = 1000;
const runtime = {
  ...webRuntime,
  monotonicMilliseconds: () => webRuntime.monotonicMilliseconds() * faster,
  after: (milliseconds: number, task: () => void) => webRuntime.after(milliseconds / faster, task),
};
const testSandbox = useTestSandbox({ runtime });

it('a move of the clock stops on its way while receivers say nothing, and goes on when it is asked again', async () => {
  const { api, receiver } = testSandbox;
  await subscribe(api, 'payment_expired');
  const post = vi
    .spyOn(receiver, 'post')
    .mockImplementation(
      (_, { signal }) => new Promise((__, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    );
  const ids: string[] = [];
  for (const minute of ['10', '15', '20', '25']) {
    const validDate = { end: `2026-01-15T10:${minute}:00` };
    const made = await api.post<Payment>('/api/payments/references', { amount: 1000, validDate });
    ids.push(made.data.id);
  }
  const to = '2026-01-15T12:00:00+00:00';
  const seen: string[] = [];
  // Without concurrency, each message would be attempted nine times in sequence, which would take half an hour.
  while (seen.at(-1) !== to) {
    const before = post.mock.calls.length;
    seen.push((await api.post<{ now: string }>('/sandbox/clock', { to })).data.now);
    expect(post.mock.calls.length - before).toBeLessThan(5 * ids.length);
  }
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual([...seen].sort());
  for (const [at, id] of ids.entries()) {
    const { data } = await api.get<Payment>(`/api/payments/${id}`);
    const createdAt = `2026-01-15T10:${10 + 5 * at}:00+00:00`;
    expect(data.stateDetails).toEqual({ state: 'cancelled', createdAt });
  }
});
