import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { basic } from '../../../../sandbox/testing/api.ts';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { endsInSixMonths } from '../choose-a-method/verbs.ts';
import { aDay, payAtAtm, stateOf } from '../payment-states/verbs.ts';
import { checkDigits } from './payment-multibanco.digits.ts';
import { problems } from './payment-multibanco.problems.ts';
import { normalReference, references } from './payment-multibanco.verbs.ts';
import { webhooks } from './payment-multibanco.webhooks.ts';
import { credentialsOf } from './verbs.ts';

const example = 'payments/multibanco';
const panelTests = 'e2e/multibanco/panel.spec.ts';

/** From the call to the delivered webhook, with months in between; the shop learns nothing about the payer. */
async function paidLater(world: World): Promise<void> {
  await world.subscribe('payment_confirmed');
  const asked = await normalReference(world);
  const { entity, reference } = asked.referenceDetails;
  expect([entity, reference, asked.amount]).toEqual([
    expect.stringMatching(/^\d{5}$/),
    expect.stringMatching(/^\d{9}$/),
    1000,
  ]);
  // The terminals of a fresh sandbox have payments of their own, which are confirmed meanwhile.
  const about = async () =>
    (await world.messages()).filter(({ body }) => body.includes(`"payments":[{"id":"${asked.id}"`));
  await world.pass(150 * aDay);
  expect([await stateOf(world, asked), await about()]).toEqual(['pending', []]);
  await world.api.post('/sandbox/atm', { entity, reference, amount: 1000 });
  const [message, ...more] = await about();
  expect([message && world.isSigned(message), more]).toEqual([true, []]);
  const paid = { id: asked.id, stateDetails: { state: 'confirmed' } };
  expect(JSON.parse(message?.body ?? '').payments[0]).toMatchObject(paid);
  expect((await world.deliveries()).at(-1)).toMatchObject({ paymentId: asked.id, state: 'delivered' });
}

export default claims({
  'front matter': [advice('Crie uma referência Multibanco pela API, pague-a numa caixa virtual…')],
  top: [
    claim(
      [
        'Mostre ao cliente uma entidade, uma referência e um montante.',
        'Ele paga na caixa Multibanco ou no homebanking, quando lhe der jeito, e o seu servidor é avisado.',
      ],
      paidLater,
    ),
  ],
  outcome: [
    claim(
      'Uma referência criada por uma chamada sua, paga numa caixa Multibanco virtual, e o webhook que a confirma, com a assinatura verificada.',
      paidLater,
    ),
    advice('Demora uns dez minutos.', 'Precisa de uma sandbox a correr: na pasta do projeto, npm start.'),
    claim(
      'A sandbox que assim arranca aceita estas credenciais de teste, e os exemplos desta página já as usam; uma privada tem as suas.',
      async (world) => {
        await credentialsOf(example)(world);
        const { platformCode, privateKey, api } = await world.openPrivateSandbox();
        const { merchant } = world;
        expect([platformCode, privateKey]).not.toContain(merchant.code);
        expect(privateKey).not.toBe(merchant.privateKey);
        expect((await api.get('/api/payments')).status).toBe(200);
        const mixed = basic(platformCode, merchant.privateKey);
        expect((await api.get('/api/payments', { authorization: mixed })).refusals).toEqual(['401 e00102']);
      },
    ),
  ],
  flow: [
    claim(
      [
        'Uma referência Multibanco é um pedido de pagamento que espera.',
        'O cliente não dá dados nenhuns à sua loja: leva três números para a caixa e paga lá.',
        'Por isso a resposta à sua chamada diz pending e a confirmação chega depois, por webhook.',
        'A sua loja pede uma referência à API e recebe entidade e referência, com o pagamento pendente.',
        'Mostra-as ao cliente, que paga na caixa Multibanco.',
        'A API avisa a loja com um webhook assinado, a loja responde com sucesso e entrega a encomenda.',
      ],
      paidLater,
    ),
  ],
  create: [
    claim('Chame createReference.', async (world) => {
      const { status, data } = await sendRecorded<Payment>(world, example, 'create');
      expect([status, data.stateDetails.state]).toEqual([201, 'pending']);
    }),
    claim('Só amount é obrigatório, em cêntimos: 1000 são 10,00 €.', async (world) => {
      expect((await world.api.post(references, {})).refusals).toEqual(['422 e00202']);
      for (const amount of ['10,00', 10.5, null])
        expect((await world.api.post(references, { amount })).status).toBe(422);
      const { data } = await world.api.post<Payment>(references, { amount: 1000 });
      expect((await payAtAtm(world, { ...data, amount: 10 })).refusals).toEqual(['409 c0102']);
      expect((await payAtAtm(world, data)).data.amount).toBe(1000);
    }),
    claim('O code é o número da encomenda na sua loja e volta em todas as respostas.', async (world) => {
      const {
        api,
        api: { get },
      } = world;
      const callbackUrl = 'https://loja.example/callback';
      world.respondWith(200);
      await world.subscribe('payment_confirmed');
      const made = await api.post<Payment>(references, { amount: 1000, code: 'REF-0042', callbackUrl });
      const { id } = made.data;
      const other = (await api.post<Payment>(references, { amount: 1000, code: 'REF-0042' })).data;
      const answers = [
        made,
        await get<Payment>(`/api/payments/${id}`),
        await api.put<Payment>(`/api/payments/${id}`, { amount: 1200 }),
        await world.cancel(other.id, { ignoreUnsupported: true }),
      ].map(({ data }) => data);
      const paid = (await payAtAtm(world, await world.get(id))).data;
      const back = (await world.refund(id, 200)).data;
      const listed = (await get<Payment[]>('/api/payments?limit=100')).data.filter((each) => each.id === id);
      const told = (await world.notifications()).map(({ payments: [payment] }) => payment);
      const called = (await world.messages(callbackUrl)).map(({ body }): Payment => JSON.parse(body));
      expect([listed.length, told.length, called.length > 1]).toEqual([1, 1, true]);
      for (const { code } of [...answers, paid, back, ...listed, ...told, ...called])
        expect(code).toBe('REF-0042');
    }),
    claim(
      'O customUniqueId é a chave deste pedido: repetido, é recusado; para outra referência, mude-a.',
      async ({ api }) => {
        const ask = async (customUniqueId: string) =>
          (await api.post(references, { amount: 1000, customUniqueId })).status;
        expect([await ask('REF-0042-MB'), await ask('REF-0042-MB'), await ask('REF-0042-MB-2')]).toEqual([
          201, 409, 201,
        ]);
      },
    ),
    claim('Guarde o id: é com ele que consulta o pagamento.', async (world) => {
      const made = await normalReference(world);
      expect((await world.api.get(`/api/payments/${made.id}`)).data).toEqual(made);
    }),
    advice('Ao cliente mostre os três números de referenceDetails e amount…'),
    claim(
      'Sem validDate, a referência vale defaultValidityMonths meses e termina às 23:59:59 de Lisboa.',
      async (world) => endsInSixMonths(world, await normalReference(world)),
    ),
    claim(
      'Para um prazo seu, envie validDate.end; para que ninguém pague depois dele, envie também validDate.blockLatePayment com true.',
      async (world) => {
        const end = '2026-01-20T12:00:00+00:00';
        const open = await normalReference(world, { validDate: { end } });
        const closed = await normalReference(world, { validDate: { end, blockLatePayment: true } });
        expect([open, closed].map(({ validDate }) => validDate.end)).toEqual([end, end]);
        await world.api.post('/sandbox/clock', { to: '2026-01-20T11:59:59+00:00' });
        expect([await stateOf(world, open), await stateOf(world, closed)]).toEqual(['pending', 'pending']);
        await world.pass(1);
        expect((await payAtAtm(world, closed)).refusals).toEqual(['409 c0104']);
        expect([await stateOf(world, open), await stateOf(world, closed)]).toEqual([
          'cancelled',
          'cancelled',
        ]);
      },
    ),
  ],
  pay: [
    advice('Em produção, é o cliente que paga.'),
    claim(
      'Na sandbox, paga quem integra: o painel tem uma caixa Multibanco virtual, que confere o montante e o prazo e diz porque recusa.',
      async (world) => {
        const wrong = await normalReference(world);
        const late = await normalReference(world, {
          validDate: { end: '2026-01-15T11:00:00', blockLatePayment: true },
        });
        await world.pass(3600);
        const said = [await payAtAtm(world, { ...wrong, amount: 1001 }), await payAtAtm(world, late)];
        expect(said.map(({ refusals: [code] }) => code)).toEqual(['409 c0102', '409 c0104']);
        const [digits, deadline] = said.map(({ body }) => body.error?.errors[0]?.msg);
        expect(digits).toContain('dígitos de controlo');
        expect(deadline).toContain('prazo');
        expect((await payAtAtm(world, wrong)).status).toBe(200);
      },
    ),
    claim(
      'Crie uma referência na sua sandbox, escreva-a na caixa virtual e veja o estado mudar e o webhook chegar.',
      provedBy(
        panelTests,
        'a reader creates a reference, pays it and sees the signed webhook arrive in ',
        'the cash machine refuses another amount and says which digits would fit',
      ),
    ),
    claim(
      'Sem sandbox, o painel repete a gravação destes exemplos e diz como arrancar uma.',
      provedBy(
        panelTests,
        'without a sandbox the panel replays the recording, says so, and says how to start one',
      ),
    ),
    claim(
      'Para pagar a partir dos seus testes, faça ao comando da caixa a chamada que o painel faz:',
      async (world) => {
        const { data } = await sendRecorded<Payment>(world, example, 'create');
        await sendRecorded(world, example, 'pay');
        expect(await stateOf(world, data)).toBe('confirmed');
      },
    ),
  ],
  ...webhooks,
  read: [
    claim(
      [
        'Se perdeu o aviso, ou só para ter a certeza, chame getPayment.',
        'O estado agora é confirmed e paymentFee diz quanto custou.',
      ],
      async (world) => {
        const { data: asked } = await sendRecorded<Payment>(world, example, 'create');
        expect([asked.stateDetails.state, asked.paymentFee]).toEqual(['pending', undefined]);
        await sendRecorded(world, example, 'pay');
        const { data } = await sendRecorded<Payment>(world, example, 'get', `/api/payments/${asked.id}`);
        expect(data.stateDetails.state).toBe('confirmed');
        const { netAmount, taxAmount } = data.paymentFee ?? {};
        for (const cost of [netAmount, taxAmount]) expect(Number(cost)).toBeGreaterThan(0);
      },
    ),
  ],
  ...problems,
  ...checkDigits,
  next: [
    advice(
      'Veja na especificação tudo o que createReference aceita.',
      'Procure os pagamentos do dia e feche as contas: Conciliar as contas.',
      'Cancele o que já não quer receber: Reembolsar ou cancelar um pagamento.',
    ),
  ],
});
