import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import { sortFields } from '@balcao/contract/resources/payments/filters.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import type { ApiResponse } from '../../../../sandbox/testing/api.ts';
import { advice, claim, type Row } from '../../claims.ts';
import { countOf, idsOf } from './verbs.ts';

/** Rows on filters. */
export const find: readonly Row[] = [
  advice('Crie a encomenda REF-0042 e pague-a por Multibanco.'),
  claim(
    [
      'Este pedido procura o que foi pago por esse método, em páginas de um só pagamento, para se ver como são.',
      'Numa sandbox acabada de arrancar, o da encomenda é o segundo pagamento e vem na página 2; se já fez outros por Multibanco, o último vem na página meta.totalPages:',
    ],
    async (world) => {
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
  ),
  claim('O que entrou neste dia | paidAt[start] e paidAt[end]', async (world) => {
    const { id } = await world.payReference();
    const day = (date: string) => `paidAt[start]=${date}T00:00:00Z&paidAt[end]=${date}T23:59:59Z`;
    expect(await idsOf(world, day('2026-01-15'))).toContain(id);
    expect(await idsOf(world, day('2026-01-14'))).not.toContain(id);
  }),
  claim('O que mudou desde a última vez | updatedAt[start]', async (world) => {
    await world.pass(60);
    const { id } = await world.payReference();
    expect(await idsOf(world, 'updatedAt[start]=2026-01-15T10:00:30Z')).toEqual([id]);
  }),
  claim('O que saiu para a conta neste dia | transferredAt[start] e transferredAt[end]', async (world) => {
    const { id } = await world.payReference();
    const today = 'transferredAt[start]=2026-01-15T09:00:00Z&transferredAt[end]=2026-01-15T23:59:59Z';
    expect(await idsOf(world, today)).toEqual([]);
    await world.settle();
    expect(await idsOf(world, today)).toContain(id);
  }),
  claim(
    'Que pagamentos tem esta fatura de comissões | invoiceDetails_number; por data, invoicedDetails_invoicedAt[start] e invoicedDetails_invoicedAt[end]',
    async (world) => {
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
  ),
  claim(
    'O que aconteceu a esta encomenda | customUniqueId, se o enviou; por code não se procura',
    async (world) => {
      const { id } = await world.payReference({ customUniqueId: 'ORDER-7', code: 'REF-0042' });
      expect(await idsOf(world, 'customUniqueId=ORDER-7')).toEqual([id]);
      expect(await countOf(world, 'code=REF-0042')).toBe(await countOf(world));
    },
  ),
  claim('Os reembolsos, capturas e cobranças de um pagamento | initialPaymentId', async (world) => {
    const { id } = await world.payReference();
    const held = await world.authorise();
    const series = await world.charge({ recurring: { type: 'INITIAL', amountQualifier: 'ESTM' } });
    for (const [initial, following] of [
      [id, await world.refund(id, 100)],
      [held.id, await world.capture(held.id, 100)],
      [series.id, await world.repeat(series.id, 700)],
    ] as const)
      expect(await idsOf(world, `initialPaymentId=${initial}`)).toEqual([following.data.id]);
  }),
  claim(
    'De quem é esta referência Multibanco | referenceDetails_entity e referenceDetails_reference',
    async (world) => {
      const { id } = await world.payReference();
      const { entity, reference } = (await world.get(id)).referenceDetails;
      const query = `referenceDetails_entity=${entity}&referenceDetails_reference=${reference}`;
      expect(await idsOf(world, query)).toEqual([id]);
    },
  ),
  claim('Estes pagamentos, e só estes | id, com vírgulas entre eles', async (world) => {
    expect(await idsOf(world, 'id=1002,1007&sort=id')).toEqual(['1002', '1007']);
  }),
  claim('Os filtros somam-se: vêm só os pagamentos que passam em todos.', async (world) => {
    const both = await idsOf(world, 'paymentMethod_code=MB&stateDetails_state=confirmed');
    const one = await idsOf(world, 'paymentMethod_code=MB');
    const other = await idsOf(world, 'stateDetails_state=confirmed');
    expect(both.length).toBeLessThan(one.length);
    expect(new Set(both)).toEqual(new Set(one.filter((id) => other.includes(id))));
  }),
  claim(
    [
      'Um filtro mal escrito não filtra.',
      'Na sandbox, um nome que não existe é ignorado e a lista vem inteira; um valor que não existe é recusado com e00230.',
    ],
    async (world) => {
      expect(await countOf(world, 'state=confirmed')).toBe(await countOf(world));
      expect((await world.api.get('/api/payments?stateDetails_state=paid')).refusals).toEqual(['422 e00230']);
    },
  ),
  claim('Uma data leva hora e fuso, e os dois limites contam.', async (world) => {
    expect((await world.api.get('/api/payments?paidAt[start]=2026-01-15')).refusals).toEqual(['422 e00226']);
    const { id } = await world.payReference();
    const moment = '2026-01-15T10:00:00Z';
    expect(await idsOf(world, `paidAt[start]=${moment}&paidAt[end]=${moment}`)).toEqual([id]);
    world.clock.at += 900;
    const later = await world.payReference();
    const shown = encodeURIComponent(later.stateDetails.createdAt);
    expect(await idsOf(world, `paidAt[end]=${shown}`)).toContain(later.id);
  }),
  claim(
    'O dia de Lisboa começa em T00:00:00+00:00 no inverno e em T00:00:00+01:00 no verão; num URL, o + escreve-se %2B.',
    async (world) => {
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
  ),
];

/** Rows on pages and their order. */
export const pages: readonly Row[] = [
  claim('Cada página traz até 500 pagamentos, ou os que pedir em limit.', async (world) => {
    expect(pageSize.payments).toBe(500);
    expect(await idsOf(world, 'limit=3')).toHaveLength(3);
  }),
  claim(
    'Siga links.next até deixar de vir, ou some 1 a page até meta.totalPages.',
    async ({ api, ...world }) => {
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
  ),
  advice('Peça sort=id.'),
  claim(
    'Por omissão vêm primeiro os mais recentes, e cada pagamento novo empurra os outros para a página seguinte enquanto lê.',
    async (world) => {
      for (const sort of ['', '&sort=id']) {
        const first = await idsOf(world, `limit=3${sort}`);
        await world.pass(1);
        await world.payReference();
        const second = await idsOf(world, `limit=3&page=2${sort}`);
        const repeated = second.filter((id) => first.includes(id));
        expect(repeated).toHaveLength(sort ? 0 : 1);
      }
    },
  ),
  claim(
    'Na sandbox também se ordena por createdAt, updatedAt, amount e code, com - à frente para inverter.',
    async (world) => {
      expect(new Set(sortFields)).toEqual(new Set(['createdAt', 'updatedAt', 'amount', 'code', 'id']));
      const ascending = await idsOf(world, 'sort=amount,id');
      expect(await idsOf(world, 'sort=-amount,-id')).toEqual([...ascending].reverse());
      expect((await world.api.get('/api/payments?sort=paidAt')).refusals).toEqual(['422 e00230']);
    },
  ),
];
