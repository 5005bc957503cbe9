import { watched } from '../world/changes.ts';
import { firstOf, type Invariant } from './invariant.ts';

export const deleted: Invariant = {
  name: 'a sandbox that is deleted leaves nothing behind',
  check: ({ world, changes }) =>
    firstOf(changes, ({ table, tenant, after }) => {
      if (table !== 'tenants' || after || world.changes.rows('tenants', tenant).length > 0) return undefined;
      const left = watched.find((each) => world.changes.rows(each, tenant).length > 0);
      return left && `${left} has rows of tenant ${tenant}`;
    }),
};
