import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { credentialsOf } from './verbs.ts';

const runsAsRecorded = provedBy('e2e/guides/run.spec.ts', ' run as recorded in a private sandbox, in ');
const series = (amountQualifier: 'DFLT' | 'ESTM') => ({ recurring: { type: 'INITIAL', amountQualifier } });

/** Charges the saved card in one call: the response says that it is paid, and a webhook says the same. */
async function chargedAtOnce(world: World): Promise<void> {
  await world.subscribe('payment_confirmed');
  const { status, data } = await sendRecorded<Payment>(world, 'payments/savedCard', 'create');
  expect([status, data.stateDetails.state]).toEqual([201, 'confirmed']);
  const [message, ...more] = await world.messages();
  expect([message && world.isSigned(message), more]).toEqual([true, []]);
  const [told] = await world.notifications();
  expect([told?.webhook.action, told?.payments]).toEqual(['payment_confirmed', [data]]);
}

/** A page whose card is saved for the sandbox's customer. */
const savingPage = (world: World) =>
  world.open({
    payment: {
      customer: { uuid: world.seed.customers.own },
      paymentMethod: { code: 'CC', details: { createRegistration: true } },
    },
  });

export default claims({
  'front matter': [advice('Cobre um cartão que o cliente deixou guardado, uma vez ou todos os meses…')],
  top: [
    claim(
      [
        'Um cartão guardado cobra-se com uma chamada.',
        'O cliente não tem de estar presente, e a resposta já diz se está pago.',
      ],
      async (world) => {
        await chargedAtOnce(world);
        const { own } = world.seed.customers;
        const body = {
          amount: 1000,
          customer: { uuid: own },
          paymentMethod: { uuid: world.seed.savedMethods.card },
        };
        const declined = await world.api.send('POST', '/api/payments', body, {
          'sandbox-fault': 'acquirer_error',
        });
        expect([declined.status, declined.body.success]).toEqual([502, false]);
      },
    ),
  ],
  outcome: [
    claim(
      'Um cartão guardado cobrado com uma chamada, e uma série que se cobra de novo quando quiser.',
      async (world) => {
        await chargedAtOnce(world);
        const first = await world.charge(series('DFLT'));
        for (const seconds of [0, 3600, 400 * 86_400]) {
          await world.pass(seconds);
          expect((await world.repeat(first.id, first.amount)).status).toBe(201);
        }
      },
    ),
    advice('Demora cinco minutos.'),
    claim(
      [
        'Precisa da sandbox a correr, destas credenciais e de um cartão guardado.',
        'A sandbox traz um cliente com um cartão; para guardar outro, siga Guardar um método de pagamento.',
      ],
      async (world) => {
        await credentialsOf('payments/savedCard', 'payments/recurring')(world);
        const path = `/api/customers/${world.seed.customers.own}/paymentMethods?code=CC`;
        const { data } = await world.api.get<{ uuid: string }[]>(path);
        expect(data.map(({ uuid }) => uuid)).toEqual([world.seed.savedMethods.card]);
      },
    ),
    claim('Nem a sua loja nem o seu servidor veem alguma vez o número do cartão.', async (world) => {
      await world.subscribe('payment_confirmed');
      const page = await savingPage(world);
      await page.card(world.cards.mastercard);
      const { uuid } = (await page.payment()).paymentMethod ?? {};
      const { own } = world.seed.customers;
      const payment = await world.charge({ paymentMethod: { uuid } });
      const told = JSON.stringify([
        payment,
        await world.get(payment.id),
        (await world.api.get('/api/payments?limit=100')).body,
        (await world.api.get(`/api/customers/${own}/paymentMethods`)).body,
        await world.notifications(),
      ]);
      expect(told).toContain('"last4Digits":"4444"');
      expect(told).not.toMatch(/5555\s?5555|"cvc"/);
    }),
  ],
  flow: [
    claim(
      [
        'Se o banco pediu autenticação, foi quando o cliente guardou o cartão.',
        'Depois disso, o pedido é feito sem ele: a API cobra o cartão e responde confirmed, sem página, sem espera e sem nova autenticação.',
      ],
      async (world) => {
        const page = await savingPage(world);
        const asked = await page.card(world.cards.challenge);
        expect([asked.data.challenge, asked.data.payment.paymentMethod?.uuid ?? null]).toEqual([true, null]);
        await page.bank('accept');
        const { uuid } = (await page.payment()).paymentMethod ?? {};
        for (const _ of [1, 2]) {
          const { stateDetails } = await world.charge({ paymentMethod: { uuid } });
          expect(stateDetails.state).toBe('confirmed');
        }
      },
    ),
    claim(
      [
        'A loja cria o pagamento com o uuid do cliente e o uuid do cartão guardado.',
        'A API cobra o cartão e responde que o pagamento está confirmado.',
        'Um webhook diz o mesmo.',
      ],
      chargedAtOnce,
    ),
  ],
  create: [
    claim(
      [
        'O estado é logo confirmed.',
        'Mesmo assim chega o aviso, para que a sua loja tenha um só caminho para todas as confirmações:',
      ],
      chargedAtOnce,
    ),
    claim('Faz a chamada, espera pelo webhook e compara as respostas com as que aqui vê.', runsAsRecorded),
  ],
  recurring: [
    claim(
      'Para uma assinatura, diga no primeiro pagamento que é o início de uma série: recurring.type é INITIAL, e amountQualifier diz se o montante vai ser sempre o mesmo (DFLT) ou se pode variar (ESTM).',
      async (world) => {
        const [fixed, open, none] = [
          await world.charge(series('DFLT')),
          await world.charge(series('ESTM')),
          await world.charge(),
        ];
        expect([fixed, open, none].map(({ recurring }) => recurring?.type)).toEqual([
          'INITIAL',
          'INITIAL',
          undefined,
        ]);
        for (const amount of [1000, 700, 1300]) {
          expect((await world.repeat(fixed.id, amount)).status).toBe(amount === 1000 ? 201 : 400);
          expect((await world.repeat(open.id, amount)).status).toBe(201);
          expect((await world.repeat(none.id, amount)).refusals).toEqual(['400 e00600']);
        }
      },
    ),
    claim(
      'As cobranças seguintes fazem-se sobre esse primeiro pagamento, com createRecurring e só o montante:',
      async (world) => {
        const { data: first } = await sendRecorded<Payment>(world, 'payments/recurring', 'initial');
        const path = `/api/payments/${first.id}/recurrings`;
        const { data: second } = await sendRecorded<Payment>(world, 'payments/recurring', 'variable', path);
        expect([second.amount, second.paymentMethod?.uuid]).toEqual([1200, world.seed.savedMethods.card]);
        expect((await world.repeat(second.id, 1200)).refusals).toEqual(['400 e00600']);
      },
    ),
    claim(
      'Cada cobrança é um pagamento com id próprio; initialPaymentId liga-o ao primeiro.',
      async (world) => {
        const first = await world.charge(series('ESTM'));
        const [second, third] = [
          (await world.repeat(first.id, 500)).data,
          (await world.repeat(first.id, 600)).data,
        ];
        expect(new Set([first.id, second.id, third.id]).size).toBe(3);
        for (const { id, amount } of [second, third])
          expect(await world.get(id)).toMatchObject({ amount, type: 'payment', initialPaymentId: first.id });
      },
    ),
    claim(
      'Na sandbox, numa série de montante fixo, um montante diferente é recusado:',
      async (world) => {
        const answer = await sendRecorded(world, 'payments/recurring', 'other-amount');
        expect(answer.refusals).toEqual(['400 e00301']);
        const { id } = await world.charge(series('DFLT'));
        for (const amount of [999, 1001])
          expect((await world.repeat(id, amount)).refusals).toEqual(['400 e00301']);
      },
      { chosen: ['error-e00301'] },
    ),
    claim(
      'Cobra de novo uma série que a sandbox traz, tenta outro montante, e depois começa uma série sua e cobra-a.',
      runsAsRecorded,
    ),
  ],
  authorise: [
    claim(
      'Se só quer garantir o dinheiro e cobrar quando enviar a encomenda, peça type authorization: o guia Autorizar e capturar vai do princípio ao fim.',
      async (world) => {
        const held = await world.authorise();
        expect(held.stateDetails.state).toBe('authorised');
        expect((await world.capture(held.id, 1000)).data.stateDetails.state).toBe('confirmed');
      },
    ),
  ],
  problems: [
    claim(
      [
        'Uma chamada que ficou sem resposta pode ter cobrado.',
        'Envie sempre customUniqueId a createPayment e repita o pedido com o mesmo valor: se o primeiro cobrou, o segundo é recusado em vez de cobrar outra vez.',
      ],
      async (world) => {
        const { customers, savedMethods } = world.seed;
        const order = (customUniqueId: string) => ({
          amount: 1000,
          customUniqueId,
          customer: { uuid: customers.own },
          paymentMethod: { uuid: savedMethods.card },
        });
        const made = async (id: string) =>
          (await world.api.get<Payment[]>(`/api/payments?customUniqueId=${id}`)).data.map(
            ({ stateDetails }) => stateDetails.state,
          );
        const send = (id: string, fault: string) =>
          world.api.send('POST', '/api/payments', order(id), { 'sandbox-fault': fault });
        await expect(send('ENCOMENDA-1', 'dropped_connection')).rejects.toThrow('fetch failed');
        expect(await made('ENCOMENDA-1')).toEqual(['confirmed']);
        expect((await world.api.post('/api/payments', order('ENCOMENDA-1'))).refusals).toEqual([
          '409 e00600',
        ]);
        expect(await made('ENCOMENDA-1')).toEqual(['confirmed']);
        expect((await send('ENCOMENDA-2', 'server_error')).status).toBe(500);
        expect((await world.api.post('/api/payments', order('ENCOMENDA-2'))).status).toBe(201);
        expect(await made('ENCOMENDA-2')).toEqual(['confirmed']);
      },
    ),
    advice('O resto está em Recuperar uma resposta perdida.'),
    claim(
      [
        'Uma cobrança de uma série não se protege assim: createRecurring não tem esse campo, e cada chamada cobra.',
        'Antes de a repetir, procure a cobrança com listPayments e o filtro initialPaymentId.',
      ],
      async (world) => {
        const first = await world.charge(series('DFLT'));
        const path = `/api/payments/${first.id}/recurrings`;
        const body = { amount: 1000, customUniqueId: 'MES-1' };
        const lost = world.api.send('POST', path, body, { 'sandbox-fault': 'dropped_connection' });
        await expect(lost).rejects.toThrow('fetch failed');
        const charges = async () =>
          (await world.api.get<Payment[]>(`/api/payments?initialPaymentId=${first.id}`)).data;
        expect(await charges()).toMatchObject([{ amount: 1000, stateDetails: { state: 'confirmed' } }]);
        expect((await world.api.post(path, body)).status).toBe(201);
        const [second, repeated] = await charges();
        expect([second?.customUniqueId, repeated?.customUniqueId]).toEqual([undefined, undefined]);
        expect(await charges()).toHaveLength(2);
      },
    ),
  ],
  next: [
    advice(
      'Devolva tudo ou uma parte: Reembolsar ou cancelar um pagamento.',
      'Elimine um cartão que o cliente já não quer: Eliminar um método guardado.',
    ),
  ],
});
