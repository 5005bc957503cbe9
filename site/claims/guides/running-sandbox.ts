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
      'As variáveis que configuram a sandbox, quem lhe pode chegar, como a parar, copiar e repor, e o que uma falha de energia pode levar.',
    ),
  ],
  top: [
    claim('A sandbox arranca sem configuração nenhuma e fica só para o seu computador.', [
      ...provedBy(starts, 'is reached by every name of this machine, by no other, and not from outside'),
      ...provedBy(
        'sandbox/server/configuration.test.ts',
        'of an empty environment is a local sandbox on SQLite',
      ),
    ]),
    advice(
      'Esta página diz o que muda quando a quer noutro sítio, com outra base de dados ou com cópias de segurança.',
    ),
  ],
  reach,
  settings,
  stop: [
    claim(
      'Ctrl+C, ou o sinal SIGTERM, termina por ordem: a sandbox deixa de aceitar ligações, responde aos pedidos que já tem, devolve à fila os webhooks que iam a caminho e fecha a base de dados.',
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
    claim('Um pedido que ao fim de 9,5 segundos ainda não tenha resposta é cortado.', cutsLongRequests),
    claim(
      'Se o processo for morto à força, nada do que a API confirmou se perde.',
      provedBy(
        'sandbox/server/process.test.ts',
        'killed in a burst of writes, has every acknowledged payment afterwards, its webhook sent or in the queue',
      ),
    ),
    claim('Os webhooks que iam a caminho voltam a sair, e podem chegar duas vezes.', killed),
  ],
  'set-aside': [
    claim(
      [
        'Um pagamento ou uma entrega que falha por um erro da própria sandbox é tentado de novo, cada vez mais tarde.',
        'À quinta falha fica de parte e tudo o resto segue.',
      ],
      [
        ...setAsideAfterFive,
        ...deliverySetAside,
        ...provedBy(setAside, 'is tried again after pauses that grow, five times in all'),
      ],
    ),
    claim(
      'O registo do processo escreve cada falha com um identificador, getReadiness diz quantas coisas estão de parte, e o dono de cada sandbox vê as suas na página da sandbox, junto ao relógio, ou em listSetAside.',
      [...setAsideAfterFive, ...besideTheClock],
    ),
    claim('De lá pode tentar de novo ou desistir.', [
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
        'Com SQLITE_SYNCHRONOUS=normal, uma falha de energia, ou do sistema operativo, pode levar as escritas dos últimos momentos, mesmo as que a API já tinha confirmado.',
        'A base de dados fica sempre inteira, só que um pouco mais atrás.',
        'Com full, cada escrita só é confirmada quando está no disco: não se perde nenhuma, e cada uma demora mais.',
      ],
      'standard: sqlite.org/pragma.html#pragma_synchronous, in WAL mode',
    ),
    advice('Para testes, a rapidez vale mais.'),
    source(
      'O PostgreSQL já funciona assim.',
      'standard: PostgreSQL, synchronous_commit and fsync are on unless they are switched off',
    ),
    claim(
      'A reposição de uma sandbox que o disco cheio interrompa acaba assim que houver espaço.',
      provedBy(
        'sandbox/server/outage.test.ts',
        'finishes a reset that the full disk interrupted, and says so',
      ),
    ),
    claim(
      'Se o disco encher, a sandbox responde 503 ao que teria de escrever e continua a ler.',
      async () => {
        const { ready, read } = await onFullDisk();
        expect([ready, read]).toEqual([503, 200]);
      },
    ),
    claim(
      'Para voltar a arrancar precisa de espaço livre: abrir a base de dados também escreve.',
      provedBy(outages, 'cannot start while the disk is full, says so, and starts when there is room'),
    ),
  ],
  ...backup,
  next: [
    advice(
      'Faça disto testes que correm sozinhos: Usar a sandbox nos seus testes.',
      'Veja o que a sandbox sabe fazer: Sandbox.',
      'Provoque cada desfecho, um a um: Testar uma integração.',
      'Abra-a a outros pela Internet, numa máquina ou em várias…',
      'O que pode esperar da sandbox…',
    ),
  ],
});
