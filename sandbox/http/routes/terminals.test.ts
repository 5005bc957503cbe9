import type { Terminal } from '@balcao/contract/resources/terminals/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/terminals.ts';
import { describe, expect, it } from 'vitest';
import { apiOf, merchant } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const list = (query = '') => testSandbox.api.get<Terminal[]>(`/api/terminals${query}`);
const names = async (query = '') => (await list(query)).data.map(({ name }) => name);
const [cloud, second, standalone] = seed.terminals;
const own = [...seed.terminals, ...terminalScenarios].map(({ name }) => name);

describe('the terminals', () => {
  it('are the entity’s own, of each kind, newest first', async () => {
    expect(await names()).toEqual(own);
    const { data: theirs } = await testSandbox.other.get<Terminal[]>('/api/terminals');
    expect(theirs.map(({ uuid }) => uuid)).toEqual([seed.otherTerminal.uuid]);
    const branch = apiOf(testSandbox.sandbox.fetch, {
      ...merchant,
      clientId: seed.entities.approved.clientId,
    });
    expect((await branch.get<Terminal[]>('/api/terminals')).data).toEqual([]);
  });

  it('tell which take requests from the API', async () => {
    const { data } = await list();
    const remote = data.filter(({ features }) => features.allowRemoteTransactions);
    expect(remote.map(({ name }) => name)).toEqual(own.filter((name) => name !== standalone.name));
  });

  it.each([
    [`?terminalId=${second.terminalId}`, [second.name]],
    ['?terminalId=999999999', []],
    [`?name=${encodeURIComponent(cloud.name)}`, [cloud.name]],
    ['?name=balc%C3%A3o%201', []],
    [`?name=${encodeURIComponent(cloud.name)}&terminalId=${second.terminalId}`, []],
  ])('are filtered by %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it.each([
    ['createdAt', [...own].reverse()],
    ['-createdAt', own],
    ['terminalId', own],
    ['-terminalId', [...own].reverse()],
    // By their bytes, alike on both databases.
    ['name', [...own].sort()],
    ['-updatedAt,name', own],
    ['name,-name', [...own].sort()],
  ])('are sorted by %s', async (sort, sorted) => {
    expect(await names(`?sort=${sort}`)).toEqual(sorted);
  });

  it('come in pages that link to each other', async () => {
    const { body } = await list('?limit=2&page=2');
    expect(body.data?.map(({ name }) => name)).toEqual(own.slice(2, 4));
    expect(body.meta).toEqual({ totalPages: 3, totalCount: own.length, currentPage: 2 });
    expect(Object.keys(body.links ?? {})).toEqual(['first', 'last', 'prev', 'next']);
    expect((await list('?limit=100000')).body.meta?.totalPages).toBe(1);
    expect(await names('?page=99')).toEqual([]);
  });

  it.each([
    ['?limit=0', 'e00231', 'limit'],
    ['?limit=ten', 'e00224', 'limit'],
    ['?page=-1', 'e00231', 'page'],
    ['?terminalId=one', 'e00228', 'terminalId'],
    ['?name=', 'e00221', 'name'],
    ['?sort=created at', 'e00233', 'sort'],
    ['?sort=amount', 'e00230', 'sort'],
    ['?sort=name,uuid', 'e00230', 'sort'],
  ])('are not listed for %s', async (query, code, parameter) => {
    const { refusals, body } = await list(query);
    expect(refusals).toEqual([`422 ${code}`]);
    expect(body.error?.errors[0]?.source).toEqual({ parameter });
  });
});

describe('a terminal', () => {
  const get = (uuid: string, language?: string) =>
    testSandbox.api.get<Terminal>(`/api/terminals/${uuid}`, { 'accept-language': language });

  it('is told whole', async () => {
    expect((await get(cloud.uuid)).data).toEqual({
      uuid: cloud.uuid,
      terminalId: cloud.terminalId,
      name: cloud.name,
      model: 'V400m',
      processor: 'Processador de Exemplo',
      supplier: 'Verifone',
      features: {
        allowRemoteTransactions: true,
        allowGenerateQrCode: false,
        allowRealTimeTransactionSinchronization: true,
      },
      createdAt: '2026-01-10T10:00:00+00:00',
      updatedAt: '2026-01-10T10:00:00+00:00',
    });
  });

  it.each([
    ['unknown', '00000000-0000-0000-0000-000000000000'],
    ['another entity’s', seed.otherTerminal.uuid],
  ])('that is %s does not exist', async (_, uuid) => {
    const { refusals, body } = await get(uuid, 'EN');
    expect(refusals).toEqual(['404 e00502']);
    expect(body.error).toMatchObject({
      code: 'e00500',
      msg: 'Resource not found',
      errors: [{ source: { parameter: 'uuid' }, msg: 'Transaction not found' }],
    });
  });

  it.each(['1', 'X', cloud.uuid.toUpperCase()])('has no uuid like %s', async (uuid) => {
    const { refusals, body } = await get(uuid);
    expect(refusals).toEqual(['422 e00229']);
    expect(body.error?.errors[0]?.source).toEqual({ parameter: 'uuid' });
  });
});
