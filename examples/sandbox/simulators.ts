import { example } from '../example.ts';

/** A sandbox put back to what a fresh one holds. */
export const reset = example('sandbox/reset', async ({ control }) => {
  await control('reset', 'resetSandbox');
});

/** A sandbox of one's own. */
export const privateSandbox = example('sandbox/private', async ({ control }) => {
  await control('open', 'createTenant', { body: { seed: 'loja-de-testes' } });
});

/** The clock moved on by a day, then a fault ordered and met. */
export const badDay = example('sandbox/bad-day', async ({ api, control }) => {
  await control('clock', 'moveClock', { body: { advanceSeconds: 86_400 } });
  await control('fault', 'createFault', {
    body: { kind: 'acquirer_error', operation: 'createReference', calls: 1 },
  });
  await api('faulty', 'createReference', { body: { amount: 1000 }, refused: 502 });
});
