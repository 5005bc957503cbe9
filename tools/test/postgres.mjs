import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startChild, stopChild } from '../run/children.mjs';
import { freePort } from '../run/ports.mjs';
import { Problem } from '../run/problem.mjs';

const patienceSeconds = 30;

/** Fast but unsafe settings, because the data is needed only for one test run. */
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Settings with which commits survive a crash of the server, but not of the machine. */
const durable = ['fsync=off', 'max_connections=200'];

/**
 * @typedef {object} Postgres
 * @property {string} url
 * @property {{ uid?: number, gid?: number }} owner owner of its processes
 * @property {() => import('node:child_process').ChildProcess} server process that was started last
 * @property {() => Promise<void>} start starts the server again after a stop
 * @property {() => Promise<void>} close
 */

/**
 * Opens a temporary PostgreSQL on a free local port.
 * @param {string} initdb path of the program; `postgres` is in the same folder
 * @param {{ keepsCommits?: boolean, settings?: string[] }} [options] whether commits must survive a crash of
 * the server, and further settings as `name=value`
 * @returns {Promise<Postgres>}
 */
export async function openPostgres(initdb, { keepsCommits = false, settings: more = [] } = {}) {
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'balcao-postgres-'));
  const data = join(folder, 'data');
  const password = createCluster(initdb, folder, data, owner);
  const port = await freePort();
  const places = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const settings = [...places, ...(keepsCommits ? durable : fast), ...more];
  const launch = () =>
    startChild(join(dirname(initdb), 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      stopSignal: 'SIGINT',
      ...owner,
    });
  let server = launch();
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  await untilReady(server);
  return {
    url: `postgres://balcao:${password}@127.0.0.1:${port}/postgres`,
    owner,
    server: () => server,
    start() {
      server = launch();
      return untilReady(server);
    },
    async close() {
      await stopChild(server);
      remove();
    },
  };
}

/** @param {string} initdb @param {string} folder @param {string} data @param {{ uid?: number, gid?: number }} owner */
function createCluster(initdb, folder, data, owner) {
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (owner.uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid ?? 0);
  const args = ['-D', data, '-U', 'balcao', '-A', 'password', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(initdb, [...args, ...languageOf(initdb)], {
    cwd: folder,
    encoding: 'utf8',
    ...owner,
  });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Problem(`initdb could not make a cluster:\n${made.stderr || made.error?.message}`);
  }
  return password;
}

/** Locale of the cluster. Not `C`, because production databases sort by language. @param {string} initdb */
function languageOf(initdb) {
  const version = Number(/\d+/.exec(spawnSync(initdb, ['--version'], { encoding: 'utf8' }).stdout)?.[0]);
  return version >= 15 ? ['--locale=C', '--locale-provider=icu', '--icu-locale=pt-PT'] : ['--locale=C'];
}

/** User for PostgreSQL and PgBouncer, which refuse to run as root. @returns {{ uid?: number, gid?: number }} */
export function serverOwner() {
  if (process.getuid?.() !== 0) return {};
  /** @param {string} flag */
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || Number.NaN);
  const owner = { uid: id('-u'), gid: id('-g') };
  if (Number.isNaN(owner.uid)) throw new Problem('PostgreSQL does not run as root, and there is no user "postgres".');
  return owner;
}

/** @param {import('node:child_process').ChildProcess} server */
const untilReady = (server) => untilSaid(server, 'PostgreSQL', 'ready to accept connections');

/**
 * Waits until a server prints a line on standard error that shows it is ready.
 * @param {import('node:child_process').ChildProcess} server
 * @param {string} name name for messages
 * @param {string} words
 * @returns {Promise<void>}
 */
export function untilSaid(server, name, words) {
  let said = '';
  return new Promise((done, fail) => {
    const timer = setTimeout(() => refuse(`did not start within ${patienceSeconds} seconds`), patienceSeconds * 1000);
    /** @param {string} reason */
    const refuse = (reason) => {
      clearTimeout(timer);
      fail(new Problem(`${name} ${reason}:\n${said}`));
    };
    server.once('error', (error) => refuse(error.message));
    server.once('exit', () => refuse('stopped at once'));
    server.stderr?.on('data', (text) => {
      said = (said + text).slice(-4000);
      if (!said.includes(words)) return;
      clearTimeout(timer);
      done(undefined);
    });
  });
}
