import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { advice, claim, claims, provedBy } from '../claims.ts';
import { find, pages } from './reconcile/find.ts';
import { settlement, when } from './reconcile/settlement.ts';
import { idsOf, program } from './reconcile/verbs.ts';

/** What was paid on the day of a fresh sandbox. */
const day = 'paidAt[start]=2026-01-15T00:00:00Z&paidAt[end]=2026-01-15T23:59:59Z';
const closesADay = program('closes a day that agrees, with its fees, its refunds and its transfer');

export default claims({
  'front matter': [advice('Procure pagamentos por data, encomenda, fatura ou transferência…')],
  top: [advice('A loja diz o que vendeu, o banco diz o que recebeu.', 'Pelo meio está a API…')],
  outcome: [
    advice(
      'Uma encomenda de 10,00 €, paga, transferida e devolvida em parte…',
      'Conte com quinze minutos.',
      'Precisa da sandbox a correr, destas credenciais e, para o programa, de Node.js.',
    ),
  ],
  flow: [
    claim(
      'Ninguém avisa a sua loja de uma transferência nem de uma fatura: não há evento para isso.',
      async (world) => {
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
    ),
    advice('Uma vez por dia, o seu programa pergunta.'),
    advice(
      'O cliente paga e a API avisa a loja.',
      'A loja devolve uma parte.',
      'Todos os dias a loja procura…',
    ),
    claim(
      'Mais tarde a API transfere o dinheiro para a conta da entidade e fatura a comissão, sem avisar.',
      async (world) => {
        const { id } = await world.payReference();
        await world.pass(24 * 3600);
        const { transferDetails, paymentFee } = await world.get(id);
        expect(transferDetails?.payerReference).toEqual(expect.any(String));
        expect(paymentFee?.invoiceDetails?.invoiceNumber).toEqual(expect.any(String));
      },
    ),
  ],
  find,
  pages,
  settlement,
  when,
  refunds: [
    advice('Devolva 4,00 € da encomenda, com createRefund.'),
    claim(
      [
        'O reembolso é um pagamento de tipo refund, com id seu; initialPaymentId diz o que devolve.',
        'Procure-os por aí:',
      ],
      async (world) => {
        const { id } = await world.payReference();
        const { data } = await world.refund(id, 400);
        expect(data).toMatchObject({ type: 'refund', amount: 400, initialPaymentId: id });
        expect(data.id).not.toBe(id);
        expect(await idsOf(world, `type=refund&initialPaymentId=${id}`)).toEqual([data.id]);
      },
    ),
    advice('Por isso, numa lista de pagos, olhe sempre ao type antes de somar:'),
    claim(
      'payment, capture | Entrada, se o estado é confirmed',
      program('counts what was captured, not what was authorised'),
    ),
    claim(
      'refund | Saída, no dia do reembolso',
      program('gives back on the day of the refund what was paid on another'),
    ),
    claim('authorization | Nada: só reserva; o que entrou são as capturas', async (world) => {
      const { id } = await world.authorise();
      expect(await idsOf(world, `paidAt[start]=2026-01-01T00:00:00Z&id=${id}`)).toEqual([]);
      await world.capture(id, 300);
      await world.settle();
      expect((await world.get(id)).transferDetails).toBeUndefined();
      const [capture] = await idsOf(world, `type=capture&initialPaymentId=${id}`);
      expect((await world.get(capture ?? '')).transferDetails).toBeDefined();
    }),
    advice('Há uma armadilha.'),
    claim(
      'Corre na sua sandbox: cria a referência, paga-a, procura-a, fecha o dia, devolve uma parte e procura o reembolso.',
      provedBy('e2e/guides/run.spec.ts', 'run as recorded in a private sandbox'),
    ),
    claim(
      'Na sandbox, um pagamento devolvido por inteiro no próprio dia, antes de o dia fechar, passa a cancelled, mas o reembolso dele continua na lista.',
      async (world) => {
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
    ),
    claim(
      'Se o pagamento já não conta, o reembolso também não pode contar.',
      program('counts a payment that was voided the same day neither in nor out'),
    ),
  ],
  job: [
    claim(
      'Lê o que foi pago, devolvido e transferido num dia de Lisboa, soma-o, e compara cada encomenda com a loja.',
      [...closesADay, ...program('reads every page, and days as Lisbon counts them in summer')],
    ),
    claim('Corre nos testes deste portal, contra uma sandbox.', closesADay),
    advice(
      'Num ficheiro com o nome que tem.',
      'Noutro ficheiro, orders.json, na mesma pasta: o code e o montante em cêntimos…',
      'Com o comando da primeira linha e o dia de hoje da sua sandbox.',
    ),
    claim(
      [
        'Cada linha que começa por Differs é uma encomenda em que a loja e a API não dizem o mesmo.',
        'Se há alguma, o programa termina com o código 1.',
      ],
      program('says where shop and API differ, and ends with 1'),
    ),
    claim(
      'Uma encomenda devolvida por inteiro antes de o dia fechar não é uma diferença, conte-a a loja ou não: aparece em Voided, para que ninguém a envie.',
      program('counts a payment that was voided the same day neither in nor out'),
    ),
    claim(
      'Uma que foi cancelada sem que ninguém a pagasse não aparece, porque nada entrou.',
      async (world) => {
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
    ),
    claim(
      'Na sandbox pode aparecer também a REF-0012, que ela já traz paga: a sua loja não a conhece.',
      async ({ api }) => {
        const { data } = await api.get<Payment[]>(`/api/payments?${day}`);
        expect(data.map(({ code, stateDetails: { state } }) => [code, state])).toEqual([
          ['REF-0012', 'confirmed'],
        ]);
      },
    ),
    advice('Todas as manhãs, para o dia anterior.', 'Se terminar com 1, alguém tem de ver.'),
  ],
  problems: [
    advice(
      'A API recebeu e a loja não sabe…',
      'A loja diz pago e a API não…',
      'O montante é outro…',
      'Pago e sem transferência…',
    ),
    claim(
      'Um cancelado e o reembolso dele, na lista de pagos | Foi devolvido por inteiro antes de o dia fechar | Não some nenhum dos dois: não é uma diferença',
      program('counts a payment that was voided the same day neither in nor out'),
    ),
    claim(
      'Um pagamento cai no dia errado…',
      provedBy(
        'examples/receivers/reconcile.test.ts',
        'reads every page, and days as Lisbon counts them in summer',
      ),
    ),
    advice('E na própria chamada:'),
  ],
  next: [
    advice(
      'O que cada estado quer dizer para as contas…',
      'O que a API não diz sobre dinheiro…',
      'Ponha este ponto na sua lista…',
    ),
  ],
});
