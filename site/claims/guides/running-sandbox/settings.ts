import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { expect } from 'vitest';
import { headersOf, merchant } from '../../../../sandbox/testing/api.ts';
import { configured, openConfigured } from '../../../../sandbox/testing/configured.ts';
import { settingsFrom } from '../../../../tools/run/settings.mjs';
import { claim, provedBy, type Row, source } from '../../claims.ts';

const configuration = 'sandbox/server/configuration.test.ts';
const starts = 'sandbox/server/process.start.test.ts';
const start = 'tools/start.test.ts';

/** Payment pages, webhooks and links of lists begin with the URL that the environment gives. */
async function showOwnUrl(): Promise<void> {
  const { api, sandbox, close } = await openConfigured({ SANDBOX_URL: 'https://sandbox.example' });
  const { data } = await api.post<{ checkoutUrl: string }>('/api/checkouts', { payment: { amount: 1000 } });
  const { data: webhooks } = await api.get<{ url: string }[]>('/api/webhooks');
  const request = new Request('http://sandbox.example/api/payments?limit=1', {
    headers: headersOf(merchant),
  });
  const { links } = (await (await sandbox.fetch(request)).json()) as {
    links: { first: string; next: string };
  };
  for (const url of [data.checkoutUrl, webhooks[0]?.url, links.first, links.next])
    expect(url).toMatch(/^https:\/\/sandbox\.example\//);
  await close();
}

/** Rows on the variables. */
export const settings: readonly Row[] = [
  claim('Uma variável vazia conta como ausente.', () => {
    expect(configured({ SANDBOX_PORT: '', DATABASE_URL: '', HOST: '' })).toEqual(configured({}));
    expect(settingsFrom({ SITE_PORT: '', HOST: '' })).toEqual(settingsFrom({}));
  }),
  claim(
    'Um valor inválido impede o arranque, e o terminal mostra a variável, o valor recebido e o valor esperado.',
    [
      ...provedBy(starts, 'with wrong variables says so of each and ends'),
      ...provedBy(configuration, 'refuses %s=%s and says what fits'),
      ...provedBy(start, 'refuses %o with a sentence'),
    ],
  ),
  claim(
    [
      'SANDBOX_PORT | Porta da sandbox | 4000',
      'SITE_PORT | Porta deste site | 3000',
      'HOST | Endereço em que os dois escutam: um IP ou um nome | localhost',
      'SANDBOX_HOSTS | Outros nomes a que responde, separados por vírgulas | Nenhum',
      'DATA_DIR | Pasta da base de dados SQLite e das cópias | .data',
      'LOG_REQUESTS | Com 1, uma linha de JSON por pedido | Nada',
      'ADMIN_KEY | Chave de quem administra as sandboxes de outros | Sem administração',
      'SANDBOX_PUBLIC | Com 1, o modo público | Só este computador',
      'SDK_GENERATOR_URL | Serviço OpenAPI Generator para outras linguagens | Nenhum',
    ],
    () => {
      expect(settingsFrom({})).toMatchObject({ sandboxPort: 4000, sitePort: 3000, host: 'localhost' });
      expect(configured({})).toMatchObject({
        ...{ port: 4000, hosts: ['localhost', '127.0.0.1', '::1'], dataDir: '.data', logRequests: false },
        ...{ adminKey: undefined, exposed: undefined, sdkGeneratorUrl: undefined },
      });
      const set = { HOST: '0.0.0.0', SITE_PORT: '3100', SANDBOX_PORT: '4100' };
      const addresses = ['0.0.0.0'];
      expect(settingsFrom(set)).toMatchObject({ addresses, sitePort: 3100, sandboxPort: 4100 });
      const more = { SANDBOX_HOSTS: 'one.example,two.example', DATA_DIR: '/box', LOG_REQUESTS: '1' };
      expect(configured({ ...set, ...more, SDK_GENERATOR_URL: 'https://generator.example' })).toMatchObject({
        ...{ addresses, port: 4100, dataDir: '/box', database: { sqlite: '/box/sandbox.db' } },
        ...{ logRequests: true, sdkGeneratorUrl: 'https://generator.example' },
        hosts: expect.arrayContaining(['one.example', 'two.example']),
      });
    },
  ),
  claim(
    'SANDBOX_URL | Origem dos URL da própria sandbox: páginas de pagamento, webhooks e ligações das listas | http://localhost com a porta',
    showOwnUrl,
  ),
  claim('SITE_URL | URL da documentação para onde remetem as páginas da sandbox | O deste site', [
    ...provedBy('tools/start/startMessage.test.ts', 'shows the site where SITE_URL says that it is'),
    ...provedBy('sandbox/server/lazyPages.test.ts', 'draws with what the build left beside the sandbox'),
  ]),
  claim(
    'SQLITE_SYNCHRONOUS | Como cada escrita chega ao disco: normal ou full | normal',
    provedBy(configuration, 'takes the safety of SQLite'),
  ),
  claim(
    [
      'DATABASE_URL | Uma base de dados PostgreSQL, em vez de SQLite: postgresql://… | SQLite',
      'DATABASE_CONNECTIONS | Ligações a essa base de dados | 10',
    ],
    provedBy(configuration, 'takes PostgreSQL with the size of its pool, and no data folder'),
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
  claim(
    [
      'SANDBOX_ORIGINS | No modo público, origens cujas páginas podem ler as respostas, além da de SITE_URL | Nenhuma',
      'SANDBOX_PROXIES | No modo público, número de proxies à frente da sandbox; um valor maior do que o real permite que um cliente forje o próprio endereço | 0',
    ],
    [
      ...provedBy(
        configuration,
        'on a public network answers to the names it is told alone, and no address of the machine',
      ),
      ...provedBy(
        'sandbox/server/exposed/exposed.test.ts',
        'is told by the header of the proxy, and cannot write another into it',
      ),
      ...provedBy('sandbox/server/exposed/clientAddress.test.ts', 'the last but one behind two proxies'),
    ],
  ),
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
      ...provedBy(start, 'names a taken %s and the variable that changes it, before any build'),
    ],
  ),
  claim(
    'Um URL impossível de interpretar e que pode conter uma palavra-passe não é mostrado.',
    provedBy(configuration, 'keeps the password in a wrong %s out of its error: %s'),
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
