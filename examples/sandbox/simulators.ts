import { say } from '@balcao/contract/words/locales.ts';
import { example } from '../example.ts';

/** Resets a sandbox to the data of a fresh one. */
export const reset = example('sandbox/reset', async ({ control }) => {
  await control('reset', 'resetSandbox');
});

/** Opens a private sandbox and deletes it. */
export const privateSandbox = example('sandbox/private', async ({ control, locale }) => {
  const { data: own } = await control('open', 'createTenant', {
    body: { seed: say('loja-de-testes', 'tienda-de-pruebas', 'test-shop')[locale] },
  });
  await control('delete', 'deleteTenant', { as: own });
});

/** Moves the clock by a day, adds a fault, and makes a call that fails because of it. */
export const badDay = example('sandbox/bad-day', async ({ api, control }) => {
  await control('clock', 'moveClock', { body: { advanceSeconds: 86_400 } });
  await control('fault', 'createFault', {
    body: { kind: 'acquirer_error', operation: 'createReference', calls: 1 },
  });
  await api('faulty', 'createReference', { body: { amount: 1000 }, refused: 502 });
});
