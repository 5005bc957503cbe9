import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import { sortFields } from '@balcao/contract/resources/payments/filters.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import type { ApiResponse } from '../../sandbox/testing/api.ts';
import { chosen, proofs } from './check/proofs.ts';
import { countOf, idsOf, program } from './verbs/reconcile.ts';

/** What was paid on the day of a fresh sandbox. */
const day = 'paidAt[start]=2026-01-15T00:00:00Z&paidAt[end]=2026-01-15T23:59:59Z';

const _closesADay = program('closes a day that agrees, with its fees, its refunds and its transfer');

export default proofs('reconcile', {
  // ---- flow
  // “Ninguém avisa a sua loja de uma transferência nem de uma fatura: não há evento para isso.”
  'flow-1': async (world) => {
    const told = await world.listen(
      'payment_confirmed',
      'payment_cancelled',
      'payment_refunded',
      'payment_authorized',
    );
    await world.payReference();
    await world.settle();
    expect((await told()).map(({ action }) => action)).toEqual(['payment_confirmed']);
  },
  // “Mais tarde a API transfere o dinheiro para a conta da entidade e fatura a comissão, sem avisar.”
  'flow-2': async (world) => {
    const { id } = await world.payReference();
    await world.pass(24 * 3600);
    const { transferDetails, paymentFee } = await world.get(id);
    expect(transferDetails?.payerReference).toEqual(expect.any(String));
    expect(paymentFee?.invoiceDetails?.invoiceNumber).toEqual(expect.any(String));
  },
  // ---- refunds
  // “O reembolso é um pagamento de tipo refund, com id seu; initialPaymentId diz o que devolve.”
  // “Procure-os por aí:”
  'refunds-1': async (world) => {
    const { id } = await world.payReference();
    const { data } = await world.refund(id, 400);
    expect(data).toMatchObject({ type: 'refund', amount: 400, initialPaymentId: id });
    expect(data.id).not.toBe(id);
    expect(await idsOf(world, `type=refund&initialPaymentId=${id}`)).toEqual([data.id]);
  },
  // “authorization | Nada: só reserva; o que entrou são as capturas”
  'refunds-2': async (world) => {
    const { id } = await world.authorise();
    expect(await idsOf(world, `paidAt[start]=2026-01-01T00:00:00Z&id=${id}`)).toEqual([]);
    await world.capture(id, 300);
    await world.settle();
    expect((await world.get(id)).transferDetails).toBeUndefined();
    const [capture] = await idsOf(world, `type=capture&initialPaymentId=${id}`);
    expect((await world.get(capture ?? '')).transferDetails).toBeDefined();
  },
  // “Na sandbox, um pagamento devolvido por inteiro no próprio dia, antes de o dia fechar, passa a cancelled, mas o reembolso dele continua na lista.”
  'refunds-3': async (world) => {
    const { id } = await world.payReference();
    const { data: refund } = await world.refund(id, 1000);
    expect((await world.get(id)).stateDetails.state).toBe('cancelled');
    const paid = 'paidAt[start]=2026-01-15T00:00:00Z&stateDetails_state=confirmed';
    const found = await idsOf(world, paid);
    expect(found).toContain(refund.id);
    expect(found).not.toContain(id);
    const closed = await world.payReference();
    await world.settle();
    await world.refund(closed.id, 1000);
    expect((await world.get(closed.id)).stateDetails.state).toBe('confirmed');
  },
  // ---- job
  // “Uma que foi cancelada sem que ninguém a pagasse não aparece, porque nada entrou.”
  'job-1': async (world) => {
    const { api } = world;
    const paid = async () => (await api.get<Payment[]>(`/api/payments?${day}`)).data.map(({ id }) => id);
    const ask = { amount: 1000, availableMethods: [{ code: 'MB', type: 'REALTIME' }] };
    const { data: unpaid } = await api.post<Payment>('/api/payments/references', ask);
    expect((await world.cancel(unpaid.id)).data.stateDetails.state).toBe('cancelled');
    const voided = await world.payReference();
    await world.refund(voided.id, 1000);
    expect(await paid()).toContain(voided.id);
    expect(await paid()).not.toContain(unpaid.id);
  },
  // “Na sandbox pode aparecer também a REF-0012, que ela já traz paga: a sua loja não a conhece.”
  'job-2': async ({ api }) => {
    const { data } = await api.get<Payment[]>(`/api/payments?${day}`);
    expect(data.map(({ code, stateDetails: { state } }) => [code, state])).toEqual([
      ['REF-0012', 'confirmed'],
    ]);
  },
  // ---- find
  // “Este pedido procura o que foi pago por esse método, em páginas de um só pagamento, para se ver como são.”
  // “Numa sandbox acabada de arrancar, o da encomenda é o segundo pagamento e vem na página 2; se já fez outros por Multibanco, o último vem na página meta.totalPages:”
  'find-1': async (world) => {
    const query = 'paidAt[start]=2026-01-01T00:00:00Z&paymentMethod_code=MB&sort=id&limit=1';
    expect(await idsOf(world, `${query}&page=2`)).toEqual([]);
    const { id } = await world.payReference();
    expect(await idsOf(world, `${query}&page=2`)).toEqual([id]);
    await world.charge();
    const later = await world.payReference();
    expect(await idsOf(world, `${query}&page=2`)).toEqual([id]);
    const { body } = await world.api.get(`/api/payments?${query}`);
    expect(await idsOf(world, `${query}&page=${body.meta?.totalPages}`)).toEqual([later.id]);
  },
  // “O que entrou neste dia | paidAt[start] e paidAt[end]”
  'find-2': async (world) => {
    const { id } = await world.payReference();
    const day = (date: string) => `paidAt[start]=${date}T00:00:00Z&paidAt[end]=${date}T23:59:59Z`;
    expect(await idsOf(world, day('2026-01-15'))).toContain(id);
    expect(await idsOf(world, day('2026-01-14'))).not.toContain(id);
  },
  // “O que mudou desde a última vez | updatedAt[start]”
  'find-3': async (world) => {
    await world.pass(60);
    const { id } = await world.payReference();
    expect(await idsOf(world, 'updatedAt[start]=2026-01-15T10:00:30Z')).toEqual([id]);
  },
  // “O que saiu para a conta neste dia | transferredAt[start] e transferredAt[end]”
  'find-4': async (world) => {
    const { id } = await world.payReference();
    const today = 'transferredAt[start]=2026-01-15T09:00:00Z&transferredAt[end]=2026-01-15T23:59:59Z';
    expect(await idsOf(world, today)).toEqual([]);
    await world.settle();
    expect(await idsOf(world, today)).toContain(id);
  },
  // “Que pagamentos tem esta fatura de comissões | invoiceDetails_number; por data, invoicedDetails_invoicedAt[start] e invoicedDetails_invoicedAt[end]”
  'find-5': async (world) => {
    const { id } = await world.payReference();
    await world.settle();
    const later = await world.payReference();
    await world.pass(24 * 3600);
    const { invoiceNumber = '', invoicedAt = '' } = (await world.get(id)).paymentFee?.invoiceDetails ?? {};
    const at = encodeURIComponent(invoicedAt);
    for (const query of [
      `invoiceDetails_number=${encodeURIComponent(invoiceNumber)}`,
      `invoicedDetails_invoicedAt[start]=${at}&invoicedDetails_invoicedAt[end]=${at}`,
    ]) {
      const found = await idsOf(world, query);
      expect(found).toContain(id);
      expect(found).not.toContain(later.id);
    }
    expect(await idsOf(world, `invoicedDetails_invoicedAt[start]=${at}`)).toContain(later.id);
  },
  // “O que aconteceu a esta encomenda | customUniqueId, se o enviou; por code não se procura”
  'find-6': async (world) => {
    const { id } = await world.payReference({ customUniqueId: 'ORDER-7', code: 'REF-0042' });
    expect(await idsOf(world, 'customUniqueId=ORDER-7')).toEqual([id]);
    expect(await countOf(world, 'code=REF-0042')).toBe(await countOf(world));
  },
  // “Os reembolsos, capturas e cobranças de um pagamento | initialPaymentId”
  'find-7': async (world) => {
    const { id } = await world.payReference();
    const held = await world.authorise();
    const series = await world.charge({ recurring: { type: 'INITIAL', amountQualifier: 'ESTM' } });
    for (const [initial, following] of [
      [id, await world.refund(id, 100)],
      [held.id, await world.capture(held.id, 100)],
      [series.id, await world.repeat(series.id, 700)],
    ] as const)
      expect(await idsOf(world, `initialPaymentId=${initial}`)).toEqual([following.data.id]);
  },
  // “De quem é esta referência Multibanco | referenceDetails_entity e referenceDetails_reference”
  'find-8': async (world) => {
    const { id } = await world.payReference();
    const { entity, reference } = (await world.get(id)).referenceDetails;
    const query = `referenceDetails_entity=${entity}&referenceDetails_reference=${reference}`;
    expect(await idsOf(world, query)).toEqual([id]);
  },
  // “Estes pagamentos, e só estes | id, com vírgulas entre eles”
  'find-9': async (world) => {
    expect(await idsOf(world, 'id=1002,1007&sort=id')).toEqual(['1002', '1007']);
  },
  // “Os filtros somam-se: vêm só os pagamentos que passam em todos.”
  'find-10': async (world) => {
    const both = await idsOf(world, 'paymentMethod_code=MB&stateDetails_state=confirmed');
    const one = await idsOf(world, 'paymentMethod_code=MB');
    const other = await idsOf(world, 'stateDetails_state=confirmed');
    expect(both.length).toBeLessThan(one.length);
    expect(new Set(both)).toEqual(new Set(one.filter((id) => other.includes(id))));
  },
  // “Um filtro mal escrito não filtra.”
  // “Na sandbox, um nome que não existe é ignorado e a lista vem inteira; um valor que não existe é recusado com e00230.”
  'find-11': async (world) => {
    expect(await countOf(world, 'state=confirmed')).toBe(await countOf(world));
    expect((await world.api.get('/api/payments?stateDetails_state=paid')).refusals).toEqual(['422 e00230']);
  },
  // “Uma data leva hora e fuso, e os dois limites contam.”
  'find-12': async (world) => {
    expect((await world.api.get('/api/payments?paidAt[start]=2026-01-15')).refusals).toEqual(['422 e00226']);
    const { id } = await world.payReference();
    const moment = '2026-01-15T10:00:00Z';
    expect(await idsOf(world, `paidAt[start]=${moment}&paidAt[end]=${moment}`)).toEqual([id]);
    world.clock.at += 900;
    const later = await world.payReference();
    const shown = encodeURIComponent(later.stateDetails.createdAt);
    expect(await idsOf(world, `paidAt[end]=${shown}`)).toContain(later.id);
  },
  // “O dia de Lisboa começa em T00:00:00+00:00 no inverno e em T00:00:00+01:00 no verão; num URL, o + escreve-se %2B.”
  'find-13': async (world) => {
    const zoneOf = (date: string) =>
      new Intl.DateTimeFormat('en', { timeZone: 'Europe/Lisbon', timeZoneName: 'longOffset' }).format(
        new Date(`${date}T00:00:00Z`),
      );
    expect([zoneOf('2026-01-15'), zoneOf('2026-07-15')]).toEqual([
      expect.stringMatching(/GMT(\+00:00)?$/),
      expect.stringContaining('+01:00'),
    ]);
    const send = (plus: string) =>
      world.api.get(`/api/payments?paidAt[start]=2026-01-15T00:00:00${plus}01:00`);
    expect((await send('%2B')).status).toBe(200);
    expect((await send('+')).refusals).toEqual(['422 e00226']);
  },
  // ---- pages
  // “Cada página traz até 500 pagamentos, ou os que pedir em limit.”
  'pages-1': async (world) => {
    expect(pageSize.payments).toBe(500);
    expect(await idsOf(world, 'limit=3')).toHaveLength(3);
  },
  // “Siga links.next até deixar de vir, ou some 1 a page até meta.totalPages.”
  'pages-2': async ({ api, ...world }) => {
    const all = (await api.get<Payment[]>('/api/payments?sort=id')).data.map(({ id }) => id);
    const followed: string[] = [];
    for (let next: string | undefined = '/api/payments?sort=id&limit=4'; next; ) {
      const answer: ApiResponse<Payment[]> = await api.get<Payment[]>(next);
      followed.push(...answer.data.map(({ id }) => id));
      next = answer.body.links?.next?.replace(/^https?:\/\/[^/]+/, '');
    }
    expect(followed).toEqual(all);
    const counted: string[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data, body } = await api.get<Payment[]>(`/api/payments?sort=id&limit=4&page=${page}`);
      counted.push(...data.map(({ id }) => id));
      last = body.meta?.totalPages ?? 0;
    }
    expect(counted).toEqual(all);
    expect(world.faults).toEqual([]);
  },
  // “Por omissão vêm primeiro os mais recentes, e cada pagamento novo empurra os outros para a página seguinte enquanto lê.”
  'pages-3': async (world) => {
    for (const sort of ['', '&sort=id']) {
      const first = await idsOf(world, `limit=3${sort}`);
      await world.pass(1);
      await world.payReference();
      const second = await idsOf(world, `limit=3&page=2${sort}`);
      const repeated = second.filter((id) => first.includes(id));
      expect(repeated).toHaveLength(sort ? 0 : 1);
    }
  },
  // “Na sandbox também se ordena por createdAt, updatedAt, amount e code, com - à frente para inverter.”
  'pages-4': async (world) => {
    expect(new Set(sortFields)).toEqual(new Set(['createdAt', 'updatedAt', 'amount', 'code', 'id']));
    const ascending = await idsOf(world, 'sort=amount,id');
    expect(await idsOf(world, 'sort=-amount,-id')).toEqual([...ascending].reverse());
    expect((await world.api.get('/api/payments?sort=paidAt')).refusals).toEqual(['422 e00230']);
  },
  // ---- settlement
  // “Na sandbox, o dia fecha à meia-noite de Lisboa: o que foi pago é transferido e a comissão é faturada.”
  'settlement-1': chosen(['behaviour-feesAndTransfers'], async (world) => {
    const { id } = await world.payReference();
    await world.pass(13 * 3600 + 59 * 60);
    expect((await world.get(id)).transferDetails).toBeUndefined();
    await world.pass(60);
    const { transferDetails, paymentFee } = await world.get(id);
    expect(transferDetails?.transferredAt).toBe('2026-01-16T00:00:00+00:00');
    expect(paymentFee?.invoiceDetails?.invoicedAt).toBe('2026-01-16T00:00:00+00:00');
  }),
  // “O pagamento tem agora transferDetails, e paymentFee tem uma fatura:”
  'settlement-2': async (world) => {
    const { id } = await world.payReference();
    expect((await world.get(id)).paymentFee?.invoiceDetails).toBeNull();
    await world.settle();
    const { transferDetails, paymentFee } = await world.get(id);
    expect(transferDetails).toBeDefined();
    expect(paymentFee?.invoiceDetails).toMatchObject({ invoiceNumber: expect.any(String) });
  },
  // “Vêm em euros, com oito casas decimais e em texto, ao contrário dos montantes.”
  'settlement-3': async (world) => {
    const { id, amount } = await world.payReference();
    const { paymentFee } = await world.get(id);
    expect([amount, paymentFee?.netAmount]).toEqual([1000, expect.stringMatching(/^\d+\.\d{8}$/)]);
    expect(paymentFee?.taxAmount).toMatch(/^\d+\.\d{8}$/);
  },
  // “Tire o ponto e some; com decimais de JavaScript, a soma falha por um nada.”
  'settlement-4': async (world) => {
    const fees: string[] = [];
    for (const amount of [1000, 2550, 333]) {
      const { id } = await world.charge({ amount });
      const { paymentFee } = await world.get(id);
      fees.push(paymentFee?.netAmount ?? '', paymentFee?.taxAmount ?? '');
    }
    const exact = fees.reduce((sum, fee) => sum + BigInt(fee.replace('.', '')), 0n);
    expect(exact).toBe(75_763_080n);
    expect([0.1, 0.2].reduce((sum, each) => sum + each)).not.toBe(0.3);
  },
  // “Na sandbox, os que partem juntos têm a mesma payerReference.”
  'settlement-5': async (world) => {
    const ids = [(await world.payReference()).id, (await world.charge()).id];
    await world.settle();
    const references = await Promise.all(
      ids.map(async (id) => (await world.get(id)).transferDetails?.payerReference),
    );
    expect(references[0]).toEqual(expect.any(String));
    expect(references[1]).toBe(references[0]);
  },
  // “O valor transferido não vem na API.”
  'settlement-6': async (world) => {
    const { id } = await world.payReference();
    await world.settle();
    const { transferDetails } = await world.get(id);
    expect(Object.keys(transferDetails ?? {}).sort()).toEqual(['payerReference', 'transferredAt']);
  },
  // ---- when
  // “A API só o mostra depois: procure por transferredAt, como em Encontrar um pagamento.”
  'when-1': async (world) => {
    const { id } = await world.payReference();
    expect(await world.get(id)).not.toHaveProperty('transferDetails');
    await world.settle();
    const { transferredAt = '' } = (await world.get(id)).transferDetails ?? {};
    const moment = encodeURIComponent(transferredAt);
    const { data } = await world.api.get<Payment[]>(
      `/api/payments?transferredAt[start]=${moment}&transferredAt[end]=${moment}`,
    );
    expect(data.map((payment) => payment.id)).toContain(id);
  },
});
