import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { advice, claim, type Row, source } from '../../claims.ts';

/** Rows on fees, transfers and invoices. */
export const settlement: readonly Row[] = [
  claim(
    'Na sandbox, o dia fecha à meia-noite de Lisboa: o que foi pago é transferido e a comissão é faturada.',
    async (world) => {
      const { id } = await world.payReference();
      await world.pass(13 * 3600 + 59 * 60);
      expect((await world.get(id)).transferDetails).toBeUndefined();
      await world.pass(60);
      const { transferDetails, paymentFee } = await world.get(id);
      expect(transferDetails?.transferredAt).toBe('2026-01-16T00:00:00+00:00');
      expect(paymentFee?.invoiceDetails?.invoicedAt).toBe('2026-01-16T00:00:00+00:00');
    },
    { chosen: ['behaviour-feesAndTransfers'] },
  ),
  source(
    'A especificação não diz quando o fornecedor o faz.',
    'specified: 3, which gives transferDetails and invoiceDetails and no moment',
  ),
  advice('Para não esperar:'),
  claim('O pagamento tem agora transferDetails, e paymentFee tem uma fatura:', async (world) => {
    const { id } = await world.payReference();
    expect((await world.get(id)).paymentFee?.invoiceDetails).toBeNull();
    await world.settle();
    const { transferDetails, paymentFee } = await world.get(id);
    expect(transferDetails).toBeDefined();
    expect(paymentFee?.invoiceDetails).toMatchObject({ invoiceNumber: expect.any(String) });
  }),
  advice('Some comissões em inteiros.'),
  claim('Vêm em euros, com oito casas decimais e em texto, ao contrário dos montantes.', async (world) => {
    const { id, amount } = await world.payReference();
    const { paymentFee } = await world.get(id);
    expect([amount, paymentFee?.netAmount]).toEqual([1000, expect.stringMatching(/^\d+\.\d{8}$/)]);
    expect(paymentFee?.taxAmount).toMatch(/^\d+\.\d{8}$/);
  }),
  claim('Tire o ponto e some; com decimais de JavaScript, a soma falha por um nada.', async (world) => {
    const fees: string[] = [];
    for (const amount of [1000, 2550, 333]) {
      const { id } = await world.charge({ amount });
      const { paymentFee } = await world.get(id);
      fees.push(paymentFee?.netAmount ?? '', paymentFee?.taxAmount ?? '');
    }
    const exact = fees.reduce((sum, fee) => sum + BigInt(fee.replace('.', '')), 0n);
    expect(exact).toBe(75_763_080n);
    expect([0.1, 0.2].reduce((sum, each) => sum + each)).not.toBe(0.3);
  }),
  advice('Uma transferência leva muitos pagamentos.'),
  claim('Na sandbox, os que partem juntos têm a mesma payerReference.', async (world) => {
    const ids = [(await world.payReference()).id, (await world.charge()).id];
    await world.settle();
    const references = await Promise.all(
      ids.map(async (id) => (await world.get(id)).transferDetails?.payerReference),
    );
    expect(references[0]).toEqual(expect.any(String));
    expect(references[1]).toBe(references[0]);
  }),
  claim('O valor transferido não vem na API.', async (world) => {
    const { id } = await world.payReference();
    await world.settle();
    const { transferDetails } = await world.get(id);
    expect(Object.keys(transferDetails ?? {}).sort()).toEqual(['payerReference', 'transferredAt']);
  }),
  source(
    'A documentação não diz se as comissões e os reembolsos são descontados antes: compare um extrato verdadeiro, e pergunte ao suporte.',
    'specified: 3, whose transferDetails has no amount, and 9',
  ),
];

/** The answer to when the money arrives: what is not documented, and what the API shows afterwards. */
export const when: readonly Row[] = [
  source(
    'A documentação não diz quantos dias passam entre o pagamento e a transferência.',
    'specified: 3, which names transferDetails and no day on which it is made',
  ),
  advice('Pergunte ao suporte o que diz o seu contrato.'),
  claim(
    'A API só o mostra depois: procure por transferredAt, como em Encontrar um pagamento.',
    async (world) => {
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
  ),
];
