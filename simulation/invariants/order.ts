import type { SqliteStatement } from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

/**
 * A message that is on its way to a URL, and an older one about the same thing that still waits for it. One that was
 * sent again by hand has more attempts than tries, and stands in nobody's way.
 */
const overtaking = `
  select leaving.id as leaving, older.id as older
  from deliveries leaving join deliveries older
    on older.tenant = leaving.tenant and older.order_key = leaving.order_key
    and older.target = leaving.target and older.id < leaving.id
  where leaving.url = ? and leaving.state = 'waiting' and leaving.lease_until > ?
    and older.state = 'waiting' and json_array_length(older.attempts) <= older.tries
  limit 1`;

const statements = new WeakMap<World, SqliteStatement>();

export const order: Invariant = {
  name: 'messages about one payment reach a URL in their order',
  onMessage(world, url) {
    const statement = statements.get(world) ?? world.connection.prepare(overtaking);
    statements.set(world, statement);
    const [found] = statement.all(...([url, world.time.now()] as never[])) as Record<string, number>[];
    return found && `delivery ${found.leaving} left before ${found.older}, to ${url}`;
  },
};
