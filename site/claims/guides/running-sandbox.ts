import { expect } from 'vitest';
import { onFullDisk } from '../../../sandbox/testing/fullDisk.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { backup } from './running-sandbox/backup.ts';
import { killed } from './running-sandbox/copies.ts';
import { reach } from './running-sandbox/reach.ts';
import { settings } from './running-sandbox/settings.ts';

const starts = 'sandbox/server/process.start.test.ts';
const shutdown = 'sandbox/server/process.shutdown.test.ts';
const connections = 'sandbox/server/process.connections.test.ts';
const setAside = 'sandbox/webhooks/setAside.test.ts';
const outages = 'sandbox/server/outage.test.ts';

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
const setAsideAfterFive = provedBy(
  setAside,
  'lets everything else fall due, is set aside after five attempts, and shown with the id of its error',
);
const deliverySetAside = provedBy(
  setAside,
  'is failed and set aside, what comes behind it about the same payment leaves, and it can be retried',
);
const besideTheClock = provedBy(
  'e2e/workbench/clock.spec.ts',
  'what was set aside stands beside the clock, to be retried or discarded',
);

export default claims({
  'front matter': [
    advice(
      'As variáveis que configuram a sandbox, quem lhe pode aceder, como a parar, copiar e repor, e o que se pode perder numa falha de energia.',
    ),
  ],
  top: [
    claim('A sandbox arranca sem nenhuma configuração e só é acessível a partir do seu computador.', [
      ...provedBy(starts, 'is reached by every name of this machine, by no other, and not from outside'),
      ...provedBy(
        'sandbox/server/configuration.test.ts',
        'of an empty environment is a local sandbox on SQLite',
      ),
    ]),
    advice(
      'Esta página explica o que muda quando a quer noutro lugar, com outra base de dados ou com cópias de segurança.',
    ),
  ],
  reach,
  settings,
  stop: [
    claim(
      'Ctrl+C, ou o sinal SIGTERM, termina a sandbox de forma ordenada: deixa de aceitar ligações, responde aos pedidos que já recebeu, devolve à fila os webhooks que estava a enviar e fecha a base de dados.',
      [
        ...provedBy(
          connections,
          'resets no kept connection that asks again %s: it is answered, then refused',
        ),
        ...provedBy(connections, 'does not wait for a connection that nobody uses'),
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
        'sandbox/server/process.test.ts',
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
      [
        ...setAsideAfterFive,
        ...deliverySetAside,
        ...provedBy(setAside, 'is tried again after pauses that grow, five times in all'),
      ],
    ),
    claim(
      'Cada falha fica no registo do processo com um identificador, getReadiness indica quantos itens estão de parte, e o dono de cada sandbox vê os seus na página da sandbox, junto ao relógio, ou em listSetAside.',
      [...setAsideAfterFive, ...besideTheClock],
    ),
    claim('Aí pode tentá-los de novo ou descartá-los.', [
      ...besideTheClock,
      ...provedBy(
        setAside,
        'is tried again at once when its owner asks for it',
        'is left alone when its owner gives it up, and gone with a reset',
      ),
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
    advice('Para testes, a rapidez é mais importante.'),
    source(
      'O PostgreSQL já funciona assim.',
      'standard: PostgreSQL, synchronous_commit and fsync are on unless they are switched off',
    ),
    claim(
      'Se o disco cheio interromper a reposição de uma sandbox, a reposição é concluída assim que houver espaço.',
      provedBy(
        'sandbox/server/outage.test.ts',
        'finishes a reset that the full disk interrupted, and says so',
      ),
    ),
    claim(
      'Se o disco encher, a sandbox responde 503 aos pedidos que a obrigariam a escrever e continua a responder às leituras.',
      async () => {
        const { ready, read } = await onFullDisk();
        expect([ready, read]).toEqual([503, 200]);
      },
    ),
    claim(
      'Para voltar a arrancar, a sandbox precisa de espaço livre: abrir a base de dados também escreve no disco.',
      provedBy(outages, 'cannot start while the disk is full, says so, and starts when there is room'),
    ),
  ],
  ...backup,
  next: [
    advice(
      'Transforme isto em testes automáticos: Usar a sandbox nos seus testes.',
      'Veja o que a sandbox consegue fazer: Sandbox.',
      'Provoque cada desfecho, um a um: Testar uma integração.',
      'Abra a sandbox a outros pela Internet, numa máquina ou em várias…',
      'O que pode esperar da sandbox…',
    ),
  ],
});
