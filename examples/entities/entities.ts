import { flowers } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { entityScenarios } from '@balcao/contract/scenarios/seededEntities.ts';
import { provider } from '../../provider.config.ts';
import { example } from '../example.ts';

/** Registers a merchant for the platform, and reads a registration under review. */
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

/** Receiver built into the sandbox: verifies each signature and stores the messages. */
const url = `${provider.sandbox}/sandbox/inbox/${seed.platform.code}`;

/** Registers a merchant that is approved automatically, and creates the first reference on its behalf. */
export const entityApproval = example('entities/approval', async ({ api, control, delivery, locale }) => {
  const { clientId = '', afterSeconds = 0 } = entityScenarios.find(({ action }) => action === 'approve') ?? {};
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
    body: { amount: 1000, code: 'F-0001', summary: flowers[locale] },
  });
});

/** Creates a reference on behalf of another entity of the same platform. Only one header differs. */
export const chargeForEntity = example('entities/charge', async ({ api, locale }) => {
  const { clientId } = seed.entities.approved;
  await api('reference', 'createReference', {
    as: { clientId },
    body: { amount: 1000, code: 'F-0001', summary: flowers[locale] },
  });
});

/** Reads a pending and an approved entity. An entity of another platform is not found. */
export const getEntity = example('entities/get', async ({ api }) => {
  await api('pending', 'getEntity', { params: { clientId: seed.entities.pending.clientId } });
  await api('approved', 'getEntity', { params: { clientId: seed.entities.approved.clientId } });
  await api('unknown', 'getEntity', { params: { clientId: seed.otherEntity.clientId }, refused: 404 });
});

/** Reads the assets of an entity and the list of error codes. */
export const readCatalogue = example('catalogue/read', async ({ api }) => {
  await api('methods', 'listAvailableMethods', { query: { amount: 1000 } });
  await api('ranges', 'listReferenceRanges');
  await api('accounts', 'listBankAccounts');
  await api('errors', 'listErrors');
  await api('error', 'getError', { params: { errorCode: 'e04020' } });
});
