import { operations } from '@balcao/contract/operations.ts';
import type { SavedMethod } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { aDay, byPhone, onPhone, slow, stateOf, tryAgain } from '../payment-states/verbs.ts';
import { credentialsOf, savedPhones, waiting } from './verbs.ts';

const example = 'payments/savePhone';

/** A payment that asks to save the phone of the sandbox's customer. */
const saving = (world: World, phoneNumber: string = slow) =>
  onPhone(world, {
    customer: { uuid: world.seed.customers.own },
    paymentMethod: { code: 'MW', details: { phoneNumber, createRegistration: true } },
  });

/** The last three digits of each saved phone, newest first. */
const lastDigits = async (world: World) =>
  (await savedPhones(world)).map(({ details }) => 'last3Digits' in details && details.last3Digits);

/** The whole guide: the phone is saved once its holder accepts, and the next payment needs only its uuid. */
async function savedThenPaid(world: World): Promise<void> {
  await world.subscribe('payment_confirmed');
  const first = await saving(world);
  expect([first.stateDetails.state, await lastDigits(world)]).toEqual([waiting, ['001']]);
  await world.answerPhone(first.id, 'accept');
  const { uuid } = (await world.get(first.id)).paymentMethod ?? {};
  expect(await lastDigits(world)).toEqual(['678', '001']);
  expect((await savedPhones(world))[0]?.uuid).toBe(uuid);
  const [told] = await world.notifications();
  expect(told?.payments[0].paymentMethod?.uuid).toBe(uuid);
  const customer = { uuid: world.seed.customers.own };
  const { data: second } = await world.create({ customer, paymentMethod: { uuid } });
  await world.answerPhone(second.id, 'accept');
  expect(await stateOf(world, second)).toBe('confirmed');
}

export default claims({
  'front matter': [advice('Guarde o telemóvel MB WAY de um cliente no primeiro pagamento…')],
  top: [
    claim(
      [
        'Na primeira compra, o cliente escreve o número.',
        'Se o guardar nessa altura, na segunda já não o escreve: recebe o pedido e aceita.',
      ],
      savedThenPaid,
    ),
  ],
  outcome: [
    claim(
      'Um telemóvel guardado num cliente seu, com o uuid que serve para os pagamentos seguintes.',
      savedThenPaid,
    ),
    advice('Demora cinco minutos.'),
    claim(
      [
        'Precisa da sandbox a correr, destas credenciais e de um cliente já criado.',
        'A sandbox traz um; os seus cria-os com createCustomer.',
      ],
      async (world) => {
        await credentialsOf(example)(world);
        const { own } = world.seed.customers;
        expect((await world.api.get(`/api/customers/${own}`)).status).toBe(200);
        const { data } = await world.api.post<{ uuid: string }>('/api/customers', { firstName: 'Rui' });
        const payment = await onPhone(world, {
          customer: { uuid: data.uuid },
          paymentMethod: { code: 'MW', details: { phoneNumber: slow, createRegistration: true } },
        });
        await world.answerPhone(payment.id, 'accept');
        expect(await savedPhones(world, data.uuid)).toHaveLength(1);
      },
    ),
  ],
  flow: [
    claim(
      'Guardar não é uma chamada à parte: é um pagamento MB WAY com mais dois campos. customer.uuid diz de quem é o telemóvel e createRegistration pede que fique guardado.',
      async (world) => {
        const onMethods = Object.values(operations).filter(({ path }) => path.includes('paymentMethods'));
        expect(onMethods.map(({ method }) => method).sort()).toEqual(['DELETE', 'GET']);
        for (const more of [
          { customer: { uuid: world.seed.customers.own } },
          { paymentMethod: byPhone(slow) },
        ]) {
          const { id } = await onPhone(world, more);
          await world.answerPhone(id, 'accept');
        }
        expect(await lastDigits(world)).toEqual(['001']);
        await world.answerPhone((await saving(world)).id, 'accept');
        expect(await lastDigits(world)).toEqual(['678', '001']);
      },
    ),
    claim('Só fica se o cliente aceitar e o pagamento for concluído.', async (world) => {
      const refused = await saving(world, '351#961000001');
      await world.answerPhone(refused.id, 'refuse');
      for (const phone of ['351#961000002', '351#900000202', '351#900000125', '351#900000010'])
        await saving(world, phone);
      await world.pass(5 * 60);
      expect(await lastDigits(world)).toEqual(['001']);
      await world.cancel(refused.id);
      await world.pass(aDay);
      expect(await lastDigits(world)).toEqual(['001']);
    }),
    claim(
      [
        'A loja cria um pagamento MB WAY com o uuid do cliente e o pedido de registo.',
        'O cliente aceita na aplicação.',
        'A API guarda o telemóvel nesse cliente e avisa a loja, que passa a encontrá-lo na lista de métodos do cliente.',
      ],
      savedThenPaid,
    ),
  ],
  before: [
    claim(
      ['O cliente da sandbox tem um telemóvel guardado.', 'Pergunte por ele, para depois ver a diferença:'],
      async (world) => {
        const { data } = await sendRecorded<SavedMethod[]>(world, example, 'before');
        expect(data.map(({ uuid }) => uuid)).toEqual([world.seed.savedMethods.phone]);
      },
    ),
  ],
  create: [
    claim('O uuid do método ainda está vazio: ninguém aceitou nada.', async (world) => {
      const { data } = await sendRecorded<Payment>(world, example, 'create');
      expect([data.stateDetails.state, data.paymentMethod?.uuid]).toEqual([waiting, null]);
    }),
    claim(
      [
        'Este telemóvel não responde sozinho.',
        'Responda por ele no painel, ou com o comando que o painel usa:',
      ],
      async (world) => {
        const { data: left } = await sendRecorded<Payment>(world, example, 'create');
        await world.pass(5 * 60 - 1);
        expect(await stateOf(world, left)).toBe(waiting);
        await world.pass(1);
        expect((await world.get(left.id)).paymentMethod?.result?.code).toBe('e04201');
        const { data } = await sendRecorded<Payment>(world, example, 'create');
        await sendRecorded(world, example, 'accept', `/sandbox/payments/${data.id}/phone`);
        expect(await stateOf(world, data)).toBe('confirmed');
      },
    ),
    claim(
      'Aceite o pedido que acabou de enviar, ou peça outro e recuse-o, para ver que então nada fica guardado.',
      async (world) => {
        await world.answerPhone((await saving(world)).id, 'accept');
        expect(await lastDigits(world)).toEqual(['678', '001']);
        await world.answerPhone((await saving(world, '351#961234567')).id, 'refuse');
        expect(await lastDigits(world)).toEqual(['678', '001']);
      },
    ),
  ],
  after: [
    claim(
      [
        'O pagamento está confirmed e paymentMethod.uuid já tem valor.',
        'O mesmo uuid aparece na lista do cliente:',
      ],
      async (world) => {
        const { data: asked } = await sendRecorded<Payment>(world, example, 'create');
        await sendRecorded(world, example, 'accept');
        const { data } = await sendRecorded<Payment>(world, example, 'get');
        const { uuid } = data.paymentMethod ?? {};
        expect([data.id, data.stateDetails.state, uuid]).toEqual([asked.id, 'confirmed', expect.any(String)]);
        const listed = (await sendRecorded<SavedMethod[]>(world, example, 'after')).data;
        expect(listed.map((method) => method.uuid)).toContain(uuid);
      },
    ),
    advice(
      'Guarde-o junto da conta do cliente na sua loja.',
      'Para cobrar com ele, siga Pagar com um MB WAY guardado.',
    ),
    claim(
      'Corre os passos desta página e compara cada resposta com a gravada.',
      provedBy('e2e/guides/run.spec.ts', ' run as recorded in a private sandbox, in '),
    ),
  ],
  consent: [
    claim(
      'Com createRegistration, quem decide guardar é a sua loja: peça primeiro o consentimento do cliente.',
      async (world) => {
        await world.answerPhone((await saving(world)).id, 'accept');
        expect(await lastDigits(world)).toEqual(['678', '001']);
      },
    ),
    claim(
      'Para que seja a página de pagamento a perguntar, com uma caixa que o cliente marca ou não, use allowRegistration num checkout; o guia Guardar um método de pagamento mostra como.',
      async (world) => {
        const allowed = { code: 'MW', details: { allowRegistration: true } };
        for (const [phone, save, saved] of [
          ['351#961000003', false, ['001']],
          ['351#961000004', true, ['004', '001']],
        ] as const) {
          const customer = { uuid: world.seed.customers.own };
          const page = await world.open({ payment: { customer, paymentMethod: allowed } });
          await world.payerOnPage(page.id).phone(phone, { save });
          await world.payerOnPage(page.id).push('accept');
          expect((await page.payment()).stateDetails.state).toBe('confirmed');
          expect(await lastDigits(world)).toEqual(saved);
        }
      },
    ),
  ],
  problems: [
    claim('Não enviou customer.uuid | e05001 | Crie o cliente primeiro', async (world) => {
      const paymentMethod = { code: 'MW', details: { phoneNumber: slow, createRegistration: true } };
      for (const customer of [undefined, { firstName: 'Rui' }])
        expect((await world.create({ customer, paymentMethod })).refusals).toEqual(['422 e05001']);
    }),
    claim(
      'O cliente aceitou pagar mas não guardar | Na sandbox, o pagamento falha com e04010 em result | Tente de novo sem createRegistration',
      async (world) => {
        const payment = await saving(world, '351#900000010');
        await world.pass(3);
        const { stateDetails, paymentMethod } = await world.get(payment.id);
        expect([stateDetails.state, paymentMethod?.result?.code]).toEqual(['pending', 'e04010']);
        await tryAgain(world, payment, '351#900000010');
        await world.pass(3);
        expect([await stateOf(world, payment), await lastDigits(world)]).toEqual(['confirmed', ['001']]);
      },
      { chosen: ['error-e04010', 'payment-pending_confirmation-fail_push'] },
    ),
    claim('O cliente recusou o pagamento | e04020 em result | Ofereça nova tentativa', async (world) => {
      const payment = await saving(world);
      await world.answerPhone(payment.id, 'refuse');
      expect((await world.get(payment.id)).paymentMethod?.result?.code).toBe('e04020');
      expect((await tryAgain(world, payment)).status).toBe(200);
    }),
    claim(
      [
        'Para deixar de guardar um telemóvel, chame deleteSavedMethod.',
        'Só a entidade que criou o cliente o pode fazer.',
      ],
      async (world) => {
        const { customers, savedMethods, entities } = world.seed;
        const path = (customer: string, method: string) =>
          `/api/customers/${customer}/paymentMethods/${method}`;
        const own = path(customers.own, savedMethods.phone);
        expect((await world.other.get(`/api/customers/${customers.own}`)).status).toBe(200);
        expect((await world.other.delete(own)).status).toBe(401);
        expect((await world.onBehalfOf(entities.approved.clientId).delete(own)).status).toBe(404);
        expect((await world.api.delete(path(customers.shared, savedMethods.sharedCard))).status).toBe(401);
        expect(await lastDigits(world)).toEqual(['001']);
        expect((await world.api.delete(own)).status).toBe(200);
        expect(await lastDigits(world)).toEqual([]);
      },
    ),
  ],
  next: [advice('Pagar com um MB WAY guardado.', 'Listar os métodos de um cliente e eliminá-los.')],
});
