import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** Lists terminals: all of them, one by number or name, and the second page. */
export const listTerminals = example('terminals/list', async ({ api }) => {
  const [cloud] = seed.terminals;
  await api('all', 'listTerminals');
  await api('by-number', 'listTerminals', { query: { terminalId: cloud.terminalId } });
  await api('by-name', 'listTerminals', { query: { name: cloud.name } });
  await api('second-page', 'listTerminals', { query: { sort: '-createdAt,terminalId', limit: 2, page: 2 } });
});

/** Reads a cloud terminal and a standalone one. An unknown UUID is not found. */
export const getTerminal = example('terminals/get', async ({ api }) => {
  const [cloud, , standalone] = seed.terminals;
  await api('cloud', 'getTerminal', { params: { uuid: cloud.uuid } });
  await api('standalone', 'getTerminal', { params: { uuid: standalone.uuid } });
  await api('unknown', 'getTerminal', {
    params: { uuid: '00000000-0000-0000-0000-000000000000' },
    refused: 404,
  });
});
