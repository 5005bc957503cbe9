import { readdirSync, readFileSync } from 'node:fs';
import type { Push } from '@balcao/contract/control/phone.ts';
import { methodLimits } from '@balcao/contract/resources/payments/amountLimits.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { expect } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import { recordedSteps, sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';
import { byPhone, noon, onPhone, slow, stateOf, states, tryAgain } from './verbs/payment-states.ts';
import { acceptedWithPin, credentialsOf, waiting } from './verbs/payments.ts';

const _phoneTests = 'e2e/workbench/phone.spec.ts';

const masked = { countryCode: '351', last3Digits: '678' };

/** The whole number and the mask that a payment shows. */
async function shownPhone(world: World, { id }: Payment) {
  const { phoneNumber, countryCode, last3Digits } = (await world.get(id)).paymentMethod?.details ?? {};
  return [phoneNumber, { countryCode, last3Digits }];
}

/** Asks for a payment on a magic phone and lets the minutes of its request pass. */
async function ended(world: World, phone: string): Promise<Payment> {
  const { id } = await onPhone(world, { paymentMethod: byPhone(phone) });
  await world.pass(5 * 60);
  return world.get(id);
}

/** A row of the table: the phone that ends in the code, and the code that a payment on it ends with. */
const endsWith = (code: string) => async (world: World) => {
  const phone = phoneScenarios.find((scenario) => scenario.code === code)?.phone ?? '';
  const { stateDetails, paymentMethod } = await ended(world, phone);
  expect([stateDetails.state, paymentMethod?.result?.code]).toEqual(['pending', code]);
};

export default proofs('payment-mbway', {
  // ---- top
  // “O cliente diz-lhe o número de telemóvel, recebe um pedido na aplicação MB WAY e aceita com o PIN.”
  // “Um webhook diz à sua loja que está pago.”
  'top-1': acceptedWithPin,
  // ---- outcome
  // “Um pagamento MB WAY aceite num telemóvel virtual, o webhook que o confirma, e um segundo pedido que foi recusado e voltou a ser tentado.”
  'outcome-1': async (world) => {
    await acceptedWithPin(world);
    const { data } = await sendRecorded<Payment>(world, 'payments/mbway-refused', 'create');
    await world.pass(3);
    expect(await stateOf(world, data)).toBe('pending');
    const path = `/api/payments/${data.id}`;
    await sendRecorded(world, 'payments/mbway-refused', 'retry', path);
    await world.pass(3);
    expect(await stateOf(world, data)).toBe('confirmed');
  },
  // “Precisa da sandbox a correr (npm start na pasta do projeto) e destas credenciais, que os exemplos já usam:”
  'outcome-2': credentialsOf('payments/mbway', 'payments/mbway-refused'),
  // ---- flow
  // “A chamada não espera pelo cliente.”
  // “A resposta chega logo, com pending_confirmation, e o desfecho vem depois, por webhook.”
  // “O cliente dá o número de telemóvel à loja.”
  // “A loja cria o pagamento na API, que envia um pedido para a aplicação MB WAY e responde que espera confirmação.”
  // “O cliente aceita na aplicação.”
  // “A API avisa a loja com um webhook assinado e a loja responde com sucesso.”
  'flow-1': acceptedWithPin,
  // ---- create
  // “Chame createPayment com o método MW e o telemóvel.”
  'create-1': async (world) => {
    const { request } = recordedSteps('payments/mbway').find(({ name }) => name === 'create') ?? {};
    expect(JSON.parse(request?.body ?? '').paymentMethod).toEqual(byPhone('351#900000001'));
    const { data } = await sendRecorded<Payment>(world, 'payments/mbway', 'create');
    expect([data.paymentMethod?.code, data.stateDetails.state]).toEqual(['MW', waiting]);
    expect((await world.create({ paymentMethod: { code: 'MW' } })).refusals).toEqual(['422 e00217']);
  },
  // “O número escreve-se com o indicativo do país, um cardinal e o resto: 351# e nove algarismos.”
  'create-2': async (world) => {
    for (const phone of ['351#912345678', '351#900000001', '34#612345678'])
      expect((await world.create({ paymentMethod: byPhone(phone) })).status, phone).toBe(201);
    for (const phone of ['351912345678', '+351#912345678', '912345678', '351#912 345 678'])
      expect((await world.create({ paymentMethod: byPhone(phone) })).status, phone).toBe(422);
  },
  // “O montante vai em cêntimos.”
  'create-3': async (world) => {
    const { id, amount } = await onPhone(world, { amount: 2500 });
    expect(amount).toBe(2500);
    const { data } = await world.api.get<Push[]>('/sandbox/pushes');
    expect(data.find(({ paymentId }) => paymentId === id)?.amount).toBe(2500);
    expect((await world.create({ paymentMethod: byPhone(slow), amount: 25.5 })).status).toBe(422);
  },
  // “Guarde o id.”
  'create-4': async (world) => {
    const { id } = await onPhone(world);
    await world.answerPhone(id, 'accept');
    expect((await world.get(id)).stateDetails.state).toBe('confirmed');
  },
  // “O número completo aparece enquanto o pagamento está em aberto, para o poder corrigir: pago ou cancelado, a sandbox mostra apenas o indicativo e os três últimos algarismos.”
  'create-5': async (world) => {
    const [paid, cancelled, expired] = [await onPhone(world), await onPhone(world), await onPhone(world)];
    for (const each of [paid, cancelled, expired])
      expect(await shownPhone(world, each)).toEqual([slow, masked]);
    for (const each of [cancelled, expired]) await world.answerPhone(each.id, 'refuse');
    for (const each of [cancelled, expired])
      expect([await stateOf(world, each), ...(await shownPhone(world, each))]).toEqual([
        'pending',
        slow,
        masked,
      ]);
    await world.answerPhone(paid.id, 'accept');
    await world.cancel(cancelled.id);
    await world.pass(30 * 60);
    const all = [paid, cancelled, expired];
    expect(await states(world, all)).toEqual(['confirmed', 'cancelled', 'cancelled']);
    for (const { id } of all) {
      expect(await shownPhone(world, await world.get(id))).toEqual([undefined, masked]);
      expect(JSON.stringify((await world.api.get(`/api/payments/${id}`)).body)).not.toContain('912345');
    }
  },
  // ---- wait
  // “Na sandbox, o pedido dura pushMinutes minutos na aplicação, ou menos se validDate.end vier antes.”
  'wait-1': chosen(['limit-pushMinutes'], async (world) => {
    const soon = { validDate: { end: '2026-01-15T10:02:00' } };
    const [usual, brief] = [await onPhone(world, noon), await onPhone(world, soon)];
    const both = () => states(world, [usual, brief]);
    await world.pass(2 * 60 - 1);
    expect(await both()).toEqual([waiting, waiting]);
    await world.pass(1);
    expect(await both()).toEqual([waiting, 'cancelled']);
    await world.pass(3 * 60 - 1);
    expect(await stateOf(world, usual)).toBe(waiting);
    await world.pass(1);
    expect(await stateOf(world, usual)).toBe('pending');
    expect((await world.answerPhone(usual.id, 'accept')).refusals).toEqual(['409 c0201']);
  }),
  // “Envie customUniqueId com o número da encomenda, e o pedido repetido é recusado com e00600.”
  'wait-2': chosen(['error-e00600'], async (world) => {
    const body = { paymentMethod: byPhone(slow), customUniqueId: 'ENCOMENDA-1' };
    const first = await world.create(body);
    expect(first.status).toBe(201);
    expect((await world.create(body)).refusals).toEqual(['409 e00600']);
    const { data } = await world.api.get<Payment[]>('/api/payments?customUniqueId=ENCOMENDA-1');
    expect(data.map(({ id }) => id)).toEqual([first.data.id]);
  }),
  // ---- accept
  // “Este aceita ao fim de três segundos, que o relógio da sandbox salta por si:”
  'accept-1': chosen(['scenario-phones'], async (world) => {
    const { data: early } = await sendRecorded<Payment>(world, 'payments/mbway', 'create');
    await world.pass(2);
    expect(await stateOf(world, early)).toBe(waiting);
    await world.pass(1);
    expect(await stateOf(world, early)).toBe('confirmed');
    const { data } = await sendRecorded<Payment>(world, 'payments/mbway', 'create');
    await sendRecorded(world, 'payments/mbway', 'wait');
    expect(await stateOf(world, data)).toBe('confirmed');
  }),
  // ---- webhook
  // “Com uma subscrição de payment_confirmed, a sandbox envia ao seu servidor o pagamento inteiro:”
  // “Se preferir não esperar, ou se perdeu o aviso, pergunte:”
  'webhook-1': chosen(['behaviour-webhookPayload'], async (world) => {
    await world.subscribe('payment_confirmed');
    const { id } = await onPhone(world, { code: 'REF-0043', summary: 'Encomenda 0043' });
    expect(await world.messages()).toEqual([]);
    await world.answerPhone(id, 'accept');
    const [told, ...more] = await world.notifications();
    expect(more).toEqual([]);
    expect(told?.payments).toEqual([await world.get(id)]);
    expect(told?.payments[0]).toMatchObject({
      id,
      code: 'REF-0043',
      stateDetails: { state: 'confirmed' },
    });
  }),
  // “Confira a assinatura antes de entregar a encomenda; o guia Autenticação dos pedidos tem o código em cinco linguagens.”
  'webhook-2': () => {
    const guide = readFileSync(at('site/docs/guides/webhooks/request-auth.mdx'), 'utf8');
    expect(guide).toContain('<Program is="signature" />');
    const files = readdirSync(at('examples/receivers')).filter((file) => /^signature\.\w+$/i.test(file));
    expect(files.sort()).toEqual([
      'Signature.java',
      'signature.mjs',
      'signature.php',
      'signature.py',
      'signature.sh',
    ]);
  },
  // ---- refused
  // “Na sandbox, um pedido recusado, expirado ou enviado para um número sem MB WAY não mata o pagamento.”
  // “O estado volta a pending, paymentMethod.result diz porquê, e o aviso é payment_method_error:”
  'refused-1': chosen(
    [
      'payment-pending_confirmation-refuse_push',
      'payment-pending_confirmation-expire_push',
      'payment-pending_confirmation-fail_push',
    ],
    async (world) => {
      await world.subscribe('payment_method_error', 'payment_cancelled', 'payment_expired');
      const phones = { '351#900000020': 'e04020', '351#900000201': 'e04201', '351#900000202': 'e04202' };
      for (const [phone, code] of Object.entries(phones)) {
        const payment = await ended(world, phone);
        expect([payment.stateDetails.state, payment.cancellation]).toEqual(['pending', undefined]);
        expect(payment.paymentMethod?.result).toMatchObject({ code, message: expect.any(String) });
        const last = (await world.notifications()).at(-1);
        expect([last?.webhook.action, last?.payments]).toEqual(['payment_method_error', [payment]]);
      }
      expect(await world.actions()).toHaveLength(3);
    },
  ),
  // “Na sandbox, o cliente pode tentar outra vez, com o mesmo ou com outro número, enquanto validDate.end não passar.”
  // “Chame updatePayment sobre o mesmo pagamento:”
  'refused-2': chosen(['payment-pending-retry_push'], async (world) => {
    const payment = await onPhone(world, noon);
    for (const phone of [slow, slow, '351#961234567', slow]) {
      await world.answerPhone(payment.id, 'refuse');
      const again = await tryAgain(world, payment, phone);
      expect([again.data.id, again.data.stateDetails.state]).toEqual([payment.id, waiting]);
    }
    await world.answerPhone(payment.id, 'refuse');
    await world.pass(2 * 3600 - 1);
    expect((await tryAgain(world, payment)).status).toBe(200);
    await world.pass(1);
    expect((await tryAgain(world, payment)).refusals).toEqual(['400 e00600']);
    expect(await stateOf(world, payment)).toBe('cancelled');
  }),
  // ---- problems
  // “Recusou na aplicação | e04020 | Que o pedido foi recusado | Ofereça nova tentativa, ou outro método”
  'problems-1': async (world) => {
    const { id } = await onPhone(world);
    await world.answerPhone(id, 'refuse');
    expect((await world.get(id)).paymentMethod?.result?.code).toBe('e04020');
    await endsWith('e04020')(world);
  },
  // “Não respondeu a tempo | e04201 | Que o pedido expirou | Ofereça enviar outro”
  'problems-2': async (world) => {
    const { paymentMethod } = await ended(world, slow);
    expect(paymentMethod?.result?.code).toBe('e04201');
    await endsWith('e04201')(world);
  },
  // “O número não tem MB WAY | e04202 | Que confira o número | Peça outro número”
  'problems-3': endsWith('e04202'),
  // “O banco recusou | e04125 | Que o banco não autorizou | Sugira outro método”
  'problems-4': endsWith('e04125'),
  // “Cada linha tem um número que a provoca na sandbox:”
  'problems-5': chosen(['scenario-phones'], async (world) => {
    const page = readFileSync(at('site/docs/guides/payments/payment-mbway.mdx'), 'utf8');
    const rows = [...page.matchAll(/^\| [^|]+ \| <ErrorCode is="(\w+)" \/>/gm)].map(([, code]) => code);
    expect(rows).toHaveLength(4);
    for (const code of rows) await endsWith(code ?? '')(world);
  }),
  // “Na própria chamada, o montante tem de estar entre … e …; fora disso a resposta é e00301.”
  'problems-6': chosen(['limit-methodLimits', 'error-e00301'], async (world) => {
    const { minCents, maxCents } = methodLimits.MW;
    const ask = (amount: number) => world.create({ amount, paymentMethod: byPhone(slow) });
    for (const amount of [minCents, maxCents]) expect((await ask(amount)).status).toBe(201);
    for (const amount of [minCents - 1, maxCents + 1])
      expect((await ask(amount)).refusals).toEqual(['400 e00301']);
  }),
  // “Um número mal escrito é recusado logo, com o nome do campo, e nada é criado.”
  'problems-7': chosen(['field-pattern-phone-phoneNumber'], async (world) => {
    const payments = async () => (await world.api.get('/api/payments?limit=100')).body.data;
    const before = await payments();
    for (const phone of ['912345678', '351#', '351#91234567a', '']) {
      const { status, body } = await world.create({ paymentMethod: byPhone(phone) });
      const [problem] = body.error?.errors ?? [];
      expect([phone, status, problem?.source]).toEqual([
        phone,
        422,
        { pointer: '/paymentMethod/details/phoneNumber' },
      ]);
      expect(problem?.msg).toContain('phoneNumber');
    }
    expect(await payments()).toEqual(before);
  }),
  // ---- states
  // “O pagamento começa à espera de confirmação.”
  // “Aceite na aplicação, fica confirmado.”
  // “Recusado, falhado ou expirado, volta a pendente, de onde pode ser tentado outra vez.”
  // “Um pagamento pendente pode ser cancelado, e termina sozinho no fim do prazo.”
  'states-1': chosen(['payment-pending-retry_push'], async (world) => {
    const accepted = await onPhone(world);
    expect(accepted.stateDetails.state).toBe(waiting);
    expect((await world.cancel(accepted.id)).refusals).toEqual(['400 e00600']);
    await world.answerPhone(accepted.id, 'accept');
    expect(await stateOf(world, accepted)).toBe('confirmed');
    for (const phone of ['351#900000020', '351#900000202', '351#900000201']) {
      const [cancelled, left] = [await ended(world, phone), await ended(world, phone)];
      expect(await states(world, [cancelled, left])).toEqual(['pending', 'pending']);
      expect((await tryAgain(world, cancelled)).data.stateDetails.state).toBe(waiting);
      await world.answerPhone(cancelled.id, 'refuse');
      expect((await world.cancel(cancelled.id)).status).toBe(200);
      await world.pass(30 * 60);
      expect(await states(world, [cancelled, left])).toEqual(['cancelled', 'cancelled']);
    }
  }),
  // “Um pagamento que ninguém pagou, e a que não deu outro prazo em validDate.end, fica cancelado mbWayValidityMinutes minutos depois de criado.”
  'states-2': async (world) => {
    const [left, tried, longer] = [await onPhone(world), await onPhone(world), await onPhone(world, noon)];
    await world.pass(28 * 60);
    await tryAgain(world, tried);
    await world.pass(2 * 60 - 1);
    expect(await states(world, [left, tried, longer])).toEqual(['pending', waiting, 'pending']);
    await world.pass(1);
    expect(await states(world, [left, tried, longer])).toEqual(['cancelled', 'cancelled', 'pending']);
  },
});
