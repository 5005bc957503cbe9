import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect, it, vi } from 'vitest';
import { useTestSandbox } from '../testing/testSandbox.ts';
import { receivedNotifications, subscribe } from '../testing/webhooks.ts';
import { webRuntime } from '../webRuntime.ts';

/** Time passes a thousand times faster, so that a receiver that says nothing is waited for as long as any. */
const faster = 1000;
const runtime = {
  ...webRuntime,
  monotonicMilliseconds: () => webRuntime.monotonicMilliseconds() * faster,
  after: (milliseconds: number, task: () => void) => webRuntime.after(milliseconds / faster, task),
};
const testSandbox = useTestSandbox({ runtime });

it('a move of the clock ends while receivers say nothing, and what is due on the way has happened', async () => {
  const { api, receiver } = testSandbox;
  await subscribe(api, 'payment_expired');
  const post = vi
    .spyOn(receiver, 'post')
    .mockImplementation(
      (_, { signal }) =>
        new Promise((__, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    );
  const ids: string[] = [];
  for (const minute of ['10', '15', '20', '25']) {
    const validDate = { end: `2026-01-15T10:${minute}:00` };
    const made = await api.post<Payment>('/api/payments/references', { amount: 1000, validDate });
    ids.push(made.data.id);
  }
  const moved = await api.post('/sandbox/clock', { to: '2026-01-18T10:00:00' });
  const attempts = post.mock.calls.length;
  expect(moved.data).toMatchObject({ now: '2026-01-18T10:00:00+00:00' });
  for (const [at, id] of ids.entries()) {
    const { data } = await api.get<Payment>(`/api/payments/${id}`);
    const createdAt = `2026-01-15T10:${10 + 5 * at}:00+00:00`;
    expect(data.stateDetails).toEqual({ state: 'cancelled', createdAt });
  }
  // Each message would be sent nine times, one attempt after the other, and half an hour would be waited for.
  expect(attempts).toBeGreaterThan(0);
  expect(attempts).toBeLessThan(5 * ids.length);
  post.mockRestore();
  await api.post('/sandbox/clock', { advanceSeconds: 86_400 });
  expect(receivedNotifications(testSandbox).map(({ payments: [{ id }] }) => id)).toEqual(
    expect.arrayContaining(ids),
  );
});
