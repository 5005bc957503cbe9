import { entityScenarios } from '@balcao/contract/scenarios/entities.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { provider } from '../../provider.config.ts';
import { example } from '../example.ts';

/** The sandbox's own receiver: it verifies each signature and keeps what came. */
const url = `${provider.sandbox}/sandbox/inbox/${seed.platform.code}`;

/** A merchant whose registration approves itself, and the first reference made in its name. */
export const entityApproval = example('entities/approval', async ({ api, control, delivery }) => {
  const { clientId = '', afterSeconds = 0 } =
    entityScenarios.find(({ action }) => action === 'approve') ?? {};
  await api('subscribe', 'createWebhook', { body: { action: 'entity_approved', url } });
  await api('create', 'createEntity', {
    body: {
      clientId,
      name: 'Florista de Exemplo, Lda.',
      phoneNumber: '351#210000001',
      user: { name: 'Rita Lopes', email: 'rita.lopes@florista.example' },
    },
  });
  await control('wait', 'moveClock', { body: { advanceSeconds: afterSeconds } });
  await delivery('webhook', { clientId });
  await api('approved', 'getEntity', { params: { clientId } });
  await api('charge', 'createReference', {
    as: { clientId },
    body: { amount: 1000, code: 'F-0001', summary: 'Ramo de flores' },
  });
});
