import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { expect } from 'vitest';
import { configured, openConfigured, sqliteLevel } from '../../../../sandbox/testing/configured.ts';
import { settingsFrom } from '../../../../tools/run/settings.mjs';
import { claim, provedBy, type Row, source } from '../../claims.ts';

const configurationTests = 'sandbox/server/configuration.test.ts';
const starts = 'sandbox/server/process.start.test.ts';

/** Rows on the variables. */
export const settings: readonly Row[] = [
  claim('Uma variável vazia conta como ausente.', () => {
    const names =
      'SANDBOX_PORT HOST SANDBOX_URL SANDBOX_HOSTS SITE_URL DATA_DIR SQLITE_SYNCHRONOUS DATABASE_URL'.split(
        ' ',
      );
    const more = 'SITE_PORT DATABASE_CONNECTIONS SANDBOX_TENANTS SDK_GENERATOR_URL'.split(' ');
    const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']));
    expect(configured(empty)).toEqual(configured({}));
    expect(settingsFrom(empty)).toEqual(settingsFrom({}));
  }),
  claim(
    'Um valor inválido impede o arranque, e o terminal mostra a variável, o valor recebido e o valor esperado.',
    [
      ...provedBy(starts, 'with wrong variables says so of each and ends'),
      ...provedBy(configurationTests, 'refuses %s=%s and says what fits'),
      ...provedBy('tools/start.test.ts', 'refuses %o with a sentence'),
    ],
  ),
  claim(
    [
      'SANDBOX_PORT | Porta da sandbox | 4000',
      'SITE_PORT | Porta deste site | 3000',
      'HOST | Endereço em que os dois escutam: um IP ou um nome | localhost',
      'SANDBOX_URL | Origem dos URL da própria sandbox | http://localhost com a porta',
    ],
    () => {
      expect([configured({}).port, settingsFrom({}).sandboxPort, settingsFrom({}).sitePort]).toEqual([
        4000, 4000, 3000,
      ]);
      const env = { SANDBOX_PORT: '4100', SITE_PORT: '3100' };
      expect([configured(env).port, settingsFrom(env).sandboxPort, settingsFrom(env).sitePort]).toEqual([
        4100, 4100, 3100,
      ]);
      for (const { publicUrl } of [configured(env), { publicUrl: settingsFrom(env).sandboxUrl }])
        expect(publicUrl).toBe('http://localhost:4100');
      const named = { SANDBOX_URL: 'https://sandbox.example' };
      expect([configured(named).publicUrl, settingsFrom(named).sandboxUrl]).toEqual(
        Array(2).fill(named.SANDBOX_URL),
      );
      for (const [host, addresses] of [
        [undefined, ['127.0.0.1', '::1']],
        ['0.0.0.0', ['0.0.0.0']],
        ['box.example', ['box.example']],
      ] as const)
        for (const each of [configured({ HOST: host }), settingsFrom({ HOST: host })])
          expect(each.addresses).toEqual(addresses);
    },
  ),
  claim('SANDBOX_HOSTS | Outros nomes a que responde, separados por vírgulas | Nenhum', () => {
    const own = ['localhost', '127.0.0.1', '::1'];
    expect(configured({}).hosts).toEqual(own);
    expect(configured({ SANDBOX_HOSTS: 'one.example,two.example' }).hosts).toEqual([
      ...own,
      'one.example',
      'two.example',
    ]);
  }),
  claim('SITE_URL | URL da documentação para onde remetem as páginas da sandbox | O deste site', [
    ...provedBy('tools/start/startMessage.test.ts', 'shows the site where SITE_URL says that it is'),
    ...provedBy('sandbox/server/lazyPages.test.ts', 'draws with what the build left beside the sandbox'),
  ]),
  claim('DATA_DIR | Pasta da base de dados SQLite e das cópias | .data', () => {
    expect(configured({})).toMatchObject({ dataDir: '.data', database: { sqlite: '.data/sandbox.db' } });
    expect(configured({ DATA_DIR: '/box' })).toMatchObject({
      dataDir: '/box',
      database: { sqlite: '/box/sandbox.db' },
    });
  }),
  claim('SQLITE_SYNCHRONOUS | Como cada escrita chega ao disco: normal ou full | normal', async () => {
    for (const [synchronous, level] of [
      [undefined, 1],
      ['normal', 1],
      ['full', 2],
    ] as const) {
      const { database } = configured({ SQLITE_SYNCHRONOUS: synchronous });
      expect(database).toMatchObject({ synchronous });
      expect([synchronous, await sqliteLevel(synchronous)]).toEqual([synchronous, level]);
    }
    expect(() => configured({ SQLITE_SYNCHRONOUS: 'off' })).toThrow('SQLITE_SYNCHRONOUS is "off"');
  }),
  claim('DATABASE_URL | Uma base de dados PostgreSQL, em vez de SQLite: postgresql://… | SQLite', () => {
    const url = 'postgresql://shop:secret@db.example:5432/sandbox';
    expect(configured({ DATABASE_URL: url })).toMatchObject({
      database: { postgres: url },
      dataDir: undefined,
    });
    expect(configured({}).database).toHaveProperty('sqlite');
  }),
  source(
    'DATABASE_CONNECTIONS | Ligações a essa base de dados | 10',
    'product: sandbox/storage/drivers/postgres.ts, usualConnections',
  ),
  claim(
    'SANDBOX_TENANTS | Número máximo de sandboxes privadas em simultâneo | O limite da sandbox',
    async () => {
      for (const [env, most] of [
        [{}, sandboxQuotas.tenants],
        [{ SANDBOX_TENANTS: '3' }, 3],
      ] as const) {
        const { api, close } = await openConfigured(env);
        for (let n = 0; n < most; n += 1) expect((await api.post('/sandbox/tenants', {})).status).toBe(201);
        expect((await api.post('/sandbox/tenants', {})).refusals).toEqual(['429 c0801']);
        await close();
      }
    },
    { chosen: ['limit-sandboxQuotas'] },
  ),
  claim('LOG_REQUESTS | Com 1, uma linha de JSON por pedido | Nada', () => {
    expect(configured({}).logRequests).toBe(false);
    expect(configured({ LOG_REQUESTS: '1' }).logRequests).toBe(true);
  }),
  claim('ADMIN_KEY | Chave de quem administra as sandboxes de outros | Sem administração', () => {
    expect(configured({}).adminKey).toBeUndefined();
  }),
  claim('SANDBOX_PUBLIC | Com 1, o modo público | Só este computador', () => {
    expect(configured({}).exposed).toBeUndefined();
    const SANDBOX_URL = 'https://sandbox.example';
    expect(configured({ SANDBOX_PUBLIC: '1', SANDBOX_URL }).exposed).toBeDefined();
  }),
  claim('SDK_GENERATOR_URL | Serviço OpenAPI Generator para outras linguagens | Nenhum', async ({ api }) => {
    expect(configured({}).sdkGeneratorUrl).toBeUndefined();
    expect(configured({ SDK_GENERATOR_URL: 'https://generator.example' }).sdkGeneratorUrl).toBe(
      'https://generator.example',
    );
    expect((await api.post('/api/sdks/kotlin')).body.error?.errors[0]?.msg).toContain('SDK_GENERATOR_URL');
  }),
  claim(
    'Se a porta estiver ocupada, se não for possível escrever na pasta ou se o PostgreSQL não responder, o erro também indica o nome da variável, e o processo termina em segundos com o código 1.',
    [
      ...provedBy(
        starts,
        'says which port is taken and ends',
        'names DATA_DIR where its folder cannot be made',
        'names DATABASE_URL where no PostgreSQL listens',
        'names DATABASE_URL where something listens and never answers',
      ),
      ...provedBy(
        'tools/start.test.ts',
        'names a taken %s and the variable that changes it, before any build',
      ),
    ],
  ),
  claim(
    'Um URL impossível de interpretar e que pode conter uma palavra-passe não é mostrado.',
    provedBy('sandbox/server/configuration.test.ts', 'keeps the password in a wrong %s out of its error: %s'),
  ),
  claim(
    'A pasta e os ficheiros que a sandbox cria só são acessíveis ao utilizador que a executa: guardam chaves e chamadas.',
    provedBy(
      'sandbox/server/dataModes.test.ts',
      'are for its own user alone, though others may read what it writes elsewhere',
    ),
  ),
  source(
    'A sandbox não altera as permissões de uma pasta que já exista.',
    'product: sandbox/server/dataDir.ts, whose mkdir gives a mode to folders that it creates alone',
  ),
];
