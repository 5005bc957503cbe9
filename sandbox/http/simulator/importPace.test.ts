import { idReference } from '@balcao/contract/checkDigits.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import { exportState, importState, openPrivateSandbox } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

it('others are answered while a large state is imported', async () => {
  const { api } = await openPrivateSandbox(testSandbox.sandbox);
  const state = await exportState(api);
  const { payments = [], sequences = [] } = state.tables;
  const like = payments.find(({ id }) => String(id) === seed.payments.refusedPhone);
  const more = Array.from({ length: 4000 }, (_, n) => {
    const id = 10_000 + n;
    return { ...like, id, reference: idReference(id), document: { ...(like?.document as object), id } };
  });
  const counters = sequences.map((row) => ({ ...row, next: 20_000 }));
  const large = {
    ...state,
    tables: { ...state.tables, payments: [...payments, ...more], sequences: counters },
  };

  let answered = 0;
  let done = false;
  const importing = importState(api, large).then(({ status }) => {
    done = true;
    return status;
  });
  while (!done) {
    await testSandbox.api.get('/api/payments?limit=1');
    // Yields to the event loop, like real network input.
    await new Promise((next) => setImmediate(next));
    if (!done) answered += 1;
  }
  expect(await importing).toBe(200);
  expect(answered).toBeGreaterThan(10);
});
