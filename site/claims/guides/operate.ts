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
  'sandbox/storage/migrations.test.ts',
  'a database of the first release is migrated by a later one, with a row in every table',
);
const newerIsRefused = provedBy(starts, 'on a database of a newer release says so and ends');

export default claims({
  'front matter': [advice('Uma sandbox pública numa máquina: instalação, systemd, TLS…')],
  top: [
    advice(
      'De uma máquina vazia a uma sandbox acessível pela Internet.',
      'As variáveis comuns a todas as sandboxes estão em Operar a sandbox…',
    ),
  ],
  outcome: [
    advice('Um serviço que arranca com a máquina, responde em https://sandbox.example…'),
    source(
      'Precisa de Linux com systemd, de git, de um nome de domínio que aponte para a máquina e de Node.js 20.19 ou mais recente, que o Debian 12 não inclui.',
      'product: package.json, whose engines are Node 20.19 and later; deploy/balcao.service is a unit of systemd; published: the package nodejs of Debian 12 is of version 18',
    ),
    advice('Execute os comandos como root.'),
  ],
  install: [
    source(
      'Guarde a configuração em /etc/balcao/environment, que mais nenhum utilizador pode ler.',
      'product: deploy/balcao.service, which reads this file; the command above makes it readable for its owner and group alone',
    ),
    claim('Use como chave de administração o resultado de openssl rand -hex 24.', () => {
      // What it prints: 48 hexadecimal digits.
      const ADMIN_KEY = 'b7'.repeat(24);
      expect(configured({ ADMIN_KEY }).adminKey).toBe(ADMIN_KEY);
    }),
    advice(
      'Guarde a unidade em /etc/systemd/system/balcao.service.',
      'Arranque o serviço com systemctl enable --now balcao.',
    ),
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
      'As chaves públicas da documentação são recusadas com 401: cada utilizador abre a sua própria sandbox.',
      provedBy(exposed, 'finds no shared sandbox'),
    ),
    claim(
      'As mensagens só são enviadas para a Internet pública, nunca para a rede do servidor.',
      provedBy(exposed, 'reaches nothing inside by any form of its address, and tells nothing about why'),
    ),
    claim(
      'Uma página de outro site não pode abrir sandboxes em nome dos seus visitantes: recebe 403 c0815, a menos que a origem dela esteja em SANDBOX_ORIGINS.',
      provedBy('sandbox/http/exposed/refuseOtherSites.test.ts', 'from %s is answered with %s'),
    ),
    claim(
      'Há limites para o número de pedidos, de sandboxes e de ligações, e para o tamanho do corpo de cada pedido.',
      [
        ...provedBy(
          'sandbox/http/exposed/exposed.test.ts',
          'are counted for an address, whatever it asks, and not for others',
          'is opened only while few of an address are in use; others still get theirs',
          'is no larger than a few megabytes, declared or not',
        ),
        ...provedBy('sandbox/server/exposed/boundConnections.test.ts', 'are few for an address, and in all'),
      ],
    ),
    claim(
      'A sandbox aceita pedidos dirigidos ao nome de SANDBOX_URL, aos de SANDBOX_HOSTS e a localhost; a qualquer outro nome responde 421 c1101.',
      [
        ...provedBy(
          configuration,
          'on a public network answers to the names it is told alone, and no address of the machine',
        ),
        ...provedBy(exposed, 'does not answer to %s'),
      ],
    ),
    claim(
      'SANDBOX_ORIGINS | Origens cujas páginas podem ler as respostas; a de SITE_URL está sempre incluída',
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
      'SANDBOX_PROXIES | Número de proxies à frente da sandbox. Um valor maior do que o real permite que um cliente forje o próprio endereço',
      [
        ...provedBy(exposed, 'is told by the header of the proxy, and cannot write another into it'),
        ...provedBy('sandbox/server/exposed/clientAddress.test.ts', 'the last but one behind two proxies'),
      ],
    ),
  ],
  tls: [
    source(
      'A sandbox não implementa TLS.',
      'product: sandbox/server/serve.ts, which opens servers of node:http alone',
    ),
    advice(
      'Ponha à frente dela um destes proxies, na mesma máquina: o nginx, configurado em /etc/nginx/conf.d/sandbox.conf, ou o Caddy, em /etc/caddy/Caddyfile.',
      'Depois recarregue o proxy com nginx -t && systemctl reload nginx ou systemctl reload caddy.',
    ),
    claim(
      'No nginx, cada cliente tem no máximo 100 pedidos em curso; o Caddy não tem esse limite.',
      provedBy(proxies, 'have so many requests in progress, whatever others have'),
    ),
    source(
      'O Caddy obtém o certificado automaticamente; para o nginx, obtenha-o antes, por exemplo com o Certbot.',
      'published: the manual of Caddy, automatic HTTPS; deploy/nginx.conf names the paths that Certbot writes',
    ),
    claim('Nenhum dos dois deixa passar /admin.', [
      ...provedBy(
        files,
        'both proxies send everything but the administration to the port of the environment',
      ),
      ...provedBy(proxies, 'lets nobody reach %s'),
    ]),
  ],
  'first-tenant': [
    advice('Cada equipa abre a sua própria sandbox e guarda as credenciais da resposta.'),
    claim(
      'A semente é escolhida pelo servidor: um pedido com seed recebe 422 c0813.',
      provedBy(
        'sandbox/http/exposed/exposed.test.ts',
        'works as a local one, its own receiver included',
        'is not opened from a seed, which others may know',
      ),
    ),
  ],
  admin: [
    claim(
      'balcao admin liga-se à sandbox em http://localhost:4000, ou à indicada em BALCAO_URL, e lê a chave de ADMIN_KEY.',
      provedBy(command, 'lists the tenants, as a table and as JSON', 'needs the key'),
    ),
    claim(
      'Sem ADMIN_KEY no servidor, /admin responde 404.',
      provedBy(admin, 'without a key there is no admin API'),
    ),
    claim(
      'Ver as sandboxes e os recursos que ocupam | balcao admin tenants',
      provedBy(command, 'lists the tenants, as a table and as JSON'),
    ),
    claim(
      [
        'Parar uma sandbox | balcao admin freeze TENANT --reason "…"',
        'Retomar uma sandbox parada | balcao admin unfreeze TENANT',
        'Eliminar definitivamente uma sandbox | balcao admin delete TENANT',
      ],
      freezing,
    ),
    claim(
      'Listar o que ficou de parte | balcao admin set-aside',
      provedBy(command, 'lists what was set aside'),
    ),
    claim(
      [
        'Tentar um item de novo | balcao admin retry TENANT KIND ID',
        'Descartar um item | balcao admin drop TENANT KIND ID',
      ],
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
      'As mensagens dela ficam em espera e são enviadas quando a retomar.',
      provedBy(frozen, 'keeps its messages, and sends them once it is unfrozen'),
    ),
  ],
  logs: [
    claim(
      [
        'Com LOG_REQUESTS=1, cada pedido fica registado numa linha de JSON, sem segredos.',
        'O requestId da linha é o X-Request-Id da resposta: peça-o a quem comunicar um problema.',
      ],
      provedBy(operating, 'prints one line of JSON a request, with no secret in it'),
    ),
    advice('Consulte o registo com journalctl --unit balcao.'),
  ],
  metrics: [
    claim(
      '/admin/metrics devolve as métricas no formato de texto do Prometheus e exige a chave de administração.',
      [
        ...provedBy(operating, 'are written in the text format, and move with traffic'),
        ...provedBy(admin, 'is none of the keys of platforms, which it does not stand for either'),
      ],
    ),
    claim(
      'O Prometheus corre na mesma máquina e acede à sandbox por localhost.',
      provedBy(
        configuration,
        'on a public network answers to the names it is told alone, and no address of the machine',
      ),
    ),
    source(
      'O Prometheus lê a chave de um ficheiro que só ele pode ler.',
      'product: deploy/prometheus.yml, credentials_file',
    ),
    advice(
      'Guarde esta configuração e os alertas em /etc/prometheus e recarregue o Prometheus com systemctl reload prometheus.',
    ),
    source(
      'Os destinatários definem-se no Alertmanager, que esta configuração não inclui.',
      'product: deploy/prometheus.yml, without alerting; published: the manual of Prometheus, alerting',
    ),
  ],
  backup: [
    claim(
      [
        'Para fazer uma cópia todas as noites, escreva em /etc/cron.d/balcao:',
        'A cópia contém tudo o que a API confirmou até ao sinal.',
      ],
      backedUp,
    ),
    claim(
      'Uma cópia pedida durante o arranque é feita logo a seguir.',
      provedBy(backups, 'asked for while the sandbox starts is written once it has started'),
    ),
    claim(
      'Se não for possível escrever a cópia, o registo indica o motivo e não fica nenhum ficheiro incompleto.',
      provedBy('sandbox/server/dataModes.test.ts', 'says why, and leaves nothing behind'),
    ),
    claim(
      'As cópias ficam em /var/lib/balcao/backups: transfira-as para outra máquina e apague as antigas, porque a sandbox não as apaga.',
      provedBy(backups, 'asked for twice at once is written twice'),
    ),
    claim('Para repor uma cópia:', backedUp),
  ],
  upgrade: [
    source(
      'Entretanto o serviço continua a responder, mas, se parar, só pode voltar a arrancar quando a compilação terminar.',
      byHand,
    ),
    claim('No arranque, a base de dados é migrada para o novo esquema, sem perder registos.', migrated),
    claim('Para voltar à versão anterior, reponha também a cópia.', newerIsRefused),
  ],
  when: [
    claim(
      'SandboxDown | systemctl status balcao. Uma variável com um valor inválido impede o arranque, e o registo indica qual',
      provedBy(starts, 'with wrong variables says so of each and ends'),
    ),
    claim(
      'SandboxDatabaseUnavailable | Verifique o espaço em disco. A sandbox recupera por si só assim que houver espaço',
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
      'SandboxOutboxLate | balcao admin tenants. Veja que sandboxes têm entregas à espera e, se for só uma, pare-a',
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
      '421 c1101 | Acrescente o nome a SANDBOX_HOSTS',
      provedBy(configuration, 'knows the hosts of SANDBOX_URL and SANDBOX_HOSTS'),
    ),
  ],
  run: [
    source(
      [
        'Os passos desta página foram seguidos do princípio ao fim numa máquina vazia com Debian 12, nginx 1.22, Caddy 2.6 e Prometheus 2.42, e dois dos alertas chegaram a disparar.',
        'O systemd só leu a unidade: o comando foi executado manualmente, com o utilizador e as restrições que a unidade define.',
        'O certificado não foi emitido por uma autoridade de certificação.',
      ],
      byHand,
    ),
    claim(
      'Os testes executam os dois proxies e a unidade nas máquinas onde estão instalados, e verificam as variáveis, a configuração e os alertas do Prometheus.',
      runByTests,
    ),
  ],
  next: [advice('Executar mais do que um processo sobre PostgreSQL…', 'O que pode esperar da sandbox…')],
});
