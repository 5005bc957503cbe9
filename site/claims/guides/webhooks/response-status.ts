import { readFileSync } from 'node:fs';
import { failureModes } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/retrySchedule.ts';
import { expect } from 'vitest';
import { at } from '../../../../tools/run/paths.mjs';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';
import {
  failInARow,
  failsAfterAllAttempts,
  failUntilDisabled,
  missesWhileDisabled,
  wholeScheduleSeconds,
} from './failing.ts';
import { keepsNoOrder, keepsOrder } from './order.ts';

const receiverTests = 'examples/receivers/receiver.test.ts';
const keepsOnce = provedBy(receiverTests, 'keeps a paid order once, however often the message arrives');
const comesAgain = provedBy(
  receiverTests,
  'answers so that the message is sent again when the API does not respond',
);
const examination = provedBy(
  'e2e/webhooks/guides.spec.ts',
  'the receiver of the guide keeps an order once and passes the examination',
);

export default claims({
  'front matter': [advice('O que responder a um webhook, quando a API volta a tentar…')],
  top: [
    claim(
      [
        'Cada aviso espera uma resposta.',
        'Se ela não servir, volta a ser enviado; por isso o seu recetor tem de aguentar o mesmo aviso duas vezes sem entregar duas encomendas.',
      ],
      async (world) => {
        await world.subscribe('payment_confirmed');
        world.respondWith(500);
        await world.payReference();
        await world.pass(60);
        const [first, second] = await world.messages();
        expect(second?.body).toBe(first?.body);
      },
    ),
  ],
  outcome: [
    claim(
      'Um recetor a correr no seu computador que recebe os avisos da sua sandbox, recusa os falsos e guarda cada encomenda paga uma só vez.',
      [
        ...keepsOnce,
        ...provedBy(
          receiverTests,
          'refuses a wrong key, an old time and a body cut short, and keeps nothing',
        ),
      ],
    ),
    advice('Demora dez minutos.', 'Precisa da sandbox a correr, destas credenciais…'),
  ],
  accepted: [
    claim(
      'Tudo o resto é uma falha: outro código 2xx, um redirecionamento, que não é seguido, um erro, ou uma ligação que cai.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const failures = [203, 206, 301, 302, 307, 400, 404, 410, 500, 503, new TypeError('fetch failed')];
        for (const failure of failures) {
          world.respondWith(failure);
          await world.payReference();
          const delivery = (await world.deliveries()).at(-1);
          expect(delivery?.attempts).toHaveLength(1);
          expect(delivery?.state, String(failure)).toBe('waiting');
        }
        expect((await world.messages()).map(({ url }) => url)).toEqual(failures.map(() => world.webhookUrl));
        for (const status of [200, 201, 202, 204]) {
          world.respondWith(status);
          await world.payReference();
          expect((await world.deliveries()).at(-1)?.state, String(status)).toBe('delivered');
        }
      },
    ),
    claim(
      'Na sandbox, o corpo da sua resposta não é lido.',
      provedBy(
        'sandbox/webhooks/receivers.test.ts',
        'that answers with a long body is heard no longer than its status',
      ),
    ),
    advice(
      'Responda com sucesso mesmo quando o aviso já não lhe diz nada…',
      'Responda 401 ao que não tem assinatura certa.',
    ),
    claim('E se não conseguiu guardar, responda 500: o aviso volta.', async (world) => {
      await world.subscribe('payment_confirmed');
      world.respondWith(500);
      await world.payReference();
      world.respondWith(204);
      await world.pass(60);
      expect((await world.deliveries())[0]?.attempts.map(({ status }) => status)).toEqual([500, 204]);
    }),
  ],
  retries: [
    claim(
      [
        'Uma entrega que falha repete-se com intervalos cada vez maiores, até … tentativas:',
        'Se não, espera pela tentativa seguinte, e depois da última fica falhada.',
      ],
      failsAfterAllAttempts,
      { chosen: ['limit-retryGapsMinutes'] },
    ),
    claim(
      [
        'Na sandbox, o corpo é sempre o mesmo, byte por byte.',
        'A assinatura não: cada tentativa tem o seu ts.',
      ],
      async (world) => {
        await world.subscribe('payment_confirmed');
        await failInARow(world, 1);
        const messages = await world.messages();
        expect(new Set(messages.map(({ body }) => body)).size).toBe(1);
        expect(messages.every((message) => world.isSigned(message))).toBe(true);
        const moments = messages.map((message) => world.signatureParts(message).ts);
        expect(new Set(moments).size).toBe(messages.length);
      },
      { chosen: ['behaviour-repeatedAttempts'] },
    ),
    claim(
      'Na sandbox também não precisa de esperar; adiante o relógio e as tentativas acontecem, cada uma à sua hora.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        await failInARow(world, 1);
        const [delivery] = await world.deliveries();
        const times = (delivery?.attempts ?? []).map(({ at: time }) => Date.parse(time));
        const gaps = times.slice(1).map((time, place) => (time - (times[place] ?? 0)) / 60_000);
        expect(gaps).toEqual(retryGapsMinutes);
      },
    ),
    claim(
      ['Uma entrega espera na fila.', 'Se o recetor responde com sucesso, fica entregue.'],
      async (world) => {
        await world.subscribe('payment_confirmed');
        await world.payReference();
        expect((await world.deliveries())[0]).toMatchObject({
          state: 'delivered',
          attempts: [{ status: 204 }],
        });
      },
    ),
    claim('Entregue ou falhada, pode ser reenviada à mão.', async (world) => {
      await world.subscribe('payment_confirmed');
      await failInARow(world, 1);
      world.respondWith(204);
      for (const attempts of [10, 11]) {
        const [{ id } = { id: '' }] = await world.deliveries();
        await world.api.post(`/sandbox/deliveries/${id}/resend`);
        const [again] = await world.deliveries();
        expect(again?.state).toBe('delivered');
        expect(again?.attempts).toHaveLength(attempts);
      }
    }),
  ],
  disabled: [
    source(
      'O que se segue é da sandbox: a documentação não diz se uma subscrição é desativada.',
      'product: contract/provenance, disableAfterFailures and disabledSubscription are chosen, no source has them',
    ),
    claim(
      [
        'Ao fim de disableAfterFailures entregas falhadas seguidas, a subscrição é desativada.',
        'Enquanto está desativada, o que acontece não fica à espera: esses avisos não são enviados depois.',
        'Chame updateWebhook, nem que seja com o mesmo URL.',
      ],
      missesWhileDisabled,
      { chosen: ['limit-disableAfterFailures', 'behaviour-disabledSubscription'] },
    ),
    claim(
      'Uma só entrega aceite põe a conta a zero.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        await failInARow(world, 19);
        world.respondWith(204);
        await world.payReference();
        await failInARow(world, 1);
        expect(await world.deliveries()).toHaveLength(21);
        const { data } = await world.api.get<{ url: string }[]>('/sandbox/webhooks');
        expect(data.find(({ url }) => url === world.webhookUrl)).toMatchObject({
          failuresInARow: 1,
          disabledAt: null,
        });
      },
      { chosen: ['limit-disableAfterFailures'] },
    ),
    advice('Para recuperar:'),
    claim(
      'Veja o que ele respondia: na sandbox, o painel das entregas mostra cada tentativa.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        world.respondWith(503);
        await world.payReference();
        await world.pass(60);
        expect((await world.deliveries())[0]?.attempts).toMatchObject([{ status: 503 }, { status: 503 }]);
      },
    ),
    claim(
      'Procure com listPayments os pagamentos alterados desde então, com updatedAt[start].',
      async (world) => {
        const before = await world.payReference();
        await failUntilDisabled(world);
        const since = (await world.api.get('/sandbox/clock')).body.date;
        const missed = await world.payReference();
        const query = `updatedAt[start]=${encodeURIComponent(since)}`;
        const { data } = await world.api.get<{ id: string }[]>(`/api/payments?${query}`);
        const found = data.map(({ id }) => id);
        expect(found).toContain(missed.id);
        expect(found).not.toContain(before.id);
      },
    ),
  ],
  resend: [
    claim(
      'Na sandbox, resendDelivery volta a enviar uma entrega terminada, com todas as tentativas outra vez.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        await failInARow(world, 1);
        const [delivery] = await world.deliveries();
        await world.api.post(`/sandbox/deliveries/${delivery?.id}/resend`);
        expect((await world.api.post(`/sandbox/deliveries/${delivery?.id}/resend`)).refusals).toEqual([
          '409 c0402',
        ]);
        await world.pass(wholeScheduleSeconds);
        const [again] = await world.deliveries();
        expect(again?.attempts).toHaveLength(2 * (delivery?.attempts.length ?? 0));
      },
    ),
    source(
      'A API do fornecedor não tem uma operação para isto: lá, o que se perdeu recupera-se com listPayments.',
      'product: contract/specification/operations.ts lists the 44 operations of API 1.13.0, and none sends again',
    ),
    claim(
      'Veja cada tentativa e a resposta que teve, salte até à próxima, reenvie uma entrega e ligue de novo uma subscrição.',
      [
        ...provedBy(
          'e2e/workbench/firstSteps.spec.ts',
          'from the first call to a verified webhook that is sent again, and every step arrives by itself',
        ),
        ...provedBy(
          'e2e/workbench/clock.spec.ts',
          'a jump to the next attempt makes it, and the one after that waits longer',
        ),
        ...provedBy(
          'e2e/workbench/receiver.spec.ts',
          'a subscription is made, gets a failure mode, is switched off and on again, and is deleted',
        ),
      ],
    ),
  ],
  receiver: [
    claim('Confere a assinatura, pergunta à API como está o pagamento e, se está pago, guarda-o uma vez.', [
      ...keepsOnce,
      ...provedBy(
        receiverTests,
        'trusts the API, not an old message: an order cancelled meanwhile is not kept',
      ),
    ]),
    claim(
      'Corre nos testes deste portal, com uma sandbox a enviar-lhe avisos repetidos, cortados, falsos e antigos.',
      [
        ...keepsOnce,
        ...provedBy(
          receiverTests,
          'refuses a wrong key, an old time and a body cut short, and keeps nothing',
        ),
      ],
    ),
    advice('Este e o da assinatura, com os nomes que têm.', 'Com o comando da primeira linha.'),
    claim('Fica à escuta em http://localhost:4500/.', () => {
      for (const name of ['receiver.php', 'receiver.mjs', 'receiver.py']) {
        const commands = readFileSync(at('examples/receivers', name), 'utf8')
          .split('\n')
          .slice(0, 3)
          .join('\n');
        expect(commands, name).toMatch(/PORT=4500|localhost:4500/);
      }
    }),
    advice(
      'Com createWebhook, a ação payment_confirmed e esse URL; ou no painel de cima.',
      'No guia Pagamento com referência Multibanco, ou com payAtAtm.',
    ),
    claim(
      [
        'Aparece na pasta um ficheiro com o id do pagamento.',
        'Reenvie a entrega: continua a haver um só, e o recetor responde com sucesso.',
      ],
      keepsOnce,
    ),
  ],
  callbacks: [
    claim(
      'Na sandbox, o mesmo programa serve de callbackUrl.',
      provedBy(
        receiverTests,
        'keeps an order that only a callback reports, and answers the one status that a callback accepts',
      ),
      { chosen: ['behaviour-callbackSignature', 'behaviour-callbackMoments'] },
    ),
    claim(
      'A documentação não diz se um callback é assinado, e o recetor recusa o que não vem assinado.',
      provedBy(receiverTests, 'refuses a wrong key, an old time and a body cut short, and keeps nothing'),
    ),
    claim(
      'O corpo de um callback é o próprio pagamento, e o de um webhook leva-o na lista payments: o recetor lê os dois.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const callbackUrl = 'https://loja.example/callback';
        const { id } = await world.payReference({ callbackUrl });
        const bodies = (await world.messages(callbackUrl)).map(({ body }) => JSON.parse(body));
        expect(bodies.map((body) => body.id)).toEqual(bodies.map(() => id));
        expect(
          (await world.notifications()).map(({ payments }) => payments.map((payment) => payment.id)),
        ).toEqual([[id]]);
      },
    ),
    claim(
      'Responde sempre callback, o único código que conta como recebido nos dois casos.',
      async (world) => {
        const callbackUrl = 'https://loja.example/callback';
        for (const status of [200, 201, 202, 204]) {
          world.respondWith(status);
          await world.api.post('/api/payments/references', { amount: 1000, callbackUrl });
          expect((await world.deliveries(callbackUrl)).at(-1)?.state).toBe(
            status === 200 ? 'delivered' : 'waiting',
          );
        }
        await world.subscribe('payment_confirmed');
        world.respondWith(200);
        await world.payReference();
        expect((await world.deliveries())[0]?.state).toBe('delivered');
      },
    ),
  ],
  why: [
    claim(
      ['Confere antes de ler.', 'O que não vem assinado não chega a ser interpretado.'],
      provedBy(receiverTests, 'refuses a wrong key, an old time and a body cut short, and keeps nothing'),
    ),
    advice('Pergunta em vez de acreditar.'),
    claim(
      'Um aviso pode contar como o pagamento estava quando o evento aconteceu; a resposta de getPayment diz como está agora.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        world.respondWith(500);
        const { id } = await world.payReference();
        await world.refund(id, 1000);
        world.respondWith(204);
        await world.pass(60);
        const told = await world.notifications();
        const states = told.map(({ payments: [payment] }) => payment.stateDetails.state);
        expect(states).toEqual(['confirmed', 'confirmed']);
        expect((await world.get(id)).stateDetails.state).toBe('cancelled');
      },
    ),
    claim(
      'Um aviso atrasado de um pagamento entretanto cancelado não entrega nada.',
      provedBy(receiverTests, 'trusts the API, not an old message: an order cancelled meanwhile is not kept'),
    ),
    advice('Lê também refunds.'),
    claim(
      'Um pagamento devolvido por inteiro noutro dia continua, na sandbox, confirmed: pelo estado sozinho, a loja enviaria o que já devolveu.',
      provedBy(
        receiverTests,
        'reads the refunds too: an order given back in full on a later day is not kept',
      ),
    ),
    claim('Guarda com uma chave única.', keepsOnce),
    source(
      'Criar um ficheiro que não pode existir é uma operação indivisível: de dois avisos ao mesmo tempo, só um a faz.',
      'standard: POSIX open(), O_CREAT with O_EXCL',
    ),
    advice('Na sua base de dados, é um índice único sobre o id do pagamento.'),
    claim(
      [
        'Só responde com sucesso depois de guardar.',
        'Se algo falha pelo meio, o aviso volta, e voltar não faz mal.',
      ],
      comesAgain,
    ),
    advice(
      'O que demora, como enviar um e-mail ou emitir uma fatura…',
      'Antes de enviar a encomenda, esse programa lê outra vez o pagamento…',
    ),
  ],
  order: [
    claim(
      'Na sandbox, os avisos sobre o mesmo pagamento chegam a um URL pela ordem em que as coisas aconteceram: o segundo só sai depois de o primeiro ser aceite, ou de se esgotarem as tentativas.',
      keepsOrder,
      { chosen: ['behaviour-deliveryOrder'] },
    ),
    source(
      'A documentação não promete ordem nenhuma.',
      'specified: guides 7.2 and 4.2 say when a notification is sent, and no order',
    ),
    claim(
      'Na sandbox também não a há entre pagamentos diferentes, entre dois URL, ou entre um webhook e um callback.',
      keepsNoOrder,
    ),
    advice(
      'E um servidor com vários processos pode acabar de tratar o segundo antes do primeiro.',
      'Por isso não some avisos nem conte com a ordem deles…',
    ),
  ],
  trial: [
    claim('setFailureMode faz uma subscrição da sandbox entregar com falhas.', async (world) => {
      const body = { action: 'payment_confirmed', url: world.webhookUrl };
      const { data } = await world.api.post<{ id: string }>('/api/webhooks', body);
      await world.api.put(`/sandbox/webhooks/${data.id}/failure-mode`, { failureMode: 'wrong_signature' });
      await world.payReference();
      const [message] = await world.messages();
      expect(message && world.isSigned(message)).toBe(false);
    }),
    claim(
      'Um recetor pronto aceita os avisos repetidos, atrasados, lentos, fora de ordem e os que chegam antes da resposta à sua chamada, e recusa os que têm hora antiga, assinatura errada ou corpo cortado.',
      provedBy(
        receiverTests,
        'accepts what comes twice, late, out of order or before the response, and keeps each order once',
        'accepts a body that arrives in parts',
        'refuses a wrong key, an old time and a body cut short, and keeps nothing',
      ),
    ),
    claim(
      'Os modos delayed, out_of_order e before_response não fazem parte do exame: experimente-os com o comando acima.',
      () => {
        const scenarios = readFileSync(at('workbench/runner/receiverScenarios.ts'), 'utf8');
        const examined = [...scenarios.matchAll(/failureMode: '(\w+)'/g)].map(([, mode]) => mode);
        expect(failureModes.filter((mode) => !examined.includes(mode)).sort()).toEqual([
          'before_response',
          'delayed',
          'out_of_order',
        ]);
      },
    ),
    claim(
      [
        'Diga o URL, e a sandbox põe-no perante uma situação de cada vez, da encomenda paga ao corpo cortado.',
        'No fim há um relatório para imprimir.',
      ],
      examination,
    ),
  ],
  next: [
    advice(
      'Faça disto testes que correm sozinhos: Usar a sandbox nos seus testes.',
      'O aviso não chega, ou não é aceite…',
      'Antes de ligar à produção…',
      'Os estados de que fala esta página…',
      'O que pode esperar da sandbox…',
    ),
  ],
});
