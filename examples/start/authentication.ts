import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

const query = { amount: 1000 };

/** The smallest call there is, then with another key, then for an entity of another platform. */
export const authentication = example('start/authentication', async ({ api }) => {
  await api('call', 'listAvailableMethods', { query });
  await api('wrong-key', 'listAvailableMethods', { query, as: { privateKey: 'chaveErrada' }, refused: 401 });
  const as = { clientId: seed.otherEntity.clientId };
  await api('other-entity', 'listAvailableMethods', { query, as, refused: 401 });
});
