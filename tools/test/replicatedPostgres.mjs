import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startChild, stopChild } from '../run/children.mjs';
import { freePort } from '../run/ports.mjs';
import { Problem } from '../run/problem.mjs';
import { openBreakablePostgres } from './breakablePostgres.mjs';
import { serverOwner, untilSaid } from './postgres.mjs';

/** Opens a proxy to a server that can be replaced with another. @param {number} first port of the first server */
async function openSwitch(first) {
  let target = first;
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((near) => {
    const far = createConnection(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
  });
  const port = await freePort();
  await new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined)));
  return {
    port,
    /** @param {number} next port of the server for new connections */
    leadTo(next) {
      target = next;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Opens a primary, its synchronous replica (remote_apply), and a proxy to the leader. @param {string} initdb */
export async function openReplicatedPostgres(initdb) {
  const program = (/** @type {string} */ name) => join(dirname(initdb), name);
  const owner = serverOwner();
  const primary = await openBreakablePostgres(initdb);
  const folder = mkdtempSync(join(tmpdir(), 'balcao-replica-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? 0);
  const data = join(folder, 'data');
  const copied = spawnSync(
    program('pg_basebackup'),
    ['-d', primary.url, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    { cwd: folder, encoding: 'utf8', ...owner },
  );
  if (copied.status !== 0) throw new Problem(`pg_basebackup could not copy the server:\n${copied.stderr}`);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const replica = startChild(
    program('postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting]), '-c', 'max_connections=200'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], stopSignal: 'SIGINT', ...owner },
  );
  await untilSaid(replica, 'The replica', 'ready to accept read-only connections');
  await primary.run("alter system set synchronous_standby_names = '*'");
  await primary.run("alter system set synchronous_commit = 'remote_apply'");
  await primary.run('select pg_reload_conf()');
  const address = await openSwitch(Number(new URL(primary.url).port));
  const reachedAt = (/** @type {number} */ at) => {
    const url = new URL(primary.url);
    url.port = String(at);
    return url.href;
  };
  return {
    url: reachedAt(address.port),
    kill: primary.kill,
    async promote() {
      await primary.run('select pg_promote()', reachedAt(port));
      address.leadTo(port);
    },
    async close() {
      address.close();
      await stopChild(replica);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      await primary.close();
    },
  };
}
