import { faultKinds } from '@balcao/contract/control/faultKinds.ts';
import { operationIds } from '@balcao/contract/operations.ts';
import { type Action, type ActionContext, sends } from './action.ts';
import { namesOf } from './view.ts';

const exported = new WeakMap<object, Map<number, string>>();

function exportsOf({ world }: ActionContext): Map<number, string> {
  const known = exported.get(world) ?? new Map<number, string>();
  exported.set(world, known);
  return known;
}

/** Actions of the person who operates the simulators: faults, exports, imports, resets. */
export const operatorActions: Action[] = [
  {
    name: 'operator.fault',
    weight: 3,
    run: sends('POST', '/sandbox/faults', ({ picks }) => ({
      kind: picks.of(faultKinds),
      ...(picks.percent(50) && { operation: picks.of(operationIds) }),
      calls: picks.of([1, 1, 2, 5]),
      ...(picks.percent(30) && { milliseconds: picks.of([1, 300, 5000]) }),
    })),
  },
  {
    name: 'operator.clearFaults',
    weight: 2,
    run: sends('DELETE', ({ world, shop, picks }) => {
      const fault = picks.percent(50) ? picks.maybe(namesOf(world, shop, 'faults', 'id')) : undefined;
      return fault ? `/sandbox/faults/${fault}` : '/sandbox/faults';
    }),
  },
  {
    name: 'operator.export',
    weight: 1,
    async run(context) {
      const { world, shop } = context;
      const { status, body } = await world.call(shop, { method: 'GET', path: '/sandbox/export' });
      if (status === 200) exportsOf(context).set(shop.index, JSON.stringify(body?.data));
    },
  },
  {
    name: 'operator.import',
    weight: 1,
    async run(context) {
      const { world, shop, picks } = context;
      // A state may be imported by another sandbox, but only by the platform that corresponds to its exporter.
      const states = [...exportsOf(context)].filter(([index]) => index % 2 === shop.index % 2);
      const [, state] = picks.maybe(states) ?? [];
      if (state) await world.call(shop, { method: 'POST', path: '/sandbox/import', body: state });
    },
  },
  {
    name: 'operator.reset',
    weight: 1,
    async run({ world, shop, picks }) {
      if (picks.percent(30)) await world.call(shop, { method: 'POST', path: '/sandbox/reset' });
    },
  },
  {
    name: 'operator.review',
    weight: 2,
    async run({ world, shop, picks }) {
      const clientId = picks.maybe(namesOf(world, shop, 'entities', 'client_id'));
      // The shop's own entity must stay approved, because all other actions need it.
      if (!clientId || world.shops.some((each) => each.clientId === clientId)) return;
      const action = picks.of(['approve', 'decline', 'reopen', 'review']);
      await world.call(shop, {
        method: 'POST',
        path: `/sandbox/entities/${clientId}/review`,
        body: { action },
      });
    },
  },
];
