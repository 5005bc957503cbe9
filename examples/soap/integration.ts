import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';
import { wrongKey } from '../words.ts';

/** The first call of every shop: do the credentials work, and is the entity ready? */
export const checkIntegrationState = example('soap/check-integration-state', async ({ soap }) => {
  await soap('check', 'checkIntegrationState');
});

/** Why the service does not let a shop in. */
export const integrationStates = example('soap/integration-states', async ({ soap, locale }) => {
  const method = 'checkIntegrationState';
  await soap('wrong-key', method, undefined, { as: { privateKey: wrongKey[locale] }, refused: '00' });
  // Two hours before the moment at which every example begins.
  await soap('expired-hash', method, undefined, { date: '2026-01-15T08:00:00+00:00', refused: '00' });
  await soap('unknown-entity', method, undefined, { as: { clientId: '500000000' }, refused: '00' });
  const { withoutRange } = seed.soapEntities;
  await soap('without-range', method, undefined, { as: { clientId: withoutRange }, refused: '04' });
});
