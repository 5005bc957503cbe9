import { existsSync, readdirSync } from 'node:fs';
import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { operations } from '@balcao/contract/operations.ts';
import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import { methodCodes } from '@balcao/contract/resources/payments/enums.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { expect } from 'vitest';
import { provider } from '../../provider.config.ts';
import { openExposedSandbox } from '../../sandbox/testing/exposedSandbox.ts';
import { at } from '../../tools/run/paths.mjs';
import { proofs } from './check/proofs.ts';
import { description, namesIn, namesNothing, noOperation } from './verbs/not-available.ts';

export default proofs('not-available', {
  // ---- rate-limits
  // “O único 429 que as operações da API anunciam, s00103, é o de uma sandbox exposta na Internet.”
  'rate-limits-1': async (world) => {
    const { api } = await description(world);
    const announced = Object.values(api.paths).flatMap((path) =>
      Object.values(path).flatMap(({ responses = {} }) => responses['429'] ?? []),
    );
    expect(announced.length).toBeGreaterThan(0);
    expect(new Set(announced.map((response) => JSON.stringify(response)))).toEqual(
      new Set([JSON.stringify({ $ref: '#/components/responses/SandboxFull' })]),
    );
    const { SandboxFull } = api.components.responses;
    expect(SandboxFull).toMatchObject({ 'x-sandbox-only': true, 'x-error-codes': ['s00103'] });
  },
  // “Um webhook avisa quando um pagamento muda, e uma chamada a listPayments traz até 500 pagamentos.”
  'rate-limits-2': async (world) => {
    await world.subscribe('payment_confirmed');
    await world.payReference();
    expect(await world.actions()).toEqual(['payment_confirmed']);
    expect(pageSize.payments).toBe(500);
  },
  // “Uma exposta na Internet conta os pedidos de cada minuto.”
  'rate-limits-3': async () => {
    const exposed = await openExposedSandbox();
    const api = exposed.from('192.0.2.7');
    let answer = await api.get('/api/errors/e00100');
    for (let n = 0; n < exposedLimits.perMinute.requests.address && answer.status !== 429; n += 1)
      answer = await api.get('/api/errors/e00100');
    expect(answer.refusals).toEqual(['429 s00103']);
    exposed.wait(60);
    expect((await api.get('/api/errors/e00100')).status).toBe(200);
    await exposed.close();
  },
  // “Uma sandbox no seu computador não conta pedidos por segundo.”
  'rate-limits-4': async (world) => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => world.api.get('/api/errors/e00100')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  },
  // “Os seus outros 429 querem dizer que está cheia, ou que tem ligações a mais, e têm códigos que o fornecedor nunca dá: estão em Limites da sandbox e em Erros.”
  'rate-limits-5': async (world) => {
    const { data } = await world.api.get<{ code: string }[]>('/api/errors');
    const codes = data.map(({ code }) => code);
    expect(codes).toContain('e00100');
    expect(codes.filter((code) => /^[cs]/.test(code))).toEqual([]);
  },
  // ---- disputes
  // “A API não mostra nenhuma: não há operação, evento, estado nem campo que fale disso.”
  'disputes-1': namesNothing(/dispute|chargeback|contest|claim/i),
  // “Quando o cliente tem razão, um reembolso com createRefund acaba com o assunto e vê-se na API.”
  'disputes-2': async (world) => {
    const { id, amount } = await world.payReference();
    await world.refund(id, amount);
    expect((await world.api.get<Payment>(`/api/payments/${id}`)).data.refunds).toMatchObject([{ amount }]);
  },
  // “A sandbox também não tem contestações para experimentar.”
  'disputes-3': async (world) => {
    const answer = await world.fetch('/sandbox/docs/api.json');
    expect(answer.status).toBe(200);
    expect((await answer.text()).match(/dispute|chargeback/i)).toBeNull();
  },
  // ---- wallets
  // “Esta versão da API tem três métodos: cartão (CC), Multibanco (MB) e MB WAY (MW).”
  // “Apple Pay e Google Pay não estão entre eles.”
  'wallets-1': () => expect(methodCodes).toEqual(['CC', 'MB', 'MW']),
  // “Esta documentação não os descreve e a sandbox recusa-os:”
  'wallets-2': async (world) => {
    for (const code of ['AP', 'GP']) {
      const payment = { amount: 1000, paymentMethod: { code } };
      expect((await world.api.post('/api/checkouts', { payment })).refusals).toEqual(['422 e00210']);
      expect((await world.api.post('/api/payments', payment)).refusals).toEqual(['422 e00210']);
    }
  },
  // “Ver os métodos que já tem: listAvailableMethods devolve os da sua entidade que aceitam um montante.”
  'wallets-3': async (world) => {
    const codes = async (amount: number) =>
      (await world.api.get<{ code: string }[]>(`/api/availableMethods?amount=${amount}`)).data.map(
        ({ code }) => code,
      );
    expect(new Set(await codes(1000))).toEqual(new Set(['CC', 'MB', 'MW']));
    expect(await codes(60)).not.toContain('MB');
  },
  // ---- status-page
  // “A documentação não aponta para uma página que diga se o serviço está a funcionar, nem promete uma disponibilidade.”
  'status-page-1': () => {
    const links = Object.entries(provider.links).map(([name, url]) => `${name} ${url}`);
    expect(links.filter((link) => /status|estado|uptime|sla/i.test(link))).toEqual([]);
  },
  // “Na API, nenhuma operação serve só para isso.”
  'status-page-2': () => noOperation(/health|status$|ready|ping/i),
  // “Está a responder?”
  // “Chame listErrors: não pede credenciais e não toca em pagamentos.”
  'status-page-3': async (world) => expect((await world.fetch('/api/errors')).status).toBe(200),
  // “As credenciais servem?”
  // “Chame listAvailableMethods, que também não cria nada.”
  'status-page-4': async (world) => {
    const call = (password: string) =>
      world.fetch('/api/availableMethods?amount=1000', {
        headers: {
          authorization: `Basic ${btoa(`${world.merchant.code}:${password}`)}`,
          'PayPay-ClientId': world.merchant.clientId,
        },
      });
    expect((await call(world.merchant.privateKey)).status).toBe(200);
    expect((await call('outra')).status).toBe(401);
  },
  // “A sandbox diz se está viva e pronta em getHealth e getReadiness.”
  'status-page-5': async (world) => {
    for (const path of ['/sandbox/health', '/sandbox/ready'])
      expect((await world.fetch(path)).status, path).toBe(200);
  },
  // ---- ip-ranges
  // “Os servidores do fornecedor são URL HTTPS, e o IP por trás de um nome pode mudar.”
  'ip-ranges-1': () => {
    for (const url of Object.values(provider.servers)) expect(url).toMatch(/^https:\/\/[a-z.]+$/);
  },
  // ---- more
  // “Um cabeçalho de idempotência, como Idempotency-Key…”
  'more-1': async ({ api }) => {
    const headers = { 'idempotency-key': 'key-42' };
    const send = async () => api.post<Payment>('/api/payments/references', { amount: 1000 }, headers);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data.id).not.toBe(first.data.id);
    const twice = { amount: 1000, customUniqueId: 'ORDER-77' };
    await api.post('/api/payments/references', twice);
    expect((await api.post('/api/payments/references', twice)).status).toBe(409);
  },
  // “Débito direto SEPA e transferência bancária…”
  'more-2': namesNothing(/\bsepa\b|debit|mandate|wire/i),
  // “Outras moedas…”
  'more-3': async (world) => {
    await namesNothing(/currency|moeda/i)(world);
    const body = { amount: 1000, currency: 'USD' };
    const { data } = await world.api.post<Payment>('/api/payments/references', body);
    expect(data.amount).toBe(1000);
    expect(JSON.stringify(data)).not.toContain('USD');
  },
  // “Pagamento em prestações…”
  'more-4': async (world) => {
    await namesNothing(/instal+ment/i)(world);
    expect(operations.createRecurring.path).toBe('/payments/{id}/recurrings');
  },
  // “Um calendário de cobranças…”
  'more-5': async (world) => {
    await namesNothing(/schedul|frequency|interval/i)(world);
    const before = (await world.api.get('/api/payments?type=payment')).body.meta?.totalCount;
    await world.pass(45 * 24 * 3600);
    expect((await world.api.get('/api/payments?type=payment')).body.meta?.totalCount).toBe(before);
  },
  // “Enviar o número de um cartão pela API, como numa venda por telefone (MOTO)…”
  'more-6': namesNothing(/cardNumber|^pan$|cvv|cvc|securityCode|\bmoto\b/i),
  // “Atualizar um cartão guardado que caducou…”
  'more-7': async (world) => {
    await namesNothing(/renew|expiryDate|expirationDate|accountUpdater/i)(world);
    noOperation(/^update\w*method/i);
    expect(operations.deleteSavedMethod.method).toBe('DELETE');
  },
  // “Gorjetas num terminal…”
  'more-8': namesNothing(/\btips?\b|gratuit/i),
  // “O logótipo e as cores da página de pagamento…”
  'more-9': namesNothing(/logo|colou?r|theme|stylesheet/i),
  // “Regras contra a fraude e listas de bloqueio…”
  'more-10': namesNothing(/fraud|risk|blocklist|blacklist/i),
  // “Mudar o IBAN da entidade…”
  'more-11': () => {
    const calls = Object.values(operations).filter(({ path }) => path.startsWith('/bankAccounts'));
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
    expect(operations.listBankAccounts.path).toBe('/bankAccounts');
  },
  // “Plugins para outras lojas, como Shopify ou Magento…”
  'more-12': () => {
    const folders = readdirSync(at('site', 'docs', 'integrations'), { withFileTypes: true });
    const plugins = folders.filter((each) => each.isDirectory()).map(({ name }) => name);
    expect(plugins.sort()).toEqual(['prestashop', 'woocommerce']);
  },
  // “Pedir ou dispensar a autenticação forte (3-D Secure)…”
  'more-13': namesNothing(/3-?ds|threeD|challenge|exemption|\bsca\b/i),
  // “Dividir um pagamento, ou pagar a terceiros…”
  'more-14': async (world) => {
    await namesNothing(/split|payout|beneficiar/i)(world);
    const { clientId } = await world.payReference();
    expect(clientId).toBe(world.merchant.clientId);
  },
  // “Avisos de transferências e de faturas…”
  'more-15': async ({ api }) => {
    expect(webhookActions.filter((action) => /transfer|invoice|settle/.test(action))).toEqual([]);
    const range = 'transferredAt[start]=2026-01-01T00:00:00Z';
    const { data } = await api.get<Payment[]>(`/api/payments?${range}`);
    expect(data.length).toBeGreaterThan(0);
    for (const { transferDetails } of data)
      expect(transferDetails?.transferredAt).toEqual(expect.any(String));
  },
  // “Extratos em ficheiro, como CSV…”
  'more-16': async (world) => {
    const { text } = await description(world);
    expect(text.match(/text\/csv|application\/pdf/)).toBeNull();
    noOperation(/report|statement|export/i);
  },
  // “O PDF da fatura das comissões…”
  'more-17': async (world) => {
    const names = await namesIn(world);
    expect(names).toEqual(expect.arrayContaining(['invoiceNumber', 'invoicedAt']));
    expect(names).not.toContain('invoiceUrl');
  },
  // “A tabela de preços e o prazo das transferências…”
  'more-18': async (world) => {
    noOperation(/fee|price|transfer/i);
    expect(await namesIn(world)).toEqual(expect.arrayContaining(['paymentFee', 'transferDetails']));
  },
  // “Reenviar um webhook…”
  'more-19': () => noOperation(/resend|deliver/i),
  // “Código QR num terminal…”
  'more-20': async (world) => {
    expect(await namesIn(world)).toContain('allowGenerateQrCode');
    noOperation(/qr/i);
  },
  // “OAuth, certificados de cliente e chaves só de leitura…”
  'more-21': namesNothing(/oauth|mutualTLS|scopes/i),
  // “Bibliotecas publicadas em npm, Packagist ou PyPI…”
  'more-22': () => {
    expect(operations.createSdk.path).toBe('/sdks/{language}');
  },
  // “Uma imagem Docker da sandbox…”
  'more-23': () => {
    expect(existsSync(at('Dockerfile'))).toBe(false);
    expect(existsSync(at('package.json'))).toBe(true);
  },
});
