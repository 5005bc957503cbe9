import { advice, claim, claims, provedBy, source } from '../../claims.ts';

const decided = 'product: docs/decisions/several-processes.md';
const outages = 'sandbox/server/outage.test.ts';
const migrations = 'sandbox/storage/migrations.test.ts';
const processes = 'sandbox/server/process.test.ts';
const proxies = 'deploy/proxies.test.ts';
const behindProxy = provedBy(proxies, 'answers what only reads by the other process while one is gone');

/** Rows on several processes, and on what was run by hand. */
export const several = claims({
  several: [
    advice('Para que a sandbox continue a funcionar mesmo que uma máquina falhe…'),
    claim('Qualquer um pode responder a qualquer pedido: só partilham a base de dados.', [
      ...provedBy('sandbox/http/routes/races.test.ts', 'every message leaves once, whoever sends it'),
      ...provedBy(processes, 'starts several processes together on one PostgreSQL'),
    ]),
    source(
      'Se um morrer, não se perde nada do que confirmou, e outro retoma as mensagens que ele estava a enviar, 40 segundos depois de o envio ter começado.',
      'product: sandbox/storage/claimDeliveries.ts, whose lease is the limit of a delivery and ten seconds; measured in docs/decisions/several-processes.md',
    ),
    claim(
      'Dê a todos os processos as mesmas variáveis, com DATABASE_URL em vez de DATA_DIR; na mesma máquina, cada um precisa da sua própria SANDBOX_PORT.',
      provedBy(
        'sandbox/server/configuration.test.ts',
        'takes PostgreSQL with the size of its pool, and no data folder',
      ),
    ),
    source(
      'Os limites do modo público aplicam-se a cada processo em separado: dois processos deixam passar o dobro.',
      'product: docs/decisions/local-and-exposed.md',
    ),
    claim(
      'O efeito de balcao admin freeze abrange todos os processos, seja qual for o que recebe o comando.',
      provedBy(
        'sandbox/http/admin/severalProcesses.test.ts',
        'take a tenant as frozen that one of them froze, until another unfreezes it',
      ),
    ),
    claim(
      'O Prometheus recolhe as métricas de cada processo pelo nome da máquina, que tem de estar em SANDBOX_HOSTS.',
      provedBy(
        'sandbox/server/configuration.test.ts',
        'on a public network answers to the names it is told alone, and no address of the machine',
      ),
    ),
    claim(
      [
        'Nos ficheiros do proxy, acrescente no nginx uma linha server por processo, e no Caddy o endereço de cada um.',
        'Quando um processo não aceita a ligação, o nginx passa o pedido ao seguinte; o Caddy consulta /sandbox/ready em cada processo, de dois em dois segundos.',
      ],
      behindProxy,
    ),
    source(
      'Se o proxy estiver noutra máquina, HOST=0.0.0.0 permite-lhe chegar ao processo; configure a firewall para bloquear todos os outros acessos.',
      'product: sandbox/server/listen.ts, which listens on the address of HOST',
    ),
    claim(
      'Um POST já recebido por um processo não é reenviado a outro: se o processo morrer antes de responder, o cliente recebe 502 e deve procurar o pagamento antes de repetir o pedido.',
      provedBy(
        proxies,
        'sends a POST or PATCH to no second process once one had it, and leaves neither out for it',
      ),
    ),
  ],
  connections: [
    source(
      [
        'Cada processo abre tantas ligações quantas DATABASE_CONNECTIONS indica (por omissão, 10), e mais 4.',
        'Durante o arranque precisa de outras 3.',
      ],
      'product: sandbox/storage/drivers/postgres.ts, which opens a pool of 10, of 2 and of 1, one connection to ask, and a pool for migrations',
    ),
    source(
      'Some as ligações de todos os processos e as 3 que o PostgreSQL reserva para o administrador: o total não pode exceder max_connections.',
      'published: the manual of PostgreSQL, superuser_reserved_connections',
    ),
    source(
      'Pode usar o PgBouncer com pool_mode = transaction e um default_pool_size igual ou superior ao número de processos; por omissão, é 20.',
      'product: docs/decisions/several-processes.md, with what was run; tools/test/stages.mjs, whose stage "races behind PgBouncer" runs the tests of races so; published: the manual of PgBouncer, default_pool_size',
    ),
    advice('Aponte DATABASE_URL para o PgBouncer.'),
  ],
  'upgrade-several': [
    advice(
      'Faça uma cópia e, em cada máquina, obtenha e compile a versão nova, ainda sem reiniciar.',
      'Depois, um processo de cada vez:',
      'Envie SIGTERM ao processo.',
      'Arranque-o na versão nova.',
    ),
    source(
      'No nginx, acrescente down à linha do processo e recarregue a configuração; o Caddy exclui o processo automaticamente.',
      'published: the manual of nginx, ngx_http_upstream_module, server; product: deploy/Caddyfile, health_uri',
    ),
    claim(
      [
        'O primeiro a arrancar migra a base de dados.',
        'Os processos da versão anterior continuam a funcionar, mas, se um deles parar, só pode voltar a arrancar na versão nova.',
      ],
      [
        ...provedBy(migrations, 'goes on working on what a later one has migrated'),
        ...provedBy(
          'sandbox/server/process.start.test.ts',
          'on a database of a newer release says so and ends',
        ),
      ],
    ),
    source(
      'Só pare sandboxes quando todos os processos estiverem na versão nova: um processo antigo pode não conhecer o que essa versão acrescentou.',
      'product: docs/decisions/operation.md',
    ),
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
      [
        "Para que nada do que foi confirmado se perca, o servidor principal tem de esperar pela réplica, com synchronous_standby_names = '*' e synchronous_commit = remote_apply.",
        'Com uma só réplica, todas as escritas ficam à espera enquanto ela não responder.',
      ],
      'product: tools/test/failover.mjs, whose primary waits for its replica so; published: the manual of PostgreSQL, 27.2.8, synchronous replication',
    ),
  ],
  run: [
    source(
      [
        'Numa máquina vazia com Debian 12: a instalação…',
        'Com PostgreSQL 15: três processos…',
        'O systemd só leu a unidade, cujo comando foi executado manualmente…',
        'O certificado não foi emitido por uma autoridade de certificação.',
        'A sandbox não foi testada com Citus, CockroachDB, YugabyteDB, Patroni nem HAProxy.',
      ],
      'product: docs/decisions/operation.md and several-processes.md, with what was run by hand',
    ),
  ],
});
