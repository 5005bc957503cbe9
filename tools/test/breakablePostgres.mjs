import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from './postgres.mjs';
import { mountSmallDisk } from './smallDisk.mjs';

/** Opens a PostgreSQL that a test can stop, freeze and cut off without losing commits. @param {string} initdb */
export async function openBreakablePostgres(initdb) {
  const cluster = await openPostgres(initdb, { keepsCommits: true });
  /** @type {ReturnType<typeof mountSmallDisk>[]} */
  const disks = [];

  /** @param {string} text */
  async function run(text, url = cluster.url) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query(text).finally(() => client.end());
    return rows;
  }

  /** @param {NodeJS.Signals} signal */
  async function stop(signal) {
    const server = cluster.server();
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }

  /** Ids of the processes. The server is first, because once it is stopped it starts no new processes. */
  const processes = () => {
    const parent = String(cluster.server().pid);
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', parent], { encoding: 'utf8' });
    return [parent, ...stdout.trim().split(/\s+/).filter(Boolean)].map(Number);
  };
  /** @param {NodeJS.Signals} signal */
  const signalAll = (signal) => {
    process.kill(Number(cluster.server().pid), signal);
    for (const pid of processes().slice(1)) {
      try {
        process.kill(pid, signal);
      } catch {
        // The process has ended in the meantime.
      }
    }
  };

  return {
    url: cluster.url,
    run,
    start: cluster.start,
    /** Kills all processes at once, as a failure of the machine would. */
    async kill() {
      const gone = once(cluster.server(), 'exit');
      signalAll('SIGKILL');
      await gone;
    },
    /** Stops without closing connections in order (like `pg_ctl stop -m immediate`). */
    stopAtOnce: () => stop('SIGQUIT'),
    /** Closes connections and flushes data (like `pg_ctl stop -m fast`). */
    stopInOrder: () => stop('SIGINT'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    endConnections: () =>
      run(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
      ),
    /** Opens a database on a separate disk that a test can fill. @param {number} megabytes */
    async onSmallDisk(megabytes) {
      const disk = mountSmallDisk(mkdtempSync(join(tmpdir(), 'balcao-disk-')), megabytes);
      disks.push(disk);
      chownSync(disk.folder, cluster.owner.uid ?? -1, cluster.owner.gid ?? -1);
      await run(`create tablespace small location '${disk.folder}'`);
      await run('create database small template template0 tablespace small');
      const url = new URL(cluster.url);
      url.pathname = '/small';
      return { url: url.href, disk };
    },
    async close() {
      await cluster.close();
      for (const disk of disks) disk.unmount();
    },
  };
}
