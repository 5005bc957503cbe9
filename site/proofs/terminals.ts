import type { Terminal } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

const unknown = '00000000-0000-0000-0000-000000000000';

const list = ({ api }: World, query = '') => api.get<Terminal[]>(`/api/terminals${query}`);
const get = ({ api }: World, uuid: string) => api.get<Terminal>(`/api/terminals/${uuid}`);

export default proofs('terminals', {
  'only-cloud-takes-requests': async (world) => {
    const { cloud, second, standalone } = world.terminals;
    const { settledTerminal } = world.seed.payments;
    await world.terminal(second).leave();
    for (const uuid of [cloud, second, standalone]) {
      const remote = uuid !== standalone;
      expect((await get(world, uuid)).data.features.allowRemoteTransactions).toBe(remote);
      const terminal = world.terminal(uuid);
      expect((await terminal.type(1000)).refusals).toEqual(remote ? ['409 c0704'] : []);
      if (!remote) await terminal.leave();
      const before = await terminal.look();
      expect((await terminal.ask(1000)).refusals).toEqual(remote ? [] : ['400 e00402']);
      if (remote) await terminal.leave();
      expect((await terminal.askBack(settledTerminal, 500)).refusals).toEqual(remote ? [] : ['400 e00402']);
      if (!remote) expect(await terminal.look()).toEqual(before);
    }
    expect((await world.terminal(unknown).ask(1000)).refusals).toEqual(['404 e00502']);
  },
  'list-has-own-terminals': async (world) => {
    const { data } = await list(world);
    expect(data.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(Object.values(world.terminals)));
    expect(data.map(({ uuid }) => uuid)).not.toContain(world.seed.otherTerminal.uuid);
    for (const listed of data) expect((await get(world, listed.uuid)).data).toEqual(listed);
  },
  'number-finds-one': async (world) => {
    const [{ terminalId, uuid }] = world.seed.terminals;
    expect((await list(world, `?terminalId=${terminalId}`)).data.map((each) => each.uuid)).toEqual([uuid]);
    expect((await list(world, `?terminalId=${terminalId.slice(0, -1)}`)).data).toEqual([]);
  },
  'whole-name-finds-one': chosen(['behaviour-terminalFilters'], async (world) => {
    const found = async (name: string) =>
      (await list(world, `?name=${encodeURIComponent(name)}`)).data.map((each) => each.name);
    expect(await found('Balcão 1')).toEqual(['Balcão 1']);
    for (const other of ['Balcão', 'balcão 1', 'BALCÃO 1', 'Balcao 1']) expect(await found(other)).toEqual([]);
  }),
  'foreign-terminal-looks-unknown': chosen(['error-e00502', 'behaviour-malformedUuid'], async (world) => {
    const [none, theirs] = [await get(world, unknown), await get(world, world.seed.otherTerminal.uuid)];
    expect(none.refusals).toEqual(['404 e00502']);
    expect(theirs.body).toEqual(none.body);
    for (const wrong of ['1', 'X', world.terminals.cloud.toUpperCase(), world.terminals.cloud.slice(1)])
      expect((await get(world, wrong)).refusals).toEqual(['422 e00229']);
  }),
});
