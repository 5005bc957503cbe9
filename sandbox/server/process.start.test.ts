import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect } from 'vitest';
import { sandboxScript } from '../../tools/run/build.mjs';
import { openSqlite } from '../storage/drivers/sqlite.ts';
import { migrate } from '../storage/migrations.ts';
import {
  besideEachOther,
  freePort,
  itWithProcesses,
  type Processes,
  type RunningSandbox,
  untilReady,
} from '../testing/process.ts';

/** Maximum duration of a failing start, in milliseconds. */
const longestStart = 10_000;

/** Fetches a path of a sandbox from one address of this machine, with a host name. */
function ask(address: string, port: number, host: string, path = '/sandbox/health') {
  return new Promise<{ status: number; text: string }>((done, fail) => {
    const sent = request({ host: address, port, path, headers: { host, accept: 'text/html' } }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      done({ status: response.statusCode ?? 0, text });
    });
    sent.on('error', fail).end();
  });
}

const portOf = ({ origin }: RunningSandbox) => Number(new URL(origin).port);
const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const hasIpv6 = addresses.some(({ address }) => address === '::1');
const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

describe('a sandbox that cannot start', besideEachOther, () => {
  const it = itWithProcesses(sandboxScript);
  const folders: string[] = [];

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'balcao-start-'));
    folders.push(folder);
    return folder;
  }

  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function refused({ start }: Processes, env: NodeJS.ProcessEnv): Promise<string> {
    const begun = Date.now();
    const { child, gone, said } = await start({ env });
    await gone;
    expect(child.exitCode).toBe(1);
    expect(Date.now() - begun).toBeLessThan(longestStart);
    expect(said()).not.toContain('    at ');
    return said();
  }

  it('with wrong variables says so of each and ends [process.wrong-variables-end-it]', async ({ processes }) => {
    const said = await refused(processes, {
      SANDBOX_PORT: 'abc',
      SANDBOX_URL: 'not a url',
      SANDBOX_TENANTS: 'x',
      DATABASE_URL: 'mysql://localhost',
    });
    expect(said).toContain('SANDBOX_PORT is "abc", which is not a port.');
    expect(said).toContain('SANDBOX_URL is "not a url", which is not an origin.');
    expect(said).toContain('SANDBOX_TENANTS is "x", which is not a number');
    expect(said).toContain('DATABASE_URL is "mysql://localhost", which is not');
  });

  it('with an address that the machine lacks says so and ends', async ({ processes }) => {
    expect(await refused(processes, { HOST: '192.0.2.1' })).toContain(
      'HOST is "192.0.2.1", which is not an address of this machine.',
    );
  });

  it('names DATA_DIR where its folder cannot be made [process.names-unwritable-folder]', async ({ processes }) => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const said = await refused(processes, { DATABASE_URL: '', DATA_DIR: join(file, 'data') });
    expect(said).toContain(`DATA_DIR is "${join(file, 'data')}", a folder that cannot be written`);
  });

  it('names DATA_DIR where its file is no database', async ({ processes }) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'sandbox.db'), 'not a database '.repeat(1000));
    expect(await refused(processes, { DATABASE_URL: '', DATA_DIR: folder })).toContain(
      `DATA_DIR is "${folder}", where the database cannot be opened`,
    );
  });

  it('on a database of a newer release says so and ends [process.newer-database-is-refused]', async ({ processes }) => {
    const folder = newFolder();
    const { db, close } = openSqlite(join(folder, 'sandbox.db'));
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('999_of_tomorrow', '')`.execute(db);
    await close();
    expect(await refused(processes, { DATABASE_URL: '', DATA_DIR: folder })).toContain(
      'The database is of a newer release, which made 999_of_tomorrow. Start that release',
    );
  });

  it('on a database from before the first release says what to do and leaves it as it is', async ({ processes }) => {
    const folder = newFolder();
    const file = join(folder, 'sandbox.db');
    const made = openSqlite(file);
    const up = async (db: Kysely<unknown>) => void (await sql`create table tenants (old text)`.execute(db));
    await migrate(made.db, { '001_tables': { up } });
    await made.close();
    expect(await refused(processes, { DATABASE_URL: '', DATA_DIR: folder })).toContain(
      'The database is from before the first release and was left as it is. Name another one with DATA_DIR or DATABASE_URL; to export from this one, start the version that made it.',
    );
    const left = openSqlite(file);
    expect((await left.db.introspection.getTables()).map(({ name }) => name)).toContain('tenants');
    await left.close();
  });

  it('names DATABASE_URL where no PostgreSQL listens [process.names-missing-postgresql]', async ({ processes }) => {
    const url = `postgresql://user:secret@127.0.0.1:${await freePort()}/sandbox`;
    const said = await refused(processes, { DATABASE_URL: url });
    expect(said).toContain('DATABASE_URL names a PostgreSQL database that cannot be used: connect ECONNREFUSED');
    expect(said).not.toContain('secret');
  });

  it('names DATABASE_URL where something listens and never answers [process.names-silent-database]', async ({
    processes,
  }) => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    try {
      const said = await refused(processes, {
        DATABASE_URL: `postgresql://user:secret@127.0.0.1:${port}/sandbox`,
      });
      expect(said).toContain('DATABASE_URL names a PostgreSQL database that cannot be used');
    } finally {
      silent.close();
    }
  });

  it('says which port is taken and ends [process.taken-port-ends-it]', async ({ processes: { start } }) => {
    const port = await freePort();
    await untilReady(await start({ port }));
    const second = await start({ port });
    await second.gone;
    expect(second.child.exitCode).toBe(1);
    expect(second.said()).toContain(`Port ${port} is taken`);
  });
});

describe('a sandbox that nobody told where to listen', besideEachOther, () => {
  const it = itWithProcesses(sandboxScript);

  it('is reached by every name of this machine, by no other, and not from outside [process.reached-by-this-machine-alone]', async ({
    processes,
  }) => {
    const sandbox = await untilReady(await processes.start());
    const port = portOf(sandbox);
    expect(sandbox.said()).toContain('It is local: only this machine can connect, and its keys are public.');
    expect((await ask('127.0.0.1', port, `localhost:${port}`)).status).toBe(200);
    expect((await ask('127.0.0.1', port, `127.0.0.1:${port}`)).status).toBe(200);
    if (hasIpv6) expect((await ask('::1', port, `[::1]:${port}`)).status).toBe(200);
    const foreign = await ask('127.0.0.1', port, `attacker.example:${port}`);
    expect(foreign.status).toBe(421);
    expect(foreign.text).toContain('SANDBOX_HOSTS');
    if (outside) await expect(ask(outside, port, 'localhost')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('answers to a name in SANDBOX_HOSTS [process.answers-to-configured-names]', async ({ processes }) => {
    const env = { SANDBOX_HOSTS: 'shop.example' };
    const sandbox = await untilReady(await processes.start({ env }));
    expect((await ask('127.0.0.1', portOf(sandbox), 'shop.example')).status).toBe(200);
  });
});

describe('a sandbox that was told to listen everywhere', besideEachOther, () => {
  const it = itWithProcesses(sandboxScript);

  it.runIf(outside)(
    'is reached from outside, and says so [process.reached-from-outside-with-host]',
    async ({ processes }) => {
      const sandbox = await untilReady(await processes.start({ env: { HOST: '0.0.0.0' } }));
      const port = portOf(sandbox);
      expect(sandbox.said()).toContain('from other machines too');
      expect((await ask(outside ?? '', port, `${outside}:${port}`)).status).toBe(200);
      expect((await ask(outside ?? '', port, 'attacker.example')).status).toBe(421);
    },
  );
});
