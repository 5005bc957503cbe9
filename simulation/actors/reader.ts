import { everyOperation } from '@balcao/sandbox/testing/everyOperation.ts';
import { valuesOfParam } from '../hostile/known.ts';
import type { Action } from './action.ts';

/** Read operations, except those for languages that need an external generator. */
const reads = everyOperation.filter(
  ({ operation: { method, path, success } }) => method === 'GET' && !success.stream && !path.includes('{language}'),
);

/** Reads one object, usually a recent one, or a list. */
export const readerActions: Action[] = [
  {
    name: 'reader.read',
    weight: 8,
    async run(context) {
      const { world, shop, picks } = context;
      const { base, operation } = picks.of(reads);
      const resource = base === '/payer' ? 'payer' : (operation.path.split('/')[1] ?? '');
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(picks.maybe(valuesOfParam(resource, name, context)) ?? 'none'),
      );
      const query = operation.query?.safeParse({}).success === false ? '?amount=1000' : '';
      await world.call(shop, { method: 'GET', path: base + path + query, anonymous: base === '/payer' });
    },
  },
];
