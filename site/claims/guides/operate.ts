import { expect } from 'vitest';
import { configured } from '../../../sandbox/testing/configured.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';

const files = 'deploy/server.test.ts';
const proxies = 'deploy/proxies.test.ts';
const configuration = 'sandbox/server/configuration.test.ts';
const operating = 'sandbox/server/operating.test.ts';
const exposed = 'sandbox/server/exposed/exposed.test.ts';
const admin = 'sandbox/http/admin/admin.test.ts';
const frozen = 'sandbox/http/admin/frozen.test.ts';
const command = 'cli/commands/admin.test.ts';
const starts = 'sandbox/server/process.start.test.ts';
const backups = 'sandbox/server/process.backup.test.ts';

const runByTests = [
  ...provedBy(
    files,
    'systemd understands the unit',
    'a public sandbox starts with the families of sockets that the unit leaves it',
    'Prometheus understands its configuration, and each alert fires',
    'every variable of the environment is one that the sandbox reads',
    'every metric of an alert is one that the sandbox writes',
  ),
  ...provedBy(proxies, 'passes live events on as they come, and ends their stream when the caller leaves'),
];
const byHand = 'product: docs/decisions/operation.md, with what was run by hand';
const freezing = provedBy(command, 'freezes one for a reason, unfreezes it and deletes it');
const setAside = provedBy(
  admin,
  'are listed over all tenants, newest first, and can be retried and dropped once',
);
const backedUp = provedBy(
  backups,
  'is written on SIGUSR2, and restored it has every payment acknowledged before',
);
const migrated = provedBy(
  'sandbox/storage/released/forward.test.ts',
  'a database of %s is migrated with a row in every table',
);
const newerIsRefused = provedBy(starts, 'on a database of a newer release says so and ends');

export default claims({
  'front matter': [advice('Uma sandbox pública numa máquina: instalação, systemd, TLS…')],
  top: [
    advice(
      'De uma máquina vazia a uma sandbox acessível pela Internet.',
      'As variáveis de todas as sandboxes estão em Operar a sandbox…',
    ),
  ],
  outcome: [
    advice('Um serviço que arranca com a máquina, responde em https://sandbox.example…'),
    source(
      'Precisa de Linux com systemd, de git, de um nome que aponta para a máquina e de Node.js 20.19 ou mais recente, que o Debian 12 não traz.',
      'product: package.json, whose engines are Node 20.19 and later; deploy/balcao.service is a unit of systemd; published: the package nodejs of Debian 12 is of version 18',
    ),
    advice('Corra os comandos como root.'),
  ],
  install: [
    source(
      'Em /etc/balcao/environment, que mais ninguém lê.',
      'product: deploy/balcao.service, which reads this file; the command above makes it readable for its owner and group alone',
    ),
    claim('A chave de administração é a que openssl rand -hex 24 escreve.', () => {
      // What it prints: 48 hexadecimal digits.
      const ADMIN_KEY = 'b7'.repeat(24);
      expect(configured({ ADMIN_KEY }).adminKey).toBe(ADMIN_KEY);
    }),
    advice('Em /etc/systemd/system/balcao.service.', 'Arranque-o com systemctl enable --now balcao.'),
  ],
  public: [
    advice('Com SANDBOX_PUBLIC=1, a sandbox não confia em nenhuma chamada.'),
    claim('Não arranca sem SANDBOX_URL, que tem de começar por https://, exceto em localhost.', () => {
      const start = (SANDBOX_URL: string) => configured({ SANDBOX_PUBLIC: '1', SANDBOX_URL }).publicUrl;
      expect(() => start('')).toThrow('needs SANDBOX_URL');
      expect(() => start('http://sandbox.example')).toThrow('Use https://');
      expect(start('https://sandbox.example')).toBe('https://sandbox.example');
      expect(start('http://localhost:4000')).toBe('http://localhost:4000');
    }),
    claim(
      'As chaves públicas da documentação são recusadas com 401: cada um abre a sua sandbox.',
      provedBy(exposed, 'finds no shared sandbox'),
    ),
    claim(
      'As mensagens só vão para a Internet pública, nunca para a rede do servidor.',
      provedBy(exposed, 'reaches nothing inside by any form of its address, and tells nothing about why'),
    ),
    claim('Os pedidos, as sandboxes, as ligações e os corpos têm limites.', [
      ...provedBy(
        'sandbox/http/exposed/exposed.test.ts',
        'are counted for an address, whatever it asks, and not for others',
        'is opened only while few of an address are in use; others still get theirs',
        'is no larger than a few megabytes, declared or not',
      ),
      ...provedBy('sandbox/server/exposed/boundConnections.test.ts', 'are few for an address, and in all'),
    ]),
    claim(
      'A sandbox responde ao nome de SANDBOX_URL, aos de SANDBOX_HOSTS e a localhost; a outro nome responde 421 c1101.',
      [
        ...provedBy(
          configuration,
          'on a public network answers to the names it is told alone, and no address of the machine',
        ),
        ...provedBy(exposed, 'does not answer to %s'),
      ],
    ),
    claim(
      'SANDBOX_ORIGINS | Origens cujas páginas leem as respostas; a de SITE_URL é sempre uma delas',
      () => {
        const env = {
          SANDBOX_PUBLIC: '1',
          SANDBOX_URL: 'https://sandbox.example',
          SITE_URL: 'https://docs.example/portal',
          SANDBOX_ORIGINS: 'https://shop.example',
        };
        expect(configured(env).exposed?.origins).toEqual(['https://docs.example', 'https://shop.example']);
      },
    ),
    claim(
      'SANDBOX_PROXIES | Quantos proxies estão à frente. Um número maior do que o verdadeiro deixa o cliente escolher o próprio endereço',
      [
        ...provedBy(exposed, 'is told by the header of the proxy, and cannot write another into it'),
        ...provedBy('sandbox/server/exposed/clientAddress.test.ts', 'the last but one behind two proxies'),
      ],
    ),
  ],
  tls: [
    source(
      'A sandbox não fala TLS.',
      'product: sandbox/server/serve.ts, which opens servers of node:http alone',
    ),
    advice(
      'Ponha à frente um destes, na mesma máquina: o nginx em /etc/nginx/conf.d/sandbox.conf, o Caddy em /etc/caddy/Caddyfile.',
      'Depois recarregue-o, com nginx -t && systemctl reload nginx ou systemctl reload caddy.',
    ),
    claim(
      'No nginx, quem chama tem no máximo 100 pedidos em curso; o Caddy não tem esse limite.',
      provedBy(proxies, 'have so many requests in progress, whatever others have'),
    ),
    source(
      'O Caddy pede o certificado sozinho; para o nginx, peça-o antes, por exemplo com o Certbot.',
      'published: the manual of Caddy, automatic HTTPS; deploy/nginx.conf names the paths that Certbot writes',
    ),
    claim('Nenhum deixa passar /admin.', [
      ...provedBy(
        files,
        'both proxies send everything but the administration to the port of the environment',
      ),
      ...provedBy(proxies, 'lets nobody reach %s'),
    ]),
  ],
  'first-tenant': [
    advice('Cada equipa abre a sua, e guarda as credenciais da resposta.'),
    claim(
      'A semente é o servidor que a escolhe: com seed no pedido, responde 422 c0813.',
      provedBy(
        'sandbox/http/exposed/exposed.test.ts',
        'works as a local one, its own receiver included',
        'is not opened from a seed, which others may know',
      ),
    ),
  ],
  admin: [
    claim(
      'balcao admin fala com a sandbox em http://localhost:4000, ou com a de BALCAO_URL, e lê a chave de ADMIN_KEY.',
      provedBy(command, 'lists the tenants, as a table and as JSON', 'needs the key'),
    ),
    claim(
      'Sem ADMIN_KEY no servidor, /admin responde 404.',
      provedBy(admin, 'without a key there is no admin API'),
    ),
    claim(
      'Ver as sandboxes e o que ocupam | balcao admin tenants',
      provedBy(command, 'lists the tenants, as a table and as JSON'),
    ),
    claim(
      [
        'Parar uma | balcao admin freeze TENANT --reason "…"',
        'Retomá-la | balcao admin unfreeze TENANT',
        'Eliminá-la para sempre | balcao admin delete TENANT',
      ],
      freezing,
    ),
    claim('Ver o que ficou de parte | balcao admin set-aside', provedBy(command, 'lists what was set aside')),
    claim(
      ['Tentar de novo | balcao admin retry TENANT KIND ID', 'Desistir | balcao admin drop TENANT KIND ID'],
      setAside,
    ),
    claim('Copiar a base de dados SQLite | balcao admin backup', [
      ...provedBy(command, 'writes a backup'),
      ...provedBy(operating, 'lies in the data folder'),
    ]),
    claim(
      'Uma sandbox parada responde 403 c1201 com o motivo.',
      provedBy(frozen, 'with 403 c1201 and the reason, and others go on'),
    ),
    claim(
      'As mensagens dela esperam, e saem quando a retomar.',
      provedBy(frozen, 'keeps its messages, and sends them once it is unfrozen'),
    ),
  ],
  logs: [
    claim(
      [
        'Com LOG_REQUESTS=1, cada pedido escreve uma linha de JSON, sem segredos.',
        'O requestId da linha é o X-Request-Id da resposta: peça-o a quem se queixa.',
      ],
      provedBy(operating, 'prints one line of JSON a request, with no secret in it'),
    ),
    advice('Leia as linhas com journalctl --unit balcao.'),
  ],
  metrics: [
    claim('/admin/metrics é texto de Prometheus, e pede a chave de administração.', [
      ...provedBy(operating, 'are written in the text format, and move with traffic'),
      ...provedBy(admin, 'is none of the keys of platforms, which it does not stand for either'),
    ]),
    claim(
      'O Prometheus corre na mesma máquina e chama a sandbox por localhost.',
      provedBy(
        configuration,
        'on a public network answers to the names it is told alone, and no address of the machine',
      ),
    ),
    source(
      'O Prometheus lê a chave de um ficheiro só dele.',
      'product: deploy/prometheus.yml, credentials_file',
    ),
    advice(
      'Guarde esta configuração e os alertas em /etc/prometheus, e recarregue-o com systemctl reload prometheus.',
    ),
    source(
      'Os destinatários definem-se no Alertmanager, que esta configuração não inclui.',
      'product: deploy/prometheus.yml, without alerting; published: the manual of Prometheus, alerting',
    ),
  ],
  backup: [
    claim(
      ['Todas as noites, de /etc/cron.d/balcao:', 'A cópia tem tudo o que a API confirmou até ao sinal.'],
      backedUp,
    ),
    claim(
      'Fica em /var/lib/balcao/backups: leve-a para outra máquina, e apague as antigas, porque a sandbox não as apaga.',
      provedBy(backups, 'asked for twice at once is written twice'),
    ),
    claim('Para repor uma:', backedUp),
  ],
  upgrade: [
    source(
      'O serviço responde entretanto, mas, se parar, só pode voltar a arrancar quando a construção acabar.',
      byHand,
    ),
    claim('No arranque, a base de dados é migrada para o novo esquema, sem perder registos.', migrated),
    claim('Para voltar atrás, reponha também a cópia.', newerIsRefused),
  ],
  when: [
    claim(
      'SandboxDown | systemctl status balcao. Uma variável errada impede o arranque, e o registo diz qual',
      provedBy(starts, 'with wrong variables says so of each and ends'),
    ),
    claim(
      'SandboxDatabaseUnavailable | Veja o espaço em disco. A sandbox recupera sozinha assim que houver espaço',
      provedBy(
        'sandbox/server/outage.test.ts',
        'refuses what it cannot write with 503, and goes on when there is room',
      ),
    ),
    claim(
      'SandboxItemsSetAside | balcao admin set-aside. Procure no registo o identificador do erro',
      provedBy(command, 'lists what was set aside'),
    ),
    claim(
      'SandboxOutboxLate | balcao admin tenants. Veja quem tem entregas à espera, e pare-a se for uma só',
      provedBy(admin, 'move with what is due, and a frozen tenant is not late'),
    ),
    source(
      'SandboxWaitsForConnections | Só com PostgreSQL: aumente DATABASE_CONNECTIONS, se o PostgreSQL as suportar',
      'product: deploy/balcao-alerts.yml, whose metric counts what waits for a connection of that pool',
    ),
    claim(
      'SandboxServerErrors | Procure no registo as linhas com estado 5xx',
      provedBy(operating, 'prints one line of JSON a request, with no secret in it'),
    ),
    claim(
      '421 c1101 | Junte o nome a SANDBOX_HOSTS',
      provedBy(configuration, 'knows the hosts of SANDBOX_URL and SANDBOX_HOSTS'),
    ),
  ],
  run: [
    source(
      [
        'Esta página foi seguida do princípio ao fim numa máquina vazia com Debian 12: nginx 1.22, Caddy 2.6 e Prometheus 2.42, com dois dos alertas disparados de verdade.',
        'O systemd só leu a unidade: o comando dela foi corrido à mão, com o utilizador e as restrições que ela lhe dá.',
        'O certificado não veio de uma autoridade.',
      ],
      byHand,
    ),
    claim(
      'Os testes correm os dois proxies e a unidade onde estão instalados, e conferem as variáveis, a configuração e os alertas do Prometheus.',
      runByTests,
    ),
  ],
  next: [advice('Mais do que um processo, sobre PostgreSQL…', 'O que pode esperar da sandbox…')],
});
