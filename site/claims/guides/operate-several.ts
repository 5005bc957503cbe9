import { expect } from 'vitest';
import { configured } from '../../../sandbox/testing/configured.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';

const decided = 'product: docs/decisions/several-processes.md';
const races = 'sandbox/http/routes/races.test.ts';
const outages = 'sandbox/server/outage.test.ts';
const migrations = 'sandbox/storage/migrations.test.ts';
const processes = 'sandbox/server/process.test.ts';
const proxies = 'deploy/proxies.test.ts';
const behindProxy = provedBy(proxies, 'answers what only reads by the other process while one is gone');
const dumped = provedBy(
  'sandbox/server/process.backup.test.ts',
  'is made by pg_dump, and restored it has every payment acknowledged before',
);
const newerIsRefused = provedBy(
  'sandbox/server/process.start.test.ts',
  'on a database of a newer release says so and ends',
);

export default claims({
  'front matter': [advice('Dois ou mais processos da sandbox sobre a mesma base de dados PostgreSQL…')],
  top: [
    advice(
      'Quando a sandbox tem de continuar mesmo que uma máquina falhe: processos iguais sobre a mesma base de dados.',
      'Comece por Pôr a sandbox num servidor.',
    ),
  ],
  how: [
    claim('Qualquer processo responde a qualquer pedido: partilham a base de dados e nada mais.', [
      ...provedBy(races, 'every message leaves once, whoever sends it'),
      ...provedBy(processes, 'starts several processes together on one PostgreSQL'),
    ]),
    claim(
      'Se um processo morre, nada do que confirmou se perde.',
      provedBy(
        processes,
        'killed in a burst of writes, has every acknowledged payment afterwards, its webhook sent or in the queue',
      ),
    ),
    source(
      'As mensagens que ele estava a enviar são enviadas por outro, 40 segundos depois de ele ter começado.',
      'product: sandbox/storage/claimDeliveries.ts, whose lease is the limit of a delivery and ten seconds; measured in docs/decisions/several-processes.md',
    ),
    claim(
      'Um que acaba com SIGTERM devolve-as logo.',
      provedBy(
        'sandbox/server/process.shutdown.test.ts',
        'gives back 300 deliveries whose receivers hang: the next process sends each of them',
      ),
    ),
    claim(
      'Dê a todos as mesmas variáveis, com DATABASE_URL em vez de DATA_DIR; na mesma máquina, a cada um a sua SANDBOX_PORT.',
      () => {
        const DATABASE_URL = 'postgresql://balcao@db.example/balcao';
        expect(configured({ DATABASE_URL, DATA_DIR: 'data' }).dataDir).toBeUndefined();
      },
    ),
    source(
      'Os limites do modo público são de cada processo: dois processos deixam passar o dobro.',
      'product: docs/decisions/local-and-exposed.md',
    ),
    claim(
      'O Prometheus lê cada um pelo nome da máquina, que tem de estar em SANDBOX_HOSTS.',
      provedBy(
        'sandbox/server/configuration.test.ts',
        'on a public network answers to the names it is told alone, and no address of the machine',
      ),
    ),
  ],
  proxy: [
    claim(
      'Os ficheiros do nginx e do Caddy servem também aqui: o nginx com uma linha server para cada processo, o Caddy com o endereço de cada um.',
      behindProxy,
    ),
    source(
      'Se o proxy está noutra máquina, HOST=0.0.0.0 deixa-o chegar ao processo, e a firewall não deixa mais ninguém.',
      'product: sandbox/server/listen.ts, which listens on the address of HOST',
    ),
    claim(
      [
        'O nginx passa um pedido ao processo seguinte quando um não aceita a ligação.',
        'O Caddy pergunta a cada um por /sandbox/ready, de dois em dois segundos.',
      ],
      behindProxy,
    ),
    claim(
      [
        'Um POST que um processo recebeu não vai para outro.',
        'Se ele morrer antes de responder, o cliente recebe 502 e procura o pagamento antes de o repetir.',
      ],
      provedBy(
        proxies,
        'sends a POST or PATCH to no second process once one had it, and leaves neither out for it',
      ),
    ),
  ],
  connections: [
    source(
      'Um processo abre as ligações de DATABASE_CONNECTIONS, que são 10 se não disser outra coisa, e mais 4.',
      'product: sandbox/storage/drivers/postgres.ts, which opens a pool of 10, of 2 and of 1, and one connection to ask',
    ),
    source(
      'No arranque precisa de mais 3.',
      'product: sandbox/storage/drivers/postgres.ts, in its pool for migrations',
    ),
    source(
      'Some as de todos, e as 3 que o PostgreSQL guarda para quem o administra: o resultado tem de caber em max_connections.',
      'published: the manual of PostgreSQL, superuser_reserved_connections',
    ),
  ],
  pgbouncer: [
    source(
      'Serve, com pool_mode = transaction e um default_pool_size que não seja menor do que o número de processos; se não disser outra coisa, é 20.',
      'product: docs/decisions/several-processes.md, with what was run; tools/test/stages.mjs, whose stage "races behind PgBouncer" runs the tests of races so; published: the manual of PgBouncer, default_pool_size',
    ),
    advice('Aponte DATABASE_URL para ele.'),
  ],
  freeze: [
    claim(
      'balcao admin freeze vale para todos os processos, seja qual for o que o recebe.',
      provedBy(
        'sandbox/http/admin/severalProcesses.test.ts',
        'take a tenant as frozen that one of them froze, until another unfreezes it',
      ),
    ),
  ],
  backup: [
    claim('A cópia faz-se com os processos a correr, e tem tudo o que a API confirmou antes dela.', dumped),
    claim('Para a repor, pare todos os processos e carregue-a numa base de dados vazia:', dumped),
  ],
  upgrade: [
    advice(
      'Com pg_dump, como acima.',
      'Em cada máquina, traga e construa a versão nova; ainda não reinicie.',
      'Um de cada vez.',
    ),
    source(
      'No nginx, junte down à linha dele e recarregue; o Caddy deixa-o de fora sozinho.',
      'published: the manual of nginx, ngx_http_upstream_module, server; product: deploy/Caddyfile, health_uri',
    ),
    claim(
      'Envie-lhe SIGTERM: acaba os pedidos que já tem.',
      provedBy(
        'sandbox/server/process.shutdown.test.ts',
        'answers 200 requests in flight, and says that each connection ends',
      ),
    ),
    claim('O primeiro a arrancar atualiza a base de dados.', [
      ...provedBy(processes, 'starts several processes together on one PostgreSQL'),
      ...provedBy(migrations, 'is migrated by a later one, with a row in every table'),
    ]),
    claim(
      'Os processos da versão anterior continuam a funcionar, mas um que pare só pode voltar a arrancar na versão nova.',
      [...provedBy(migrations, 'goes on working on what a later one has migrated'), ...newerIsRefused],
    ),
    source(
      'Só pare sandboxes quando todos forem novos: um processo antigo pode não conhecer o que a versão nova acrescentou.',
      'product: docs/decisions/operation.md',
    ),
    claim('Para voltar atrás, reponha a cópia.', newerIsRefused),
  ],
  failover: [
    source(
      'DATABASE_URL é um só endereço, e tem de ir atrás do servidor principal: um endereço virtual, um nome ou um proxy.',
      decided,
    ),
    claim(
      'Enquanto não há base de dados, os processos respondem 503; quando volta, continuam sem reiniciar.',
      provedBy(
        outages,
        'stops at once answers 503 until it is back, and its streams go on',
        'is restarted goes on without a restart of its own',
      ),
    ),
    source(
      'Para não perder nada do que foi confirmado, o principal tem de esperar pela réplica:',
      'product: tools/test/failover.mjs, whose primary waits for its replica so',
    ),
    source(
      'Com uma só réplica, enquanto ela não responde cada escrita espera por ela.',
      'published: the manual of PostgreSQL, 27.2.8, synchronous replication',
    ),
  ],
  run: [
    source(
      'Dois processos atrás do nginx 1.22 e do Caddy 2.6, com um deles parado, morto à força e congelado.',
      'product: docs/decisions/operation.md, with what was run by hand',
    ),
    source(
      'Três processos com a réplica promovida depois de o principal ser morto, e três atrás do PgBouncer 1.18, com PostgreSQL 15.',
      decided,
    ),
    source(
      'Um processo da versão anterior e um da nova, ao mesmo tempo, sobre a mesma base de dados.',
      'product: docs/decisions/operation.md, with what was run by hand',
    ),
    source('Não correram com a sandbox: Citus, CockroachDB, YugabyteDB, Patroni e HAProxy.', decided),
  ],
  next: [advice('O que pode esperar da sandbox…')],
});
