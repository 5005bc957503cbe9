import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** One terminal: a cloud one, a standalone one, and a uuid nobody has. */
export const getTerminal = example('terminals/get', async ({ api }) => {
  const [cloud, , standalone] = seed.terminals;
  await api('cloud', 'getTerminal', { params: { uuid: cloud.uuid } });
  await api('standalone', 'getTerminal', { params: { uuid: standalone.uuid } });
  await api('unknown', 'getTerminal', {
    params: { uuid: '00000000-0000-0000-0000-000000000000' },
    refused: 404,
  });
});
