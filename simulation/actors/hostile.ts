import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import { everyOperation } from '@balcao/sandbox/testing/everyOperation.ts';
import { alteredState } from '../hostile/alteredState.ts';
import { nextPart } from '../hostile/chance.ts';
import { valuesOfParam } from '../hostile/known.ts';
import { operationRequest } from '../hostile/operationRequest.ts';
import { soapMessage } from '../hostile/soapMessage.ts';
import { strayRequest } from '../hostile/strayRequest.ts';
import type { Shop } from '../world/shop.ts';
import type { Action, ActionContext } from './action.ts';

async function exportState({ world, shop }: ActionContext): Promise<TenantState | undefined> {
  const { status, body } = await world.call(shop, { method: 'GET', path: '/sandbox/export' });
  return status === 200 ? (body?.data as unknown as TenantState) : undefined;
}

const mostReads = 5;

/** Reads all data of a sandbox. Skips paths with two parameters, because the lists above them return the same data. */
async function readAll(context: ActionContext): Promise<void> {
  for (const { base, operation } of everyOperation) {
    const [name, ...others] = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, each]) => String(each));
    if (operation.method !== 'GET' || operation.success.stream || others.length > 0) continue;
    const resource = base === '/payer' ? 'payer' : (operation.path.split('/')[1] ?? '');
    const ids = name === undefined ? [''] : valuesOfParam(resource, name, context).slice(-mostReads);
    for (const id of ids) {
      const path = base + operation.path.replace(/\{\w+\}/, encodeURIComponent(id));
      await context.world.call(context.shop, { method: 'GET', path, anonymous: base === '/payer' });
    }
  }
}

const laterSeconds = [60, 86_400, 4 * 366 * 86_400];

export const hostileActions: Action[] = [
  {
    name: 'hostile.operation',
    weight: 70,
    run: (context) => context.world.call(context.shop, operationRequest(context)),
  },
  {
    name: 'hostile.soap',
    weight: 14,
    run: async (context) => context.world.call(context.shop, await soapMessage(context)),
  },
  {
    name: 'hostile.stray',
    weight: 6,
    run: (context) => context.world.call(context.shop, strayRequest(context)),
  },
  {
    name: 'hostile.import',
    weight: 4,
    alone: true,
    async run(context) {
      const { world, shop, picks } = context;
      const state = await exportState(context);
      const altered = state && alteredState(alteredState(state, nextPart(picks)), nextPart(picks));
      if (!altered) return;
      const body = JSON.stringify(altered);
      await world.call(shop, { method: 'POST', path: '/sandbox/import', body, hostile: 'altered' });
    },
  },
  {
    name: 'hostile.move',
    weight: 1,
    alone: true,
    async run(context) {
      const { world, shop, picks } = context;
      await world.call(shop, { method: 'DELETE', path: '/sandbox/faults' });
      const state = await exportState(context);
      // Both platforms of a sandbox share its state.
      const others = world.shops.filter(({ index }) => index % 2 === shop.index % 2);
      const other = picks.of(others) as Shop;
      if (!state) return;
      const body = JSON.stringify(state);
      await world.call(other, { method: 'POST', path: '/sandbox/import', body, hostile: 'moved' });
    },
  },
  {
    name: 'hostile.read',
    weight: 1,
    async run(context) {
      await readAll(context);
      if (!context.picks.percent(50)) return;
      for (const advanceSeconds of laterSeconds) {
        const body = { advanceSeconds };
        await context.world.call(context.shop, { method: 'POST', path: '/sandbox/clock', body });
      }
      await readAll(context);
    },
  },
];
