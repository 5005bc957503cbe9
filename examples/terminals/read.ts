import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** Finding terminals: which there are, one by its number, and the cloud ones page by page. */
export const listTerminals = example('terminals/list', async ({ api }) => {
  const [cloud] = seed.terminals;
  await api('all', 'listTerminals');
  await api('by-number', 'listTerminals', { query: { terminalId: cloud.terminalId } });
  await api('by-name', 'listTerminals', { query: { name: cloud.name } });
  await api('second-page', 'listTerminals', { query: { sort: '-createdAt,terminalId', limit: 2, page: 2 } });
});

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
