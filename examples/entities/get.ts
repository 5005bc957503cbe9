import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** The states a fresh sandbox has of its entities, and the answer about one of another platform. */
export const getEntity = example('entities/get', async ({ api }) => {
  await api('pending', 'getEntity', { params: { clientId: seed.entities.pending.clientId } });
  await api('approved', 'getEntity', { params: { clientId: seed.entities.approved.clientId } });
  await api('unknown', 'getEntity', { params: { clientId: seed.otherEntity.clientId }, refused: 404 });
});
