import type { CallerExamination } from '@balcao/contract/control/caller.ts';
import { toolHeader } from '@balcao/contract/control/toolHeader.ts';
import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

async function found({ api }: Pick<World, 'api'>) {
  const { rules } = (await api.get<CallerExamination>('/sandbox/caller')).data;
  return rules.filter(({ outcome }) => outcome === 'found').map(({ rule, evidence }) => [rule, evidence[0]?.seen]);
}

const references = '/api/payments/references';

export default proofs('go-live', {
  'caller-is-examined': async (world) => {
    await world.api.post(references, { amount: 1000 });
    expect(await found(world)).toEqual([['missing_custom_unique_id', `POST ${references}`]]);
    const { data } = await world.api.get<object>('/sandbox/export');
    await world.api.post('/sandbox/import', data);
    expect(await found(world)).toEqual([]);
    await world.api.post(references, { amount: 1000 });
    await world.api.post('/sandbox/reset');
    expect(await found(world)).toEqual([]);
  },
  'tools-do-not-count': async (world) => {
    await world.api.post(references, { amount: 1000 }, { [toolHeader]: 'tests' });
    expect(await found(world)).toEqual([]);
  },
  'shipment-is-examined': async (world) => {
    const body = { amount: 1000, customUniqueId: 'A1' };
    const { id } = (await world.api.post<{ id: string }>(references, body)).data;
    expect(await found(world)).toEqual([]);
    await world.api.post(`/sandbox/payments/${id}/shipment`, {});
    expect((await found(world)).map(([rule]) => rule)).toEqual(['shipped_unpaid']);
  },
});
