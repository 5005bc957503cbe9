import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** Creates and reads a token of the old flow, which checkouts replace. */
export const tokenFlow = example('token/flow', async ({ api, language }) => {
  await api('create', 'createToken', {
    body: { transaction: { id: 'ORDER42', amount: 1000 }, page: { language, layout: 'default' } },
  });
  await api('get', 'getToken', { params: { token: seed.checkouts.token } });
});
