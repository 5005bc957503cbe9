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
