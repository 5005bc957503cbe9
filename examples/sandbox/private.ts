import { example } from '../example.ts';

/** A sandbox of one's own. */
export const privateSandbox = example('sandbox/private', async ({ control }) => {
  await control('open', 'createTenant', { body: { seed: 'loja-de-testes' } });
});
