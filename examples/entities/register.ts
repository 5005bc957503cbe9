import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A merchant registered by the platform, and the state of a registration under review. */
export const registerEntity = example('entities/register', async ({ api }) => {
  await api('create', 'createEntity', {
    body: {
      clientId: '500000000',
      name: 'Livraria de Exemplo, Lda.',
      phoneNumber: '351#210000000',
      availableMethods: [{ code: 'MB' }, { code: 'MW' }],
      user: { name: 'Maria Silva', email: 'maria.silva@livraria.example' },
    },
  });
  await api('get', 'getEntity', { params: { clientId: seed.entities.pending.clientId } });
});
