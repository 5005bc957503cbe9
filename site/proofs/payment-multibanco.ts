import { readFileSync } from 'node:fs';
import { methodLimits } from '@balcao/contract/resources/payments/amountLimits.ts';
import { channelLifecycle } from '@balcao/contract/resources/payments/paymentChannels.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { acceptedStatuses } from '@balcao/contract/resources/webhooks/acceptedStatuses.ts';
import { deliveryTimeoutSeconds } from '@balcao/contract/resources/webhooks/deliveryTimeout.ts';
import { disableAfterFailures } from '@balcao/contract/resources/webhooks/disableAfterFailures.ts';
import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/retrySchedule.ts';
import { expect } from 'vitest';
import { basic } from '../../sandbox/testing/api.ts';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import { recordedSteps, sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';
import { endsInSixMonths } from './verbs/choose-a-method.ts';
import { aDay, anHour, noon, payAtAtm, realtime, stateOf } from './verbs/payment-states.ts';
import { credentialsOf } from './verbs/payments.ts';
import { normalReference, references } from './verbs/payments-payment-multibanco-verbs.ts';
import { failInARow, wholeScheduleSeconds } from './verbs/webhooks-failing.ts';
import { hmac, webhookOf } from './verbs/webhooks-request-auth-signed.ts';

const example = 'payments/multibanco';

const _panelTests = 'e2e/multibanco/panel.spec.ts';

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

/** N: entity, seven digits and amount in a row. */
const numberOf = (entity: string, seven: string, amount: number) =>
  BigInt(`${entity}${seven}${String(amount).padStart(8, '0')}`);

/** The two digits, worked out with nothing of the sandbox. */
const digitsOf = (entity: string, seven: string, amount: number) =>
  String(98n - ((numberOf(entity, seven, amount) * 100n) % 97n)).padStart(2, '0');

/** Entity, seven digits, two check digits and amount of a payment. */
function partsOf({ referenceDetails: { entity = '', reference }, amount }: Payment) {
  return { entity, seven: reference.slice(0, 7), digits: reference.slice(7), amount };
}

const blocked = { validDate: { ...noon.validDate, blockLatePayment: true } };

const callbackUrl = 'https://loja.example/callback';

const _receiverTests = 'examples/receivers/receiver.test.ts';

export default proofs('payment-multibanco', {
  // ---- top
  // “Mostre ao cliente uma entidade, uma referência e um montante.”
  // “Ele paga na caixa Multibanco ou no homebanking, quando lhe der jeito, e o seu servidor é avisado.”
  'top-1': paidLater,
  // ---- outcome
  // “Uma referência criada por uma chamada sua, paga numa caixa Multibanco virtual, e o webhook que a confirma, com a assinatura verificada.”
  'outcome-1': paidLater,
  // “A sandbox que assim arranca aceita estas credenciais de teste, e os exemplos desta página já as usam; uma privada tem as suas.”
  'outcome-2': async (world) => {
    await credentialsOf(example)(world);
    const { platformCode, privateKey, api } = await world.openPrivateSandbox();
    const { merchant } = world;
    expect([platformCode, privateKey]).not.toContain(merchant.code);
    expect(privateKey).not.toBe(merchant.privateKey);
    expect((await api.get('/api/payments')).status).toBe(200);
    const mixed = basic(platformCode, merchant.privateKey);
    expect((await api.get('/api/payments', { authorization: mixed })).refusals).toEqual(['401 e00102']);
  },
  // ---- flow
  // “Uma referência Multibanco é um pedido de pagamento que espera.”
  // “O cliente não dá dados nenhuns à sua loja: leva três números para a caixa e paga lá.”
  // “Por isso a resposta à sua chamada diz pending e a confirmação chega depois, por webhook.”
  // “A sua loja pede uma referência à API e recebe entidade e referência, com o pagamento pendente.”
  // “Mostra-as ao cliente, que paga na caixa Multibanco.”
  // “A API avisa a loja com um webhook assinado, a loja responde com sucesso e entrega a encomenda.”
  'flow-1': paidLater,
  // ---- create
  // “Chame createReference.”
  'create-1': async (world) => {
    const { status, data } = await sendRecorded<Payment>(world, example, 'create');
    expect([status, data.stateDetails.state]).toEqual([201, 'pending']);
  },
  // “Só amount é obrigatório, em cêntimos: 1000 são 10,00 €.”
  'create-2': async (world) => {
    expect((await world.api.post(references, {})).refusals).toEqual(['422 e00202']);
    for (const amount of ['10,00', 10.5, null])
      expect((await world.api.post(references, { amount })).status).toBe(422);
    const { data } = await world.api.post<Payment>(references, { amount: 1000 });
    expect((await payAtAtm(world, { ...data, amount: 10 })).refusals).toEqual(['409 c0102']);
    expect((await payAtAtm(world, data)).data.amount).toBe(1000);
  },
  // “O code é o número da encomenda na sua loja e volta em todas as respostas.”
  'create-3': async (world) => {
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
  },
  // “O customUniqueId é a chave deste pedido: repetido, é recusado; para outra referência, mude-a.”
  'create-4': async ({ api }) => {
    const ask = async (customUniqueId: string) =>
      (await api.post(references, { amount: 1000, customUniqueId })).status;
    expect([await ask('REF-0042-MB'), await ask('REF-0042-MB'), await ask('REF-0042-MB-2')]).toEqual([
      201, 409, 201,
    ]);
  },
  // “Guarde o id: é com ele que consulta o pagamento.”
  'create-5': async (world) => {
    const made = await normalReference(world);
    expect((await world.api.get(`/api/payments/${made.id}`)).data).toEqual(made);
  },
  // “Sem validDate, a referência vale defaultValidityMonths meses e termina às 23:59:59 de Lisboa.”
  'create-6': async (world) => endsInSixMonths(world, await normalReference(world)),
  // “Para um prazo seu, envie validDate.end; para que ninguém pague depois dele, envie também validDate.blockLatePayment com true.”
  'create-7': async (world) => {
    const end = '2026-01-20T12:00:00+00:00';
    const open = await normalReference(world, { validDate: { end } });
    const closed = await normalReference(world, { validDate: { end, blockLatePayment: true } });
    expect([open, closed].map(({ validDate }) => validDate.end)).toEqual([end, end]);
    await world.api.post('/sandbox/clock', { to: '2026-01-20T11:59:59+00:00' });
    expect([await stateOf(world, open), await stateOf(world, closed)]).toEqual(['pending', 'pending']);
    await world.pass(1);
    expect((await payAtAtm(world, closed)).refusals).toEqual(['409 c0104']);
    expect([await stateOf(world, open), await stateOf(world, closed)]).toEqual(['cancelled', 'cancelled']);
  },
  // ---- pay
  // “Na sandbox, paga quem integra: o painel tem uma caixa Multibanco virtual, que confere o montante e o prazo e diz porque recusa.”
  'pay-1': async (world) => {
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
  // “Para pagar a partir dos seus testes, faça ao comando da caixa a chamada que o painel faz:”
  'pay-2': async (world) => {
    const { data } = await sendRecorded<Payment>(world, example, 'create');
    await sendRecorded(world, example, 'pay');
    expect(await stateOf(world, data)).toBe('confirmed');
  },
  // ---- read
  // “Se perdeu o aviso, ou só para ter a certeza, chame getPayment.”
  // “O estado agora é confirmed e paymentFee diz quanto custou.”
  'read-1': async (world) => {
    const { data: asked } = await sendRecorded<Payment>(world, example, 'create');
    expect([asked.stateDetails.state, asked.paymentFee]).toEqual(['pending', undefined]);
    await sendRecorded(world, example, 'pay');
    const { data } = await sendRecorded<Payment>(world, example, 'get', `/api/payments/${asked.id}`);
    expect(data.stateDetails.state).toBe('confirmed');
    const { netAmount, taxAmount } = data.paymentFee ?? {};
    for (const cost of [netAmount, taxAmount]) expect(Number(cost)).toBeGreaterThan(0);
  },
  // ---- check-digits
  // “Os dois últimos algarismos da referência dependem da entidade, dos outros sete e do montante.”
  'check-digits-1': async (world) => {
    for (const amount of [1000, 1001, 99_999]) {
      const made = partsOf(await normalReference(world, { amount }));
      expect(made.digits).toBe(digitsOf(made.entity, made.seven, amount));
    }
    const digits = digitsOf('12345', '0000042', 1000);
    expect(digitsOf('12346', '0000042', 1000)).not.toBe(digits);
    expect(digitsOf('12345', '0000043', 1000)).not.toBe(digits);
    expect(digitsOf('12345', '0000042', 1001)).not.toBe(digits);
  },
  // “É por isso que a caixa descobre quase todos os montantes errados sem perguntar a ninguém, e que mudar o montante quase sempre muda a referência: só fica igual quando a diferença é um múltiplo de 97 cêntimos.”
  'check-digits-2': async (world) => {
    const made = await normalReference(world);
    for (let more = 1; more <= 200; more += 1) {
      const amount = 1000 + more;
      const multiple = more % 97 === 0;
      const typed = await payAtAtm(world, { ...made, amount });
      expect([more, typed.refusals]).toEqual([more, [multiple ? '409 c0107' : '409 c0102']]);
      const { data } = await world.api.put<Payment>(`/api/payments/${made.id}`, { amount });
      const same = data.referenceDetails.reference === made.referenceDetails.reference;
      expect([more, same]).toEqual([more, multiple]);
      await world.api.put(`/api/payments/${made.id}`, { amount: 1000 });
    }
  },
  // “A conta é a do IBAN (ISO 7064, MOD 97-10); com os números do exemplo desta página:”
  'check-digits-3': async (world) => {
    const page = readFileSync(at('site/docs/guides/payments/payment-multibanco.mdx'), 'utf8');
    expect(page).toContain('<CheckDigits example="payments/multibanco" step="create" />');
    const step = recordedSteps('payments/multibanco').find(({ name }) => name === 'create');
    const shown = partsOf(JSON.parse(step?.response.body ?? '').data);
    const made = partsOf(await normalReference(world));
    for (const { entity, seven, digits, amount } of [shown, made]) {
      expect(digits).toBe(digitsOf(entity, seven, amount));
      // As an IBAN is checked: the number with its two digits leaves 1.
      expect((numberOf(entity, seven, amount) * 100n + BigInt(digits)) % 97n).toBe(1n);
    }
  },
  // “Não precisa de a fazer: a API devolve a referência pronta.”
  'check-digits-4': async (world) => {
    const { referenceDetails } = await normalReference(world);
    expect(referenceDetails.reference).toMatch(/^\d{9}$/);
  },
  // “Só conta se emitir referências suas dentro do intervalo que lhe foi atribuído: a sandbox confere-as.”
  'check-digits-5': chosen(['behaviour-checkDigits'], async (world) => {
    const { id, entity } = world.seed.referenceRange;
    const own = (reference: string) =>
      world.api.post<Payment>(references, {
        amount: 2550,
        referenceRange: { id: Number(id) },
        referenceDetails: { reference },
      });
    const withDigits = (seven: string, amount = 2550) => seven + digitsOf(entity, seven, amount);
    const made = await own(withDigits('0000042'));
    expect([made.status, made.data.referenceDetails.reference]).toEqual([201, withDigits('0000042')]);
    for (const wrong of [withDigits('0000043', 2551), withDigits('0100001')]) {
      const { status, body } = await own(wrong);
      expect([status, body.error?.errors[0]?.source]).toEqual([
        400,
        { pointer: '/referenceDetails/reference' },
      ]);
    }
  }),
  // “Nesse caso use inteiros longos: N × 100 não cabe num número de JavaScript.”
  'check-digits-6': async (world) => {
    const { entity, seven, digits, amount } = partsOf(await normalReference(world));
    const exact = numberOf(entity, seven, amount) * 100n;
    expect(exact > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(BigInt(Number(exact))).not.toBe(exact);
    expect(String(98 - (Number(exact) % 97)).padStart(2, '0')).not.toBe(digits);
  },
  // ---- problems
  // “Montante errado | Recusa, quase sempre pelos dígitos de controlo | Continua pending | Mostre sempre os três números juntos”
  'problems-1': async (world) => {
    const made = await normalReference(world);
    for (const amount of [999, 1001, 100, 10_000])
      expect((await payAtAtm(world, { ...made, amount })).refusals).toEqual(['409 c0102']);
    expect((await payAtAtm(world, { ...made, amount: 1097 })).refusals).toEqual(['409 c0107']);
    expect(await stateOf(world, made)).toBe('pending');
  },
  // “Paga segunda vez | c0103 | Continua confirmed | Nada: só há um pagamento”
  'problems-2': async (world) => {
    await world.subscribe('payment_confirmed');
    const paid = await world.payReference();
    expect((await payAtAtm(world, paid)).refusals).toEqual(['409 c0103']);
    expect(await world.get(paid.id)).toEqual(paid);
    expect(await world.actions()).toEqual(['payment_confirmed']);
  },
  // “Depois do prazo | Aceita | De cancelled a confirmed, com payment_confirmed | Entregue, ou reembolse”
  'problems-3': chosen(['payment-cancelled-pay_reference_late'], async (world) => {
    await world.subscribe('payment_confirmed');
    const made = await normalReference(world, noon);
    await world.pass(2 * anHour);
    expect([await stateOf(world, made), await world.actions()]).toEqual(['cancelled', []]);
    expect((await payAtAtm(world, made)).status).toBe(200);
    expect(await stateOf(world, made)).toBe('confirmed');
    expect(await world.actions()).toEqual(['payment_confirmed']);
    expect((await world.refund(made.id, 1000)).status).toBe(201);
  }),
  // “Depois do prazo, com blockLatePayment | c0104 | Continua cancelled | Crie outra referência”
  'problems-4': async (world) => {
    const made = await normalReference(world, blocked);
    await world.pass(2 * anHour);
    expect((await payAtAtm(world, made)).refusals).toEqual(['409 c0104']);
    expect(await stateOf(world, made)).toBe('cancelled');
  },
  // “Referência cancelada | c0105 | Continua cancelled | Crie outra referência”
  'problems-5': async (world) => {
    const made = await normalReference(world, { availableMethods: realtime });
    await world.cancel(made.id);
    expect((await payAtAtm(world, made)).refusals).toEqual(['409 c0105']);
    expect(await stateOf(world, made)).toBe('cancelled');
  },
  // “Cria uma referência com prazo, deixa-o passar, paga-a na caixa e mostra os dois webhooks que chegam.”
  'problems-6': async (world) => {
    const { data } = await sendRecorded<Payment>(world, 'payments/multibanco-late', 'create');
    await sendRecorded(world, 'payments/multibanco-late', 'wait');
    expect(await stateOf(world, data)).toBe('cancelled');
    await sendRecorded(world, 'payments/multibanco-late', 'pay');
    await world.messages();
    const told = world.receiver.received.map(({ body }) => JSON.parse(body));
    const own = told.filter(({ payments: [payment] }) => payment.id === data.id);
    expect(own.map(({ webhook }) => webhook.action)).toEqual(['payment_cancelled', 'payment_confirmed']);
  },
  // “Montante fora dos limites.”
  // “O Multibanco aceita de … a ….”
  // “Fora disso a resposta é e00301.”
  'problems-7': chosen(['limit-methodLimits', 'error-e00301'], async (world) => {
    const { minCents, maxCents } = methodLimits.MB;
    const ask = (amount: number) => world.api.post(references, { amount });
    for (const amount of [minCents, maxCents]) expect((await ask(amount)).status).toBe(201);
    for (const amount of [minCents - 1, maxCents + 1])
      expect((await ask(amount)).refusals).toEqual(['400 e00301']);
  }),
  // “Cancelar uma referência normal.”
  // “Uma referência do tipo NORMAL não se cancela: a resposta é e00402.”
  // “Crie-a com o tipo REALTIME, ou envie ignoreUnsupported ao cancelar: na sandbox, a caixa recusa então a referência; com dinheiro verdadeiro, não conte com isso.”
  'problems-8': chosen(['error-e00402'], async (world) => {
    const normal = await normalReference(world);
    expect(normal.availableMethods.map(({ type }) => type)).toEqual(['NORMAL']);
    expect((await world.cancel(normal.id)).refusals).toEqual(['400 e00402']);
    expect(await stateOf(world, normal)).toBe('pending');
    const other = await normalReference(world, { availableMethods: realtime });
    await world.cancel(other.id);
    await world.cancel(normal.id, { ignoreUnsupported: true });
    expect((await payAtAtm(world, normal)).refusals).toEqual(['409 c0105']);
    expect([await stateOf(world, other), await stateOf(world, normal)]).toEqual(['cancelled', 'cancelled']);
  }),
  // “Repetir um pedido por engano.”
  // “Envie customUniqueId: o segundo pedido com o mesmo valor é recusado com e00600 e não cria nada.”
  'problems-9': chosen(['error-e00600'], async (world) => {
    const body = { amount: 1000, customUniqueId: 'ENCOMENDA-42' };
    const { data } = await world.api.post<Payment>(references, body);
    expect((await world.api.post(references, body)).refusals).toEqual(['409 e00600']);
    const all = (await world.api.get<Payment[]>('/api/payments?limit=100')).data;
    expect(all.filter(({ customUniqueId }) => customUniqueId).map(({ id }) => id)).toContain(data.id);
    const found = await world.api.get<Payment[]>('/api/payments?customUniqueId=ENCOMENDA-42');
    expect(found.data.map(({ id }) => id)).toEqual([data.id]);
  }),
  // “Os caminhos de uma referência na sandbox, até ser paga ou cancelada:”
  'problems-10': () => {
    const page = readFileSync(at('site/docs/guides/payments/payment-multibanco.mdx'), 'utf8');
    const [, listed = ''] = /<Lifecycle[\s\S]*?rows=\{\[([\s\S]*?)\]\}/.exec(page) ?? [];
    const drawn = [...listed.matchAll(/'([^']+)'/g)].map(([, row]) => row);
    // A checkout and a refund are other beginnings; the rest starts from a paid reference.
    const known = channelLifecycle('MB').filter(
      ({ from, action }) => from !== 'confirmed' && !['create_checkout', 'create_refund'].includes(action),
    );
    expect(drawn.sort()).toEqual(known.map(({ from, action }) => `${from} ${action}`).sort());
  },
  // ---- webhook
  // “Diga uma vez para onde quer os avisos, com createWebhook e a ação payment_confirmed.”
  // “Cada vez que uma referência é paga, a sandbox faz um POST ao seu URL com o pagamento inteiro:”
  'webhook-1': chosen(['behaviour-webhookPayload'], async (world) => {
    const action = 'payment_confirmed';
    await world.api.post('/api/webhooks', { action, url: world.webhookUrl });
    await normalReference(world);
    const paid = [await world.payReference(), await world.payReference({ amount: 1000, code: 'REF-2' })];
    const messages = await world.messages();
    expect(messages.map(({ method }) => method)).toEqual(['POST', 'POST']);
    const told = messages.map(({ body }) => JSON.parse(body));
    expect(told.map(({ payments }) => payments)).toEqual(paid.map((payment) => [payment]));
    expect(told.map(({ webhook }) => webhook.action)).toEqual([action, action]);
  }),
  // “Se preferir avisos só deste pagamento, envie callbackUrl ao criar a referência.”
  // “Na sandbox chegam assinados da mesma maneira: um na criação, ainda com pending, e outro a cada desfecho.”
  // “O corpo é o próprio pagamento, sem payments, e só a resposta callback conta como recebido.”
  'webhook-2': chosen(['behaviour-callbackMoments', 'behaviour-callbackSignature'], async (world) => {
    world.respondWith(200);
    const created = await normalReference(world, { callbackUrl, ...noon });
    await world.payReference();
    const told = async () => (await world.messages(callbackUrl)).map(({ body }): Payment => JSON.parse(body));
    expect(await told()).toEqual([created]);
    await world.pass(3 * anHour);
    await world.api.post('/sandbox/atm', { ...created.referenceDetails, amount: 1000 });
    const later = await told();
    expect(later.map(({ id }) => id)).toEqual(later.map(() => created.id));
    expect(later.map(({ stateDetails }) => stateDetails.state)).toEqual([
      'pending',
      'cancelled',
      'confirmed',
    ]);
    expect(later.at(-1)).toEqual(await world.get(created.id));
    expect(later.at(-1)).not.toHaveProperty('payments');
    for (const message of await world.messages(callbackUrl)) expect(world.isSigned(message)).toBe(true);
    for (const status of [200, 201, 202, 204]) {
      world.respondWith(status);
      await normalReference(world, { callbackUrl });
      const accepted = (acceptedStatuses.callback as readonly number[]).includes(status);
      expect((await world.deliveries(callbackUrl)).at(-1)?.state).toBe(accepted ? 'delivered' : 'waiting');
    }
  }),
  // ---- signature
  // “Só quem tem a chave privada consegue assiná-lo, por isso confira antes de acreditar.”
  // “HMAC-SHA256 com a sua chave privada sobre os bytes do corpo, tal como chegaram, seguidos dos algarismos de ts.”
  'signature-1': async (world) => {
    const { body, ts, hash } = await webhookOf(world);
    const { privateKey } = world.merchant;
    expect(hmac(privateKey, Buffer.from(body, 'utf8'), ts)).toBe(hash);
    for (const key of ['', 'x', world.seed.otherPlatform.privateKey])
      expect(hmac(key, body, ts)).not.toBe(hash);
    expect(hmac(privateKey, ts, body)).not.toBe(hash);
  },
  // “PayPay-Signature traz hash=…,ts=…: a assinatura em hexadecimal e a hora do envio, em segundos Unix.”
  'signature-2': async (world) => {
    const { headers, at } = await webhookOf(world);
    const [, ts] = /^hash=[0-9a-f]{64},ts=(\d+)$/.exec(headers['paypay-signature'] ?? '') ?? [];
    expect(Number(ts)).toBe(Math.floor(at / 1000));
  },
  // “Não leia o JSON para o voltar a escrever: um espaço a mais já muda o resultado.”
  'signature-3': async (world) => {
    const { body, ts, hash } = await webhookOf(world);
    expect(hmac(world.merchant.privateKey, body.replace(',', ', '), ts)).not.toBe(hash);
  },
  // “Responda webhook.”
  // “Qualquer outro código, redirecionamentos incluídos, conta como falha; passados deliveryTimeoutSeconds segundos sem resposta, também.”
  'signature-4': async (world) => {
    await world.subscribe('payment_confirmed');
    const ends = async (answer: number | Error) => {
      world.respondWith(answer);
      await world.payReference();
      return (await world.deliveries()).at(-1);
    };
    for (const status of [200, 201, 202, 203, 204, 205, 206, 301, 302, 304, 307, 308, 400, 404, 500]) {
      const accepted = (acceptedStatuses.webhook as readonly number[]).includes(status);
      expect([status, (await ends(status))?.state]).toEqual([status, accepted ? 'delivered' : 'waiting']);
    }
    const late = await ends(new DOMException('', 'TimeoutError'));
    expect([late?.state, late?.attempts[0]?.error]).toEqual([
      'waiting',
      `no answer within ${deliveryTimeoutSeconds} s`,
    ]);
  },
  // “Uma entrega que falha repete-se: há … tentativas, com intervalos de … minutos.”
  'signature-5': chosen(['limit-retryGapsMinutes'], async (world) => {
    await world.subscribe('payment_confirmed');
    await failInARow(world, 1);
    await world.pass(wholeScheduleSeconds);
    const [delivery] = await world.deliveries();
    const times = (delivery?.attempts ?? []).map(({ at }) => Date.parse(at) / 60_000);
    expect(times.slice(1).map((time, place) => time - (times[place] ?? 0))).toEqual(retryGapsMinutes);
    expect(delivery?.state).toBe('failed');
  }),
  // “O mesmo aviso pode portanto chegar duas vezes; decida pelo id do pagamento e pelo estado, não pelo número de avisos.”
  'signature-6': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(500);
    const { id } = await world.payReference();
    await world.pass(60);
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment);
    expect(told.map((payment) => [payment.id, payment.stateDetails.state])).toEqual([
      [id, 'confirmed'],
      [id, 'confirmed'],
    ]);
  },
  // “Ao fim de disableAfterFailures entregas falhadas seguidas, a subscrição é desativada.”
  'signature-7': chosen(['limit-disableAfterFailures'], async (world) => {
    await world.subscribe('payment_confirmed');
    const disabled = async () => {
      const { data } = await world.api.get<{ url: string; disabledAt: string | null }[]>('/sandbox/webhooks');
      return data.find(({ url }) => url === world.webhookUrl)?.disabledAt;
    };
    await failInARow(world, disableAfterFailures - 1);
    expect(await disabled()).toBeNull();
    await failInARow(world, 1);
    expect(await disabled()).toEqual(expect.any(String));
  }),
});
