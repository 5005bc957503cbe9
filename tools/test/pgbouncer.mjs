import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, stopChild } from '../run/children.mjs';
import { freePort } from '../run/ports.mjs';
import { serverOwner, untilSaid } from './postgres.mjs';

/** Connections to the server per database; fewer than sandboxes open to the pooler, so that they must share. */
const poolSize = 12;

/** Opens a PgBouncer in transaction mode with default settings. @param {string} program @param {string} server */
export async function openPgbouncer(program, server) {
  const { hostname, port: serverPort, username, password } = new URL(server);
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'balcao-pgbouncer-'));
  const port = await freePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${password}"\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`,
  );
  if (owner.uid !== undefined) for (const path of [folder, users, settings]) chownSync(path, owner.uid, owner.gid ?? 0);
  const child = startChild(program, [settings], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  });
  await untilSaid(child, 'PgBouncer', 'process up');
  const url = new URL(server);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async close() {
      await stopChild(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
