import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { killed, queueInCopy } from './running-sandbox/copies.ts';
import { server } from './running-sandbox/server.ts';
import { settings } from './running-sandbox/settings.ts';
import { several } from './running-sandbox/several.ts';

const starts = 'sandbox/server/process.start.test.ts';
const shutdown = 'sandbox/server/process.shutdown.test.ts';
const connections = 'sandbox/server/process.connections.test.ts';
const setAside = 'sandbox/webhooks/setAside.test.ts';
const outages = 'sandbox/server/outage.test.ts';
const backups = 'sandbox/server/process.backup.test.ts';
const processes = 'sandbox/server/process.test.ts';

const ownMachine = provedBy(
  starts,
  'is reached by every name of this machine, by no other, and not from outside',
);
const fromOutside = provedBy(starts, 'is reached from outside, and says so');
const answersInFlight = provedBy(
  shutdown,
  'answers 200 requests in flight, and says that each connection ends',
);
const givesBack = provedBy(
  shutdown,
  'gives back 300 deliveries whose receivers hang: the next process sends each of them',
);
const cutsLongRequests = provedBy(
  connections,
  'cuts a request that does not come to an end, and still ends in order',
);
const besideTheClock = provedBy(
  'e2e/workbench/clock.spec.ts',
  'what was set aside stands beside the clock, to be retried or discarded',
);
const written = provedBy(
  backups,
  'is written on SIGUSR2, and restored it has every payment acknowledged before, and sends its messages',
);
const dumped = provedBy(
  backups,
  'is made by pg_dump, and restored it has every payment acknowledged before, and sends its messages',
);

export default claims({
  'front matter': [
    advice('A sandbox no seu computador, num servidor aberto a outros ou em vários processos…'),
  ],
  top: [
    claim(
      'A sandbox arranca sem nenhuma configuração e só é acessível a partir do seu computador.',
      ownMachine,
    ),
    advice('Aqui está o que muda…'),
  ],
  reach: [
    claim(
      'Por omissão, só o computador onde corre: a sandbox e este site escutam em 127.0.0.1 e em ::1, os dois endereços de localhost.',
      [
        ...ownMachine,
        ...provedBy(
          'tools/start/site-server.test.ts',
          'is reached by both addresses of localhost, and by none from outside',
        ),
      ],
    ),
    source(
      'As chaves da sandbox são públicas, e quem lhe acede pode fazer tudo.',
      'product: contract/scenarios/seed.ts, whose keys every sample has',
    ),
    claim(
      [
        'HOST=0.0.0.0 abre-a a outros computadores, o que só convém numa rede de confiança; para a abrir à Internet, siga Num servidor.',
        'Se HOST abrir a sandbox a outros computadores, também é aceite qualquer endereço IP.',
      ],
      fromOutside,
    ),
    claim(
      [
        'Além disso, a sandbox verifica o nome a que cada pedido se dirige.',
        'Uma página maliciosa pode associar o próprio nome ao endereço do seu computador e levar o navegador a enviar pedidos à sandbox; esse nome denuncia-a, e a resposta é 421 c1101.',
      ],
      [...ownMachine, ...fromOutside],
    ),
    claim(
      'São aceites localhost, 127.0.0.1, [::1], o nome em HOST, o de SANDBOX_URL e os de SANDBOX_HOSTS, como o de um proxy ou o de um contentor Docker.',
      [
        ...ownMachine,
        ...provedBy(starts, 'answers to a name in SANDBOX_HOSTS'),
        ...provedBy(
          'sandbox/server/configuration.test.ts',
          'knows the hosts of HOST, SANDBOX_URL and SANDBOX_HOSTS',
        ),
      ],
    ),
  ],
  settings,
  stop: [
    claim(
      'Ctrl+C, ou o sinal SIGTERM, termina a sandbox de forma ordenada: deixa de aceitar ligações, responde aos pedidos que já recebeu, devolve à fila os webhooks que estava a enviar e fecha a base de dados.',
      [
        ...provedBy(
          connections,
          'resets no kept connection that asks again %s: it is answered, then refused',
          'does not wait for a connection that nobody uses',
        ),
        ...answersInFlight,
        ...givesBack,
      ],
    ),
    claim('Demora menos de 12 segundos.', [...answersInFlight, ...givesBack, ...cutsLongRequests]),
    claim(
      'Um pedido que, ao fim de 9,5 segundos, ainda não tenha resposta é interrompido.',
      cutsLongRequests,
    ),
    claim(
      'Se o processo for morto à força, não se perde nada do que a API confirmou.',
      provedBy(
        processes,
        'killed in a burst of writes, has every acknowledged payment afterwards, its webhook sent or in the queue',
      ),
    ),
    claim('Os webhooks que estavam a ser enviados são enviados de novo e podem chegar duas vezes.', killed),
  ],
  'set-aside': [
    claim(
      [
        'Se um pagamento ou uma entrega falhar por um erro da própria sandbox, há novas tentativas, a intervalos cada vez maiores.',
        'À quinta falha, o pagamento ou a entrega fica de parte e tudo o resto continua.',
      ],
      provedBy(
        setAside,
        'lets everything else fall due, is set aside after five attempts, and shown with the id of its error',
        'is failed and set aside, what comes behind it about the same payment leaves, and it can be retried',
        'is tried again after pauses that grow, five times in all',
      ),
    ),
    claim(
      'Cada falha fica no registo do processo com um identificador, getReadiness indica quantos itens estão de parte, e o dono de cada sandbox vê os seus na página da sandbox, junto ao relógio, ou em listSetAside.',
      [...provedBy(setAside, 'and shown with the id of its error'), ...besideTheClock],
    ),
    claim('Aí pode tentá-los de novo ou descartá-los.', [
      ...besideTheClock,
      ...provedBy(setAside, 'is left alone when its owner gives it up, and gone with a reset'),
    ]),
  ],
  power: [
    source(
      [
        'Com SQLITE_SYNCHRONOUS=normal, uma falha de energia, ou do sistema operativo, pode fazer perder as escritas mais recentes, mesmo as que a API já tinha confirmado.',
        'A base de dados fica sempre íntegra, apenas um pouco desatualizada.',
        'Com full, cada escrita só é confirmada quando está no disco: não se perde nenhuma, mas cada uma demora mais.',
      ],
      'standard: sqlite.org/pragma.html#pragma_synchronous, in WAL mode',
    ),
    source(
      'O PostgreSQL já funciona assim.',
      'standard: PostgreSQL, synchronous_commit and fsync are on unless they are switched off',
    ),
    claim(
      [
        'Se o disco encher, a sandbox responde 503 aos pedidos que a obrigariam a escrever e continua a responder às leituras.',
        'Se o disco cheio interromper a reposição de uma sandbox, a reposição é concluída assim que houver espaço.',
        'Para voltar a arrancar, a sandbox precisa de espaço livre: abrir a base de dados também escreve no disco.',
      ],
      provedBy(
        outages,
        'refuses what it cannot write with 503, and goes on when there is room',
        'finishes a reset that the full disk interrupted, and says so',
        'cannot start while the disk is full, says so, and starts when there is room',
      ),
    ),
  ],
  backup: [
    claim(
      [
        'Uma cópia inclui a fila de webhooks tal como estava.',
        'Os que nessa altura ainda não tinham sido enviados são enviados depois da reposição, mesmo que entretanto tenham chegado.',
      ],
      queueInCopy,
    ),
  ],
  'backup-sqlite': [
    source(
      'A sandbox usa o ficheiro em exclusivo, e uma cópia feita por outro programa enquanto ela corre pode ficar incompleta.',
      'standard: sqlite.org/howtocorrupt.html, 1.2, of a copy while a transaction is active',
    ),
    claim(
      [
        'Peça a cópia à própria sandbox, com um sinal ao processo cujo identificador está em .data/sandbox.pid:',
        'A cópia aparece em .data/backups, e uma linha no terminal indica o nome do ficheiro.',
        'A cópia contém tudo o que a API confirmou até ao sinal.',
        'Para repor uma cópia, pare a sandbox e substitua a base de dados pela cópia:',
      ],
      written,
    ),
    source(
      ['Os pedidos à API esperam enquanto a cópia é feita.', 'Conte com um segundo por cada 100 MB.'],
      'product: sandbox/storage/drivers/sqlite.ts, whose copy of 200 MB took 0.9 seconds on two busy cores',
    ),
    claim(
      'Se não for possível escrever a cópia, o terminal indica o motivo e não fica nenhum ficheiro incompleto.',
      provedBy('sandbox/server/dataModes.test.ts', 'says why, and leaves nothing behind'),
    ),
    claim(
      'As cópias antigas não são apagadas.',
      provedBy(backups, 'asked for twice at once is written twice'),
    ),
    source(
      'No Windows não existe este sinal: pare a sandbox e copie .data\\sandbox.db.',
      'standard: Node.js, process signal events; sqlite.org/wal.html, of the last connection that closes',
    ),
  ],
  'backup-postgresql': [
    claim(
      [
        'A cópia faz-se com a sandbox a correr e contém tudo o que a API confirmou antes de a cópia começar:',
        'Para repor uma cópia, pare todos os processos e carregue-a numa base de dados vazia:',
      ],
      dumped,
    ),
  ],
  ...server,
  ...several,
  next: [advice('Transforme isto em testes automáticos…', 'O que pode esperar da sandbox…')],
});
