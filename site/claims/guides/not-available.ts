import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import { methodCodes } from '@balcao/contract/resources/payments/enums.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { provider } from '../../../provider.config.ts';
import { openExposedSandbox } from '../../../sandbox/testing/exposedSandbox.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { more } from './not-available/more.ts';
import { description, namesNothing, noOperation } from './not-available/verbs.ts';

export default claims({
  'front matter': [advice('Limites de pedidos (rate limits), contestações e chargebacks…')],
  top: [
    advice(
      'Há perguntas a que a documentação do fornecedor não responde.',
      'Aqui estão as mais comuns…',
      'Não estar lá não quer dizer que não exista…',
      'Quem sabe é o suporte do fornecedor.',
    ),
    source(
      'Esta página lê a especificação da versão … e os guias dela.',
      'specified: 9, API version 1.13.0, and the second text, of the guides',
    ),
  ],
  'rate-limits': [
    source(
      'A documentação não diz quantos pedidos pode fazer por segundo, nem por dia.',
      'specified: 9, whose constants and limits have no rate of requests, nor have those of the guides',
    ),
    claim(
      'O único 429 que as operações da API anunciam, s00103, é o de uma sandbox exposta na Internet.',
      async (world) => {
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
    ),
    advice('Conte com um limite, mesmo sem o conhecer:', 'Não pergunte de minuto a minuto.'),
    claim(
      'Um webhook avisa quando um pagamento muda, e uma chamada a listPayments traz até 500 pagamentos.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        await world.payReference();
        expect(await world.actions()).toEqual(['payment_confirmed']);
        expect(pageSize.payments).toBe(500);
      },
    ),
    advice(
      'Se vier um 429, espere.',
      'Respeite Retry-After, se vier…',
      'Antes de um dia de muitas vendas, pergunte…',
    ),
    claim('Uma exposta na Internet conta os pedidos de cada minuto.', async () => {
      const exposed = await openExposedSandbox();
      const api = exposed.from('192.0.2.7');
      let answer = await api.get('/api/errors/e00100');
      for (let n = 0; n < exposedLimits.perMinute.requests.address && answer.status !== 429; n += 1)
        answer = await api.get('/api/errors/e00100');
      expect(answer.refusals).toEqual(['429 s00103']);
      exposed.wait(60);
      expect((await api.get('/api/errors/e00100')).status).toBe(200);
      await exposed.close();
    }),
    claim('Uma sandbox no seu computador não conta pedidos por segundo.', async (world) => {
      const answers = await Promise.all(
        Array.from({ length: 300 }, () => world.api.get('/api/errors/e00100')),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }),
    claim(
      'Os seus outros 429 querem dizer que está cheia, ou que tem ligações a mais, e têm códigos que o fornecedor nunca dá: estão em Limites da sandbox e em Erros.',
      async (world) => {
        const { data } = await world.api.get<{ code: string }[]>('/api/errors');
        const codes = data.map(({ code }) => code);
        expect(codes).toContain('e00100');
        expect(codes.filter((code) => /^[cs]/.test(code))).toEqual([]);
      },
    ),
  ],
  disputes: [
    source(
      'Numa contestação, o titular pede ao banco dele o dinheiro de um pagamento com cartão.',
      'standard: chargeback in the rules of the card schemes',
    ),
    claim(
      'A API não mostra nenhuma: não há operação, evento, estado nem campo que fale disso.',
      namesNothing(/dispute|chargeback|contest|claim/i),
    ),
    source(
      'A documentação não diz como fica a saber de uma, nem em que prazo responde.',
      'specified: 4, whose states and events have no dispute, nor have the guides',
    ),
    advice('Guarde a prova.', 'O número da encomenda…', 'Devolva antes de lho pedirem.'),
    claim(
      'Quando o cliente tem razão, um reembolso com createRefund acaba com o assunto e vê-se na API.',
      async (world) => {
        const { id, amount } = await world.payReference();
        await world.refund(id, amount);
        expect((await world.api.get<Payment>(`/api/payments/${id}`)).data.refunds).toMatchObject([
          { amount },
        ]);
      },
    ),
    advice(
      'Confira as contas.',
      'Compare todos os dias o que a loja vendeu com o que foi transferido.',
      'Pergunte ao suporte por onde é avisado…',
    ),
    claim('A sandbox também não tem contestações para experimentar.', async (world) => {
      const answer = await world.fetch('/sandbox/docs/api.json');
      expect(answer.status).toBe(200);
      expect((await answer.text()).match(/dispute|chargeback/i)).toBeNull();
    }),
  ],
  wallets: [
    claim(
      [
        'Esta versão da API tem três métodos: cartão (CC), Multibanco (MB) e MB WAY (MW).',
        'Apple Pay e Google Pay não estão entre eles.',
      ],
      () => expect(methodCodes).toEqual(['CC', 'MB', 'MW']),
    ),
    source(
      'A descrição publicada da versão 1.14.0 acrescenta os códigos AP e GP.',
      'published: the description of API 1.14.0, December 2025, codes of payment methods',
    ),
    claim('Esta documentação não os descreve e a sandbox recusa-os:', async (world) => {
      for (const code of ['AP', 'GP']) {
        const payment = { amount: 1000, paymentMethod: { code } };
        expect((await world.api.post('/api/checkouts', { payment })).refusals).toEqual(['422 e00210']);
        expect((await world.api.post('/api/payments', payment)).refusals).toEqual(['422 e00210']);
      }
    }),
    advice('Pergunte ao suporte se a sua entidade os pode ter.', 'O mais parecido que há, hoje:'),
    advice('Pagar com o telemóvel: MB WAY…', 'Pagar sem escrever o cartão outra vez…'),
    claim(
      'Ver os métodos que já tem: listAvailableMethods devolve os da sua entidade que aceitam um montante.',
      async (world) => {
        const codes = async (amount: number) =>
          (await world.api.get<{ code: string }[]>(`/api/availableMethods?amount=${amount}`)).data.map(
            ({ code }) => code,
          );
        expect(new Set(await codes(1000))).toEqual(new Set(['CC', 'MB', 'MW']));
        expect(await codes(60)).not.toContain('MB');
      },
    ),
    advice('Para escolher entre os que há, siga Escolher o método de pagamento.'),
    claim(
      'Pergunta que métodos há, tenta um checkout com Apple Pay e mostra a recusa.',
      provedBy('e2e/guides/run.spec.ts', 'run as recorded in a private sandbox'),
    ),
  ],
  'status-page': [
    claim(
      'A documentação não aponta para uma página que diga se o serviço está a funcionar, nem promete uma disponibilidade.',
      () => {
        const links = Object.entries(provider.links).map(([name, url]) => `${name} ${url}`);
        expect(links.filter((link) => /status|estado|uptime|sla/i.test(link))).toEqual([]);
      },
    ),
    claim('Na API, nenhuma operação serve só para isso.', () => noOperation(/health|status$|ready|ping/i)),
    claim(
      ['Está a responder?', 'Chame listErrors: não pede credenciais e não toca em pagamentos.'],
      async (world) => expect((await world.fetch('/api/errors')).status).toBe(200),
    ),
    claim(
      ['As credenciais servem?', 'Chame listAvailableMethods, que também não cria nada.'],
      async (world) => {
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
    ),
    advice('Meça do seu lado.', 'Conte os 500…', 'Depois de uma falha, recupere.'),
    advice('Os avisos que perdeu procuram-se com listPayments e updatedAt[start].'),
    advice('Durante uma falha, escreva ao suporte.'),
    claim('A sandbox diz se está viva e pronta em getHealth e getReadiness.', async (world) => {
      for (const path of ['/sandbox/health', '/sandbox/ready'])
        expect((await world.fetch(path)).status, path).toBe(200);
    }),
  ],
  'ip-ranges': [
    source(
      'A documentação não diz de que endereços IP saem os webhooks e os callbacks, nem em quais responde a API.',
      'specified: guides 7.2, which describes the deliveries and names no address; hosts are not shown (1)',
    ),
    advice('À entrada, não filtre por IP.'),
    claim(
      'Deixe o URL do recetor aberto e confira a assinatura de cada aviso: só quem tem a chave privada a consegue fazer.',
      provedBy(
        'examples/receivers/receiver.test.ts',
        'refuses a wrong key, an old time and a body cut short, and keeps nothing',
      ),
    ),
    advice('Num callback, leia antes de acreditar.'),
    source(
      'A documentação não diz se são assinados: consulte o pagamento com getPayment.',
      'specified: 7, where the callback has no signature and the webhook has one',
    ),
    advice('À saída, abra a firewall pelo nome.'),
    claim('Os servidores do fornecedor são URL HTTPS, e o IP por trás de um nome pode mudar.', () => {
      for (const url of Object.values(provider.servers)) expect(url).toMatch(/^https:\/\/[a-z.]+$/);
    }),
    advice('Se a sua rede exige uma lista, peça-a ao suporte…'),
  ],
  more,
  next: [
    advice(
      'O que a especificação não diz e a sandbox teve de escolher…',
      'O que muda entre versões da API…',
      'Antes de receber dinheiro a sério…',
    ),
  ],
});
