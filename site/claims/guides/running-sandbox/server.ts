import { advice, claim, claims, provedBy, source } from '../../claims.ts';

const proxies = 'deploy/proxies.test.ts';
const configuration = 'sandbox/server/configuration.test.ts';
const operating = 'sandbox/server/operating.test.ts';
const exposed = 'sandbox/server/exposed/exposed.test.ts';
const exposedHttp = 'sandbox/http/exposed/exposed.test.ts';
const admin = 'sandbox/http/admin/admin.test.ts';
const frozen = 'sandbox/http/admin/frozen.test.ts';
const command = 'cli/commands/admin.test.ts';
const starts = 'sandbox/server/process.start.test.ts';
const namesAlone = provedBy(
  configuration,
  'on a public network answers to the names it is told alone, and no address of the machine',
);

/** Rows on a sandbox that others reach. */
export const server = claims({
  server: [
    advice('De uma máquina vazia a um serviço que arranca com ela…', 'Execute os comandos como root.'),
    source(
      'Precisa de Linux com systemd, de git, de um nome de domínio que aponte para a máquina e de Node.js 20.19 ou mais recente, que o Debian 12 não inclui.',
      'product: package.json, whose engines are Node 20.19 and later; deploy/balcao.service is a unit of systemd; published: the package nodejs of Debian 12 is of version 18',
    ),
  ],
  install: [
    advice(
      'Coloque o código em /opt/balcao:',
      'Compile a sandbox e o comando que a administra…',
      'Guarde a unidade em /etc/systemd/system/balcao.service.',
      'Arranque o serviço com systemctl enable --now balcao…',
      'Use como chave de administração o resultado de openssl rand -hex 24.',
    ),
    source(
      'Guarde a configuração em /etc/balcao/environment, que mais nenhum utilizador pode ler.',
      'product: deploy/balcao.service, which reads this file; the command above makes it readable for its owner and group alone',
    ),
  ],
  public: [
    advice('Com SANDBOX_PUBLIC=1, a sandbox não confia em nenhuma chamada.'),
    claim(
      'Não arranca sem SANDBOX_URL, que tem de começar por https://, exceto em localhost, e não responde a nenhum endereço IP que não esteja em SANDBOX_HOSTS.',
      [
        ...provedBy(
          configuration,
          'refuses a public network without the address that callers know, or with one that sends keys in clear',
        ),
        ...namesAlone,
        ...provedBy(exposed, 'does not answer to %s'),
      ],
    ),
    claim(
      'As chaves públicas da documentação são recusadas com 401.',
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
      'Cada plataforma pode ter exposed.atOnce.requests.platform pedidos em curso, cada endereço exposed.atOnce.requests.address e todos juntos exposed.atOnce.requests.process.',
      [
        ...provedBy(
          'sandbox/http/exposed/allowance.test.ts',
          'an address has so many requests in progress, a platform fewer, and another address its own',
          'all addresses together have so many requests and megabytes in progress: beyond, the sandbox is busy',
        ),
        ...provedBy(
          'sandbox/http/exposed/spending.test.ts',
          'a request in progress, until its response has left: 429 beyond, with the number',
        ),
      ],
    ),
    claim('Há também limites para os pedidos por minuto, as sandboxes, as ligações e o tamanho dos corpos.', [
      ...provedBy(
        exposedHttp,
        'are counted for an address, whatever it asks, and not for others',
        'is opened only while few of an address are in use; others still get theirs',
        'is no larger than a few megabytes, declared or not',
      ),
      ...provedBy('sandbox/server/exposed/boundConnections.test.ts', 'are few for an address, and in all'),
    ]),
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
    claim('Nenhum dos dois deixa passar /admin.', provedBy(proxies, 'lets nobody reach %s')),
    claim(
      'O nginx limita ele próprio os pedidos em curso de cada cliente, porque a sandbox não conta os que ainda estão a ser recebidos por ele; no Caddy, o limite é só o da sandbox.',
      provedBy(proxies, 'have so many requests in progress, whatever others have'),
    ),
    source(
      'O Caddy obtém o certificado automaticamente; para o nginx, obtenha-o antes, por exemplo com o Certbot.',
      'published: the manual of Caddy, automatic HTTPS; deploy/nginx.conf names the paths that Certbot writes',
    ),
  ],
  admin: [
    advice('Cada equipa abre a sua própria sandbox e guarda as credenciais da resposta.'),
    claim(
      'A semente é escolhida pelo servidor: um pedido com seed recebe 422 c0813.',
      provedBy(exposedHttp, 'is not opened from a seed, which others may know'),
    ),
    claim(
      'balcao admin liga-se à sandbox em http://localhost:4000, ou à indicada em BALCAO_URL, e lê a chave de ADMIN_KEY.',
      provedBy(command, 'lists the tenants, as a table and as JSON', 'needs the key'),
    ),
    claim(
      'Sem ADMIN_KEY no servidor, /admin responde 404.',
      provedBy(admin, 'without a key there is no admin API'),
    ),
    source('Os outros comandos estão em balcao admin --help.', 'product: cli/commands/commands.ts'),
    claim(
      'Para parar uma sandbox que prejudica as outras, use balcao admin freeze TENANT --reason "…": passa a responder 403 c1201 com o motivo, e as mensagens dela ficam em espera e são enviadas quando unfreeze a retomar.',
      [
        ...provedBy(command, 'freezes one for a reason, unfreezes it and deletes it'),
        ...provedBy(
          frozen,
          'with 403 c1201 and the reason, and others go on',
          'keeps its messages, and sends them once it is unfrozen',
        ),
      ],
    ),
    claim(
      'Com set-aside vê o que ficou de parte, com retry tenta um item de novo e com drop descarta-o.',
      provedBy(command, 'lists what was set aside', 'has what was set aside tried again, or dropped'),
    ),
  ],
  metrics: [
    claim(
      [
        'Com LOG_REQUESTS=1, cada pedido fica registado numa linha de JSON, sem segredos.',
        'O requestId da linha é o X-Request-Id da resposta: peça-o a quem comunicar um problema.',
        'SandboxServerErrors | Procure no registo as linhas com estado 5xx',
      ],
      provedBy(operating, 'prints one line of JSON a request, with no secret in it'),
    ),
    advice(
      'Consulte o registo com journalctl --unit balcao.',
      'Guarde esta configuração e os alertas em /etc/prometheus e recarregue o Prometheus com systemctl reload prometheus.',
    ),
    claim(
      '/admin/metrics devolve as métricas no formato de texto do Prometheus e exige a chave de administração, que o Prometheus lê de um ficheiro.',
      [
        ...provedBy(operating, 'are written in the text format, and move with traffic'),
        ...provedBy(admin, 'is none of the keys of platforms, which it does not stand for either'),
        ...provedBy(
          'deploy/server.test.ts',
          'Prometheus understands its configuration, and each alert fires',
        ),
      ],
    ),
    claim('O Prometheus corre na mesma máquina e acede à sandbox por localhost.', namesAlone),
    source(
      'Os destinatários definem-se no Alertmanager, que esta configuração não inclui.',
      'product: deploy/prometheus.yml, without alerting; published: the manual of Prometheus, alerting',
    ),
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
      '421 c1101 | Acrescente o nome a SANDBOX_HOSTS',
      provedBy(starts, 'answers to a name in SANDBOX_HOSTS'),
    ),
  ],
  upgrade: [
    claim(
      'Para fazer uma cópia todas as noites, escreva em /etc/cron.d/balcao:',
      provedBy('sandbox/server/process.backup.test.ts', 'is written on SIGUSR2, and restored'),
    ),
    source(
      [
        'As cópias ficam em /var/lib/balcao/backups: transfira-as para outra máquina e apague as antigas.',
        'A reposição faz-se em /var/lib/balcao, com o serviço parado, e o ficheiro tem de pertencer ao utilizador balcao.',
      ],
      'product: deploy/balcao.environment, DATA_DIR; deploy/balcao.service, User',
    ),
    advice('Para atualizar, faça uma cópia, obtenha a versão nova e compile-a.'),
    source(
      'Entretanto o serviço continua a responder, mas, se parar, só pode voltar a arrancar quando a compilação terminar.',
      'product: docs/decisions/operation.md, with what was run by hand',
    ),
    claim(
      'No arranque, a base de dados é migrada para o novo esquema, sem perder registos.',
      provedBy(
        'sandbox/storage/migrations.test.ts',
        'a database of the first release is migrated by a later one, with a row in every table',
      ),
    ),
    claim(
      'Para voltar à versão anterior, reponha também a cópia.',
      provedBy(starts, 'on a database of a newer release says so and ends'),
    ),
  ],
});
