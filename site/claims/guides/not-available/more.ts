import { existsSync, readdirSync } from 'node:fs';
import { operations } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { expect } from 'vitest';
import { at } from '../../../../tools/run/paths.mjs';
import { claim, type Row } from '../../claims.ts';
import { description, namesIn, namesNothing, noOperation } from './verbs.ts';

/** Rows of the table of the rest. */
export const more: readonly Row[] = [
  claim('Um cabeçalho de idempotência, como Idempotency-Key…', async ({ api }) => {
    const headers = { 'idempotency-key': 'key-42' };
    const send = async () => api.post<Payment>('/api/payments/references', { amount: 1000 }, headers);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data.id).not.toBe(first.data.id);
    const twice = { amount: 1000, customUniqueId: 'ORDER-77' };
    await api.post('/api/payments/references', twice);
    expect((await api.post('/api/payments/references', twice)).status).toBe(409);
  }),
  claim('Débito direto SEPA e transferência bancária…', namesNothing(/\bsepa\b|debit|mandate|wire/i)),
  claim('Outras moedas…', async (world) => {
    await namesNothing(/currency|moeda/i)(world);
    const body = { amount: 1000, currency: 'USD' };
    const { data } = await world.api.post<Payment>('/api/payments/references', body);
    expect(data.amount).toBe(1000);
    expect(JSON.stringify(data)).not.toContain('USD');
  }),
  claim('Pagamento em prestações…', async (world) => {
    await namesNothing(/instal+ment/i)(world);
    expect(operations.createRecurring.path).toBe('/payments/{id}/recurrings');
  }),
  claim('Um calendário de cobranças…', async (world) => {
    await namesNothing(/schedul|frequency|interval/i)(world);
    const before = (await world.api.get('/api/payments?type=payment')).body.meta?.totalCount;
    await world.pass(45 * 24 * 3600);
    expect((await world.api.get('/api/payments?type=payment')).body.meta?.totalCount).toBe(before);
  }),
  claim(
    'Enviar o número de um cartão pela API, como numa venda por telefone (MOTO)…',
    namesNothing(/cardNumber|^pan$|cvv|cvc|securityCode|\bmoto\b/i),
  ),
  claim('Atualizar um cartão guardado que caducou…', async (world) => {
    await namesNothing(/renew|expiryDate|expirationDate|accountUpdater/i)(world);
    noOperation(/^update\w*method/i);
    expect(operations.deleteSavedMethod.method).toBe('DELETE');
  }),
  claim('Gorjetas num terminal…', namesNothing(/\btips?\b|gratuit/i)),
  claim('O logótipo e as cores da página de pagamento…', namesNothing(/logo|colou?r|theme|stylesheet/i)),
  claim('Regras contra a fraude e listas de bloqueio…', namesNothing(/fraud|risk|blocklist|blacklist/i)),
  claim('Mudar o IBAN da entidade…', () => {
    const calls = Object.values(operations).filter(({ path }) => path.startsWith('/bankAccounts'));
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
    expect(operations.listBankAccounts.path).toBe('/bankAccounts');
  }),
  claim('Plugins para outras lojas, como Shopify ou Magento…', () => {
    const folders = readdirSync(at('site', 'docs', 'integrations'), { withFileTypes: true });
    const plugins = folders.filter((each) => each.isDirectory()).map(({ name }) => name);
    expect(plugins.sort()).toEqual(['prestashop', 'woocommerce']);
  }),
  claim(
    'Pedir ou dispensar a autenticação forte (3-D Secure)…',
    namesNothing(/3-?ds|threeD|challenge|exemption|\bsca\b/i),
  ),
  claim('Dividir um pagamento, ou pagar a terceiros…', async (world) => {
    await namesNothing(/split|payout|beneficiar/i)(world);
    const { clientId } = await world.payReference();
    expect(clientId).toBe(world.merchant.clientId);
  }),
  claim('Avisos de transferências e de faturas…', async ({ api }) => {
    expect(webhookActions.filter((action) => /transfer|invoice|settle/.test(action))).toEqual([]);
    const range = 'transferredAt[start]=2026-01-01T00:00:00Z';
    const { data } = await api.get<Payment[]>(`/api/payments?${range}`);
    expect(data.length).toBeGreaterThan(0);
    for (const { transferDetails } of data)
      expect(transferDetails?.transferredAt).toEqual(expect.any(String));
  }),
  claim('Extratos em ficheiro, como CSV…', async (world) => {
    const { text } = await description(world);
    expect(text.match(/text\/csv|application\/pdf/)).toBeNull();
    noOperation(/report|statement|export/i);
  }),
  claim('O PDF da fatura das comissões…', async (world) => {
    const names = await namesIn(world);
    expect(names).toEqual(expect.arrayContaining(['invoiceNumber', 'invoicedAt']));
    expect(names).not.toContain('invoiceUrl');
  }),
  claim('A tabela de preços e o prazo das transferências…', async (world) => {
    noOperation(/fee|price|transfer/i);
    expect(await namesIn(world)).toEqual(expect.arrayContaining(['paymentFee', 'transferDetails']));
  }),
  claim('Reenviar um webhook…', () => noOperation(/resend|deliver/i)),
  claim('Código QR num terminal…', async (world) => {
    expect(await namesIn(world)).toContain('allowGenerateQrCode');
    noOperation(/qr/i);
  }),
  claim('OAuth, certificados de cliente e chaves só de leitura…', namesNothing(/oauth|mutualTLS|scopes/i)),
  claim('Bibliotecas publicadas em npm, Packagist ou PyPI…', () => {
    expect(operations.createSdk.path).toBe('/sdks/{language}');
  }),
  claim('Uma imagem Docker da sandbox…', () => {
    expect(existsSync(at('Dockerfile'))).toBe(false);
    expect(existsSync(at('package.json'))).toBe(true);
  }),
];
