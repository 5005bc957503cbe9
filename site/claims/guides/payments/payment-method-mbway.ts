import type { SavedMethod } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { recordedSteps, sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { inSixMonths } from '../choose-a-method/verbs.ts';
import { aDay, byPhone, noon, onPhone, stateOf } from '../payment-states/verbs.ts';
import { credentialsOf, savedPhones, savePhone, waiting } from './verbs.ts';

const example = 'payments/savedPhone';

/** Asks the saved phone of the sandbox's customer, or another method of a customer. */
const ask = ({ create, seed }: World, body: object = {}) =>
  create({
    customer: { uuid: seed.customers.own },
    paymentMethod: { uuid: seed.savedMethods.phone },
    ...body,
  });

/** A payment on a saved phone that does not answer by itself. */
async function askSlow(world: World, body: object = {}): Promise<Payment & { method: string }> {
  const method = await savePhone(world, '351#961234567');
  const { data } = await ask(world, { paymentMethod: { uuid: method }, ...body });
  return { ...data, method };
}

const tryAgain = ({ api, seed }: World, id: string, uuid: string) =>
  api.put<Payment>(`/api/payments/${id}`, {
    customer: { uuid: seed.customers.own },
    paymentMethod: { uuid },
  });

/** From the two uuids to the webhook, with the PIN in between. */
async function acceptedWithPin(world: World): Promise<void> {
  const { id, stateDetails } = await askSlow(world);
  expect(stateDetails.state).toBe(waiting);
  await world.subscribe('payment_confirmed');
  expect((await world.answerPhone(id, 'accept', '0000')).refusals).toEqual(['409 c0202']);
  expect((await world.get(id)).stateDetails.state).toBe(waiting);
  await world.answerPhone(id, 'accept', '1234');
  const [message, ...more] = await world.messages();
  expect([message && world.isSigned(message), more]).toEqual([true, []]);
  const [told] = await world.notifications();
  expect(told?.payments).toMatchObject([{ id, stateDetails: { state: 'confirmed' } }]);
}

export default claims({
  'front matter': [
    advice('Cobre um cliente cujo telemóvel MB WAY já está guardado, sem lhe pedir o número outra vez.'),
  ],
  top: [
    claim(
      [
        'O cliente já comprou na sua loja e deixou guardado o telemóvel.',
        'Agora não tem de escrever o número: a sua loja pede, ele aceita na aplicação.',
      ],
      acceptedWithPin,
    ),
  ],
  outcome: [
    claim(
      'Um pagamento feito com um telemóvel guardado, aceite na aplicação e confirmado por webhook, sem que o cliente volte a escrever o número.',
      acceptedWithPin,
    ),
    advice('Demora cinco minutos.'),
    claim(
      [
        'Precisa da sandbox a correr, destas credenciais e de um método guardado.',
        'A sandbox traz um cliente com um telemóvel guardado; para guardar outro, siga Guardar o MB WAY de um cliente.',
      ],
      async (world) => {
        await credentialsOf(example)(world);
        expect((await savedPhones(world)).map(({ uuid }) => uuid)).toEqual([world.seed.savedMethods.phone]);
      },
    ),
  ],
  flow: [
    claim(
      'Um telemóvel guardado poupa o número, não a autorização: o MB WAY pede sempre o PIN na aplicação.',
      acceptedWithPin,
    ),
    claim(
      'Por isso a resposta é sempre pending_confirmation, ao contrário de um cartão guardado, que fica logo pago.',
      async (world) => {
        const another = await savePhone(world, '351#961234567');
        for (const uuid of [world.seed.savedMethods.phone, another])
          for (const more of [
            {},
            { amount: 50 },
            noon,
            { recurring: { type: 'INITIAL', amountQualifier: 'DFLT' } },
          ])
            expect((await ask(world, { paymentMethod: { uuid }, ...more })).data.stateDetails.state).toBe(
              waiting,
            );
        expect((await ask(world, { type: 'authorization' })).status).toBe(400);
        expect((await world.charge()).stateDetails.state).toBe('confirmed');
      },
    ),
    claim(
      [
        'A loja cria o pagamento com o uuid do cliente e o uuid do método guardado.',
        'A API envia o pedido para o telemóvel guardado.',
        'O cliente aceita na aplicação e a API avisa a loja com um webhook assinado.',
      ],
      async (world) => {
        await acceptedWithPin(world);
        const { id } = await askSlow(world);
        const { data } = await world.api.get<{ paymentId: string; phoneNumber: string }[]>('/sandbox/pushes');
        expect(data.find(({ paymentId }) => paymentId === id)?.phoneNumber).toBe('351#961234567');
      },
    ),
  ],
  list: [
    claim(
      [
        'Antes de cobrar, mostre ao cliente o que tem guardado.',
        'listSavedMethods com code=MW dá os telemóveis, cada um com o indicativo e os três últimos algarismos, que chegam para o reconhecer:',
      ],
      async (world) => {
        await savePhone(world, '351#961234567');
        const { data } = await sendRecorded<SavedMethod[]>(world, 'payments/savePhone', 'before');
        expect(data.map(({ code, details }) => [code, details])).toEqual([
          ['MW', { countryCode: '351', last3Digits: '567' }],
          ['MW', { countryCode: '351', last3Digits: '001' }],
        ]);
      },
    ),
  ],
  create: [
    claim(
      [
        'Envie os dois uuid, o do cliente e o do método, e o montante.',
        'Não envie o código do método nem o número:',
      ],
      async (world) => {
        const step = recordedSteps(example).find(({ name }) => name === 'create');
        const { code: _, customUniqueId: __, ...body } = JSON.parse(step?.request.body ?? '');
        const { own } = world.seed.customers;
        expect(body).toEqual({
          amount: 1000,
          customer: { uuid: own },
          paymentMethod: { uuid: world.seed.savedMethods.phone },
        });
        const { status, data } = await world.api.post<Payment>('/api/payments', body);
        expect([status, data.paymentMethod?.code]).toEqual([201, 'MW']);
        for (const part of ['amount', 'customer', 'paymentMethod'])
          expect((await world.api.post('/api/payments', { ...body, [part]: undefined })).status).not.toBe(
            201,
          );
      },
    ),
    claim(
      'Repare em validDate: um pedido com um método guardado não tem o prazo curto de um número acabado de escrever.',
      async (world) => {
        const typed = await onPhone(world, { paymentMethod: byPhone('351#961234567') });
        const { data: saved } = await ask(world);
        expect([typed, saved].map(({ validDate }) => validDate.end)).toEqual([
          '2026-01-15T10:30:00+00:00',
          inSixMonths,
        ]);
      },
    ),
    claim(
      'Na sandbox, se o cliente não aceitar a tempo, o mesmo pagamento pode ser tentado de novo durante defaultValidityMonths meses, a não ser que envie um prazo seu.',
      async (world) => {
        const left = await askSlow(world);
        const { data: own } = await ask(world, { paymentMethod: { uuid: left.method }, ...noon });
        const again = ({ id }: Payment) => tryAgain(world, id, left.method);
        await world.pass(5 * 60);
        expect([await stateOf(world, left), await stateOf(world, own)]).toEqual(['pending', 'pending']);
        expect((await again(own)).status).toBe(200);
        await world.pass(aDay);
        expect((await again(own)).refusals).toEqual(['400 e00600']);
        await world.api.post('/sandbox/clock', { to: '2026-07-15T23:50:00+01:00' });
        expect((await again(left)).data.stateDetails.state).toBe(waiting);
        await world.answerPhone(left.id, 'refuse');
        await world.pass(600);
        expect((await again(left)).refusals).toEqual(['400 e00600']);
      },
      { chosen: ['payment-pending-retry_push', 'payment-pending_confirmation-expire_push'] },
    ),
  ],
  accept: [
    claim(
      ['O telemóvel guardado na sandbox aceita sozinho ao fim de três segundos.', 'Salte-os com o relógio:'],
      async (world) => {
        const { data: early } = await sendRecorded<Payment>(world, example, 'create');
        await world.pass(2);
        expect(await stateOf(world, early)).toBe(waiting);
        await world.pass(1);
        expect(await stateOf(world, early)).toBe('confirmed');
        const { data } = await sendRecorded<Payment>(world, example, 'create');
        await sendRecorded(world, example, 'wait');
        expect(await stateOf(world, data)).toBe('confirmed');
      },
      { chosen: ['scenario-phones'] },
    ),
    claim(['Chega o aviso:', 'E a consulta diz o mesmo, com a comissão em paymentFee:'], async (world) => {
      await world.subscribe('payment_confirmed');
      const { data: asked } = await sendRecorded<Payment>(world, example, 'create');
      expect(asked.paymentFee).toBeUndefined();
      await sendRecorded(world, example, 'wait');
      const { data } = await sendRecorded<Payment>(world, example, 'get');
      expect((await world.notifications()).map(({ payments }) => payments)).toEqual([[data]]);
      expect(Number(data.paymentFee?.netAmount)).toBeGreaterThan(0);
    }),
    claim(
      'Corre os passos desta página e compara cada resposta com a que aqui vê.',
      provedBy('e2e/guides/run.spec.ts', ' run as recorded in a private sandbox, in '),
    ),
  ],
  problems: [
    claim(
      'O cliente recusa ou não responde | Na sandbox, pending e o código em result | Tente outra vez com updatePayment e os mesmos uuid',
      async (world) => {
        const refused = await askSlow(world);
        await world.answerPhone(refused.id, 'refuse');
        const left = await askSlow(world);
        await world.pass(5 * 60);
        for (const [payment, code] of [
          [refused, 'e04020'],
          [left, 'e04201'],
        ] as const) {
          const { stateDetails, paymentMethod } = await world.get(payment.id);
          expect([stateDetails.state, paymentMethod?.result?.code]).toEqual(['pending', code]);
          const alone = { paymentMethod: { uuid: payment.method } };
          expect((await world.api.put(`/api/payments/${payment.id}`, alone)).status).toBe(422);
          expect((await tryAgain(world, payment.id, payment.method)).status).toBe(200);
          await world.answerPhone(payment.id, 'accept');
          expect(await stateOf(world, payment)).toBe('confirmed');
        }
      },
      { chosen: ['payment-pending_confirmation-refuse_push', 'payment-pending_confirmation-expire_push'] },
    ),
    claim(
      'O método foi apagado, ou é de outro cliente | Na sandbox, e00218 | Volte a listar os métodos',
      async (world) => {
        const { customers, savedMethods } = world.seed;
        const others = { paymentMethod: { uuid: savedMethods.sharedCard } };
        expect((await ask(world, others)).refusals).toEqual(['422 e00218']);
        await world.api.delete(`/api/customers/${customers.own}/paymentMethods/${savedMethods.phone}`);
        expect((await ask(world)).refusals).toEqual(['422 e00218']);
      },
      { chosen: ['error-e00218'] },
    ),
    claim(
      'O cliente não é da sua entidade nem lhe foi associado | Na sandbox, e00502 | Peça a associação a quem o criou',
      async (world) => {
        const { customers, savedMethods, entity } = world.seed;
        const theirs = {
          customer: { uuid: customers.theirs },
          paymentMethod: { uuid: savedMethods.theirCard },
        };
        expect((await ask(world, theirs)).refusals).toEqual(['404 e00502']);
        const { clientId } = entity;
        await world.other.post(`/api/customers/${customers.theirs}/entities`, { clientId });
        expect((await ask(world, theirs)).status).toBe(201);
      },
      { chosen: ['error-e00502'] },
    ),
    advice('Os desfechos de um pedido MB WAY, com os números que os provocam…'),
  ],
  next: [
    advice(
      'Faça o mesmo com um cartão: Pagar com um cartão guardado.',
      'Elimine um método que o cliente já não quer: Eliminar um método guardado.',
    ),
  ],
});
