import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

function configured(env: NodeJS.ProcessEnv) {
  const read = readConfiguration(env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
}

function problems(env: NodeJS.ProcessEnv) {
  const read = readConfiguration(env);
  return read.ok ? [] : read.problems;
}

describe('the configuration', () => {
  it('of an empty environment is a local sandbox on SQLite [configuration.empty-environment-is-local]', () => {
    expect(configured({})).toMatchObject({
      port: 4000,
      addresses: ['127.0.0.1', '::1'],
      isLocal: true,
      hosts: ['localhost', '127.0.0.1', '::1'],
      publicUrl: 'http://localhost:4000',
      database: { sqlite: '.data/sandbox.db' },
      dataDir: '.data',
    });
  });

  it.each([
    [{ SANDBOX_PROT: '5000' }, ['SANDBOX_PROT is not read. Did you mean SANDBOX_PORT? Otherwise unset it.']],
    [{ SANDBOX_HOST: 'a' }, ['SANDBOX_HOST is not read. Did you mean SANDBOX_HOSTS? Otherwise unset it.']],
    [{ SANDBOX_PORT: '5000', SANDBOX_PORTS: '1', SANDBOX_SERVICE_HOST: '10.0.0.1', POST: 'x' }, []],
  ])('refuses a slip in the name of a variable: %o', (env, says) => {
    expect(problems(env)).toEqual(says);
  });

  it.each([
    ['SANDBOX_PORT', 'abc', 'a number from 1 to 65535'],
    ['SANDBOX_PORT', '0', 'a number from 1 to 65535'],
    ['HOST', 'http://0.0.0.0', 'an IP address'],
    ['SANDBOX_URL', 'not a url', 'http:// or https://'],
    ['SANDBOX_URL', 'https://sandbox.example/path', 'an origin'],
    ['SANDBOX_HOSTS', 'http://one.example', 'names or IP addresses'],
    ['SANDBOX_HOSTS', 'one.example,*', 'names or IP addresses'],
    ['SITE_URL', 'docs.example', 'http:// or https://'],
    ['SANDBOX_PUBLIC', 'yes', 'Use 1'],
    ['SANDBOX_ORIGINS', 'shop.example', 'https:// and a host'],
    ['SANDBOX_ORIGINS', 'https://shop.example/path', 'https:// and a host'],
    ['SANDBOX_PROXIES', '-1', 'a number from 0'],
    ['SANDBOX_TENANTS', 'x', 'a number from 1'],
    ['DATABASE_URL', 'mysql://localhost/db', 'postgresql://'],
    ['DATABASE_CONNECTIONS', '0', 'a number from 1'],
    ['SQLITE_SYNCHRONOUS', 'off', 'normal or full'],
    ['SDK_GENERATOR_URL', 'generator', 'http:// or https://'],
    ['LOG_REQUESTS', 'yes', '1 to print a line'],
  ])('refuses %s=%s and says what fits [configuration.wrong-value-says-what-fits]', (name, text, fits) => {
    const [sentence, ...others] = problems({ [name]: text });
    expect(others).toEqual([]);
    expect(sentence).toMatch(`${name} is "${text}", which is not `);
    expect(sentence).toContain(fits);
  });

  it.each([
    ['DATABASE_URL', 'mysql://shop:se:cr@et@db.example/shop'],
    ['DATABASE_URL', 'postgres:shop:secret@db.example/shop'],
    ['DATABASE_URL', 'db.example/shop?user=shop&password=secret'],
    ['DATABASE_URL', 'host=db.example user=shop password=secret'],
    ['DATABASE_URL', 'https://db.example/?password=s@cret'],
    ['SDK_GENERATOR_URL', 'https://shop:secret@generator.example'],
    ['SANDBOX_URL', 'https://shop:secret@sandbox.example'],
    ['SITE_URL', 'https://shop:secret@docs.example'],
    ['SANDBOX_ORIGINS', 'https://shop.example,https://shop:secret@shop.example'],
    ['SANDBOX_HOSTS', 'shop:secret@sandbox.example'],
  ])(
    'keeps the password in a wrong %s out of its error: %s [configuration.keeps-passwords-out-of-errors]',
    (name, text) => {
      const [sentence] = problems({ [name]: text });
      expect(sentence).toMatch(new RegExp(`^${name} is "([a-z]+://)?\\*\\*\\*", which is not`));
      expect(sentence).not.toMatch(/se?cret|cr@et/);
    },
  );

  it.each(['short', 'x'.repeat(23), 'x y'.repeat(10), 'é'.repeat(30)])(
    'refuses a weak admin key, and keeps it out of its error: %s',
    (key) => {
      const [sentence] = problems({ ADMIN_KEY: key });
      expect(sentence).toContain('at least 24');
      expect(sentence).not.toContain(key);
    },
  );

  it.each([
    ['localhost', ['127.0.0.1', '::1'], true],
    ['127.0.0.1', ['127.0.0.1'], true],
    ['[::1]', ['::1'], true],
    ['0.0.0.0', ['0.0.0.0'], false],
    ['::', ['::'], false],
    ['sandbox.example', ['sandbox.example'], false],
  ])('HOST=%s listens on %o, local %s', (host, addresses, isLocal) => {
    expect(configured({ HOST: host })).toMatchObject({ addresses, isLocal });
  });

  it('knows the hosts of HOST, SANDBOX_URL and SANDBOX_HOSTS [configuration.knows-its-hosts]', () => {
    const { hosts, publicUrl } = configured({
      HOST: 'box.example',
      SANDBOX_URL: 'https://Sandbox.Example:8443/',
      SANDBOX_HOSTS: 'One.example, [::2]',
    });
    expect(publicUrl).toBe('https://sandbox.example:8443');
    const own = ['localhost', '127.0.0.1', '::1', 'box.example'];
    expect(hosts).toEqual([...own, 'sandbox.example', 'one.example', '::2']);
  });

  it('on a public network answers to the names it is told alone, and no address of the machine [configuration.public-names-alone]', () => {
    const url = 'https://sandbox.example';
    const env = { SANDBOX_PUBLIC: '1', SANDBOX_URL: url, HOST: '0.0.0.0', SANDBOX_HOSTS: 'one.example' };
    const site = { SITE_URL: 'https://docs.example/portal/' };
    const more = { SANDBOX_ORIGINS: 'https://Shop.example, http://localhost:3000', SANDBOX_PROXIES: '2' };
    expect(configured({ ...env, ...site, ...more })).toMatchObject({
      hosts: ['localhost', 'sandbox.example', 'one.example'],
      exposed: {
        origins: ['https://docs.example', 'https://shop.example', 'http://localhost:3000'],
        proxies: 2,
      },
    });
    expect(configured({ ...env, ...site }).exposed).toEqual({
      origins: ['https://docs.example'],
      proxies: 0,
    });
  });

  it('is not public unless it is told so', () => {
    expect(configured({ HOST: '0.0.0.0', SANDBOX_ORIGINS: 'https://shop.example' }).exposed).toBeUndefined();
  });

  it('refuses a public network without the address that callers know, or with one that sends keys in clear [configuration.public-needs-callers-address]', () => {
    expect(problems({ SANDBOX_PUBLIC: '1' })).toEqual([expect.stringContaining('needs SANDBOX_URL')]);
    const [sentence] = problems({ SANDBOX_PUBLIC: '1', SANDBOX_URL: 'http://sandbox.example' });
    expect(sentence).toContain('SANDBOX_URL is "http://sandbox.example", which would send keys in clear text');
    expect(configured({ SANDBOX_PUBLIC: '1', SANDBOX_URL: 'http://localhost:4000' }).exposed).toBeDefined();
  });

  it('takes PostgreSQL with the size of its pool, and no data folder [configuration.postgresql-pool]', () => {
    const url = 'postgres://user:secret@localhost:5432/sandbox';
    expect(configured({ DATABASE_URL: url, DATABASE_CONNECTIONS: '25', DATA_DIR: 'x' })).toMatchObject({
      database: { postgres: url, connections: 25 },
      dataDir: undefined,
    });
  });

  it('takes the safety of SQLite [configuration.sqlite-safety]', () => {
    expect(configured({ SQLITE_SYNCHRONOUS: 'full', DATA_DIR: '/data' })).toMatchObject({
      database: { sqlite: '/data/sandbox.db', synchronous: 'full' },
    });
  });
});
