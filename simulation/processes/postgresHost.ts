import { openPostgres } from '@balcao/sandbox/storage/drivers/postgres.ts';
import { nodeHost } from '../node/host.ts';
import type { Host } from '../world/world.ts';
import { createStoryDatabase } from './database.ts';
import { watchRows } from './watchRows.ts';

/** Host with one process and a PostgreSQL server whose user may create databases. */
export const postgresHost = (server: string): Host => ({
  ...nodeHost,
  async openStill() {
    const { urlFor, pool, query, drop } = await createStoryDatabase(server);
    const client = await pool.connect();
    return {
      database: openPostgres(urlFor('simulation')),
      query,
      watch: () => watchRows(client),
      async drop() {
        client.release();
        await drop();
      },
    };
  },
});
