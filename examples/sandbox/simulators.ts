import { say } from '@balcao/contract/words/locales.ts';
import { example } from '../example.ts';

/** A sandbox put back to what a fresh one holds. */
export const reset = example('sandbox/reset', async ({ control }) => {
  await control('reset', 'resetSandbox');
});

/** A sandbox of one's own, opened and deleted. */
export const privateSandbox = example('sandbox/private', async ({ control, locale }) => {
  const { data: own } = await control('open', 'createTenant', {
    body: { seed: say('loja-de-testes', 'tienda-de-pruebas', 'test-shop')[locale] },
  });
  await control('delete', 'deleteTenant', { as: own });
});

/** The clock moved on by a day, then a fault ordered and met. */
export const badDay = example('sandbox/bad-day', async ({ api, control }) => {
  await control('clock', 'moveClock', { body: { advanceSeconds: 86_400 } });
  await control('fault', 'createFault', {
    body: { kind: 'acquirer_error', operation: 'createReference', calls: 1 },
  });
  await api('faulty', 'createReference', { body: { amount: 1000 }, refused: 502 });
});
