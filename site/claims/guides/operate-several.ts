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
      'Para que a sandbox continue a funcionar mesmo que uma máquina falhe, use vários processos iguais sobre a mesma base de dados.',
      'Comece por Pôr a sandbox num servidor.',
    ),
  ],
  how: [
    claim('Qualquer processo pode responder a qualquer pedido: os processos só partilham a base de dados.', [
      ...provedBy(races, 'every message leaves once, whoever sends it'),
      ...provedBy(processes, 'starts several processes together on one PostgreSQL'),
    ]),
    claim(
      'Se um processo morrer, não se perde nada do que confirmou.',
      provedBy(
        processes,
        'killed in a burst of writes, has every acknowledged payment afterwards, its webhook sent or in the queue',
      ),
    ),
    source(
      'As mensagens que estava a enviar são retomadas por outro processo, 40 segundos depois de o envio ter começado.',
      'product: sandbox/storage/claimDeliveries.ts, whose lease is the limit of a delivery and ten seconds; measured in docs/decisions/several-processes.md',
    ),
    claim(
      'Um processo terminado com SIGTERM devolve-as imediatamente à fila.',
      provedBy(
        'sandbox/server/process.shutdown.test.ts',
        'gives back 300 deliveries whose receivers hang: the next process sends each of them',
      ),
    ),
    claim(
      'Dê a todos os processos as mesmas variáveis, com DATABASE_URL em vez de DATA_DIR; na mesma máquina, cada um precisa da sua própria SANDBOX_PORT.',
      () => {
        const DATABASE_URL = 'postgresql://balcao@db.example/balcao';
        expect(configured({ DATABASE_URL, DATA_DIR: 'data' }).dataDir).toBeUndefined();
      },
    ),
    source(
      'Os limites do modo público aplicam-se a cada processo em separado: dois processos deixam passar o dobro.',
      'product: docs/decisions/local-and-exposed.md',
    ),
    claim(
      'O Prometheus recolhe as métricas de cada processo pelo nome da máquina, que tem de estar em SANDBOX_HOSTS.',
      provedBy(
        'sandbox/server/configuration.test.ts',
        'on a public network answers to the names it is told alone, and no address of the machine',
      ),
    ),
  ],
  proxy: [
    claim(
      'Os ficheiros do nginx e do Caddy também servem aqui: no nginx, com uma linha server por processo; no Caddy, com o endereço de cada processo.',
      behindProxy,
    ),
    source(
      'Se o proxy estiver noutra máquina, HOST=0.0.0.0 permite-lhe chegar ao processo; configure a firewall para bloquear todos os outros acessos.',
      'product: sandbox/server/listen.ts, which listens on the address of HOST',
    ),
    claim(
      [
        'Quando um processo não aceita a ligação, o nginx passa o pedido ao seguinte.',
        'O Caddy consulta /sandbox/ready em cada processo, de dois em dois segundos.',
      ],
      behindProxy,
    ),
    claim(
      [
        'Um POST já recebido por um processo não é reenviado a outro.',
        'Se o processo morrer antes de responder, o cliente recebe 502 e deve procurar o pagamento antes de repetir o pedido.',
      ],
      provedBy(
        proxies,
        'sends a POST or PATCH to no second process once one had it, and leaves neither out for it',
      ),
    ),
  ],
  connections: [
    source(
      'Cada processo abre tantas ligações quantas DATABASE_CONNECTIONS indica (por omissão, 10), e mais 4.',
      'product: sandbox/storage/drivers/postgres.ts, which opens a pool of 10, of 2 and of 1, and one connection to ask',
    ),
    source(
      'Durante o arranque precisa de outras 3.',
      'product: sandbox/storage/drivers/postgres.ts, in its pool for migrations',
    ),
    source(
      'Some as ligações de todos os processos e as 3 que o PostgreSQL reserva para o administrador: o total não pode exceder max_connections.',
      'published: the manual of PostgreSQL, superuser_reserved_connections',
    ),
  ],
  pgbouncer: [
    source(
      'Pode usar o PgBouncer com pool_mode = transaction e um default_pool_size igual ou superior ao número de processos; por omissão, é 20.',
      'product: docs/decisions/several-processes.md, with what was run; tools/test/stages.mjs, whose stage "races behind PgBouncer" runs the tests of races so; published: the manual of PgBouncer, default_pool_size',
    ),
    advice('Aponte DATABASE_URL para o PgBouncer.'),
  ],
  freeze: [
    claim(
      'balcao admin freeze aplica-se a todos os processos, seja qual for o que recebe o comando.',
      provedBy(
        'sandbox/http/admin/severalProcesses.test.ts',
        'take a tenant as frozen that one of them froze, until another unfreezes it',
      ),
    ),
  ],
  backup: [
    claim(
      'A cópia faz-se com os processos a correr e contém tudo o que a API confirmou antes de a cópia começar.',
      dumped,
    ),
    claim('Para a repor, pare todos os processos e carregue-a numa base de dados vazia:', dumped),
  ],
  upgrade: [
    advice(
      'Faça a cópia com pg_dump, como acima.',
      'Em cada máquina, obtenha e compile a versão nova; ainda não reinicie.',
      'Atualize um de cada vez.',
    ),
    source(
      'No nginx, acrescente down à linha do processo e recarregue a configuração; o Caddy exclui o processo automaticamente.',
      'published: the manual of nginx, ngx_http_upstream_module, server; product: deploy/Caddyfile, health_uri',
    ),
    claim(
      'Envie SIGTERM ao processo: conclui os pedidos que já recebeu.',
      provedBy(
        'sandbox/server/process.shutdown.test.ts',
        'answers 200 requests in flight, and says that each connection ends',
      ),
    ),
    claim('O primeiro processo a arrancar migra a base de dados.', [
      ...provedBy(processes, 'starts several processes together on one PostgreSQL'),
      ...provedBy(migrations, 'is migrated by a later one, with a row in every table'),
    ]),
    claim(
      'Os processos da versão anterior continuam a funcionar, mas, se um deles parar, só pode voltar a arrancar na versão nova.',
      [...provedBy(migrations, 'goes on working on what a later one has migrated'), ...newerIsRefused],
    ),
    source(
      'Só pare sandboxes quando todos os processos estiverem na versão nova: um processo antigo pode não conhecer o que essa versão acrescentou.',
      'product: docs/decisions/operation.md',
    ),
    claim('Para voltar à versão anterior, reponha a cópia.', newerIsRefused),
  ],
  failover: [
    source(
      'DATABASE_URL aceita um só endereço, que tem de conduzir sempre ao servidor principal: um endereço virtual, um nome ou um proxy.',
      decided,
    ),
    claim(
      'Enquanto a base de dados estiver indisponível, os processos respondem 503; quando ela voltar, continuam sem reiniciar.',
      provedBy(
        outages,
        'stops at once answers 503 until it is back, and its streams go on',
        'is restarted goes on without a restart of its own',
      ),
    ),
    source(
      'Para que nada do que foi confirmado se perca, o servidor principal tem de esperar pela réplica:',
      'product: tools/test/failover.mjs, whose primary waits for its replica so',
    ),
    source(
      'Com uma só réplica, todas as escritas ficam à espera enquanto ela não responder.',
      'published: the manual of PostgreSQL, 27.2.8, synchronous replication',
    ),
  ],
  run: [
    source(
      'Foram testados dois processos atrás do nginx 1.22 e do Caddy 2.6, com um deles parado, morto à força ou suspenso.',
      'product: docs/decisions/operation.md, with what was run by hand',
    ),
    source(
      'Foram também testados três processos, com a réplica promovida depois de o servidor principal ser morto à força, e três atrás do PgBouncer 1.18, com PostgreSQL 15.',
      decided,
    ),
    source(
      'Um processo da versão anterior e um da nova correram ao mesmo tempo sobre a mesma base de dados.',
      'product: docs/decisions/operation.md, with what was run by hand',
    ),
    source('A sandbox não foi testada com Citus, CockroachDB, YugabyteDB, Patroni nem HAProxy.', decided),
  ],
  next: [advice('O que pode esperar da sandbox…')],
});
