import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { look } from './debug-webhooks/look.ts';
import { disabled, late, twice } from './debug-webhooks/symptoms.ts';

const examination = provedBy(
  'e2e/webhooks/guides.spec.ts',
  'the receiver of the guide keeps an order once and passes the examination',
);

/** An order is paid while its subscription signs wrongly; the receiver checks signatures. */
async function refuseWrongSignature(world: World): Promise<string> {
  const body = { action: 'payment_confirmed', url: world.webhookUrl };
  const { id } = (await world.api.post<Webhook>('/api/webhooks', body)).data;
  await world.api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode: 'wrong_signature' });
  world.respondWith((message) => (world.isSigned(message) ? 200 : 401));
  await world.payReference();
  return id;
}

export default claims({
  'front matter': [advice('O webhook não chega, a assinatura não bate certo…')],
  top: [
    advice(
      'O cliente pagou e a sua loja não soube.',
      'Entre o pagamento e o seu programa há poucos passos, e na sandbox todos se deixam ver.',
    ),
  ],
  outcome: [
    claim(
      'O aviso de uma encomenda de 10,00 €, recusado por causa da assinatura, com a causa à vista, e o mesmo aviso entregue à segunda tentativa.',
      async (world) => {
        const id = await refuseWrongSignature(world);
        const [refused] = await world.deliveries();
        expect(refused?.attempts).toMatchObject([{ status: 401, failureMode: 'wrong_signature' }]);
        await world.api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode: null });
        await world.pass(60);
        const [delivered] = await world.deliveries();
        expect(delivered?.state).toBe('delivered');
        expect(delivered?.attempts.map(({ status }) => status)).toEqual([401, 200]);
        expect(delivered?.body).toBe(refused?.body);
        expect((await world.notifications())[0]?.payments[0].amount).toBe(1000);
      },
    ),
    advice('Demora dez minutos.', 'Precisa da sandbox a correr e destas credenciais:'),
  ],
  symptoms: [
    advice(
      'Não chega nada | Na subscrição…',
      'Chega, e o seu programa recusa-o…',
      'Chega duas vezes | Nas subscrições…',
      'Chega tarde, ou fora de ordem | Nas tentativas…',
      'Chegava, e deixou de chegar | No estado…',
      'Só não chega ao seu computador | No túnel…',
      'O pagamento muda.',
    ),
    claim('A API procura as subscrições do evento e faz um POST ao URL de cada uma.', async (world) => {
      const urls = ['https://loja.example/one', 'https://loja.example/other'];
      for (const url of urls) await world.api.post('/api/webhooks', { action: 'payment_confirmed', url });
      await world.api.post('/api/webhooks', { action: 'payment_refunded', url: urls[0] });
      await world.payReference();
      for (const url of urls) expect(await world.actions(url)).toEqual(['payment_confirmed']);
    }),
    advice(
      'O seu servidor, ou o túnel, passa o corpo ao programa.',
      'O programa confere a assinatura, guarda e responde com sucesso.',
    ),
    claim('Sem essa resposta, a API volta a tentar.', async (world) => {
      await world.subscribe('payment_confirmed');
      world.respondWith(500);
      await world.payReference();
      await world.pass(60);
      expect(await world.messages()).toHaveLength(2);
    }),
  ],
  look,
  missing: [
    claim(
      [
        'listWebhooks com o filtro action mostra as que a sua plataforma tem para o evento.',
        'Na sandbox, um pagamento feito com outra plataforma não lhe é anunciado.',
      ],
      async (world) => {
        const { api, other } = world;
        await world.subscribe('payment_refunded');
        const { data } = await api.get<Webhook[]>('/api/webhooks?action=payment_refunded');
        expect(data.map(({ url }) => url)).toEqual([world.webhookUrl]);
        expect((await other.get('/api/webhooks?action=payment_refunded')).data).toEqual([]);
        await world.subscribe('payment_confirmed');
        await world.payReferenceAs(other);
        expect(await world.messages()).toEqual([]);
      },
      { chosen: ['behaviour-webhookScope'] },
    ),
    advice('De fora da sua rede, faça-lhe um POST sem assinatura.'),
    claim('Um recetor que confere responde 401, e fica a saber que o caminho está livre.', async (world) => {
      await world.payReference();
      const inbox = `http://localhost:4000/sandbox/inbox/${world.merchant.code}`;
      const [message] = await world.messages(inbox);
      expect(message && (await world.toInbox(message))).toBe(200);
      expect(message && (await world.toInbox(message, { headers: {} }))).toBe(401);
    }),
    claim(
      'Pague uma referência com payAtAtm, ou outro evento, e volte à lista de entregas.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        expect(await world.deliveries()).toEqual([]);
        const { id } = await world.payReference();
        expect((await world.deliveries()).map(({ paymentId }) => paymentId)).toEqual([id]);
      },
    ),
  ],
  signature: [
    advice('Dê primeiro o vetor à sua função.', 'Se o resultado não é igual, o erro está na conta.'),
    claim(
      'Se é, está no corpo, na chave ou no relógio: Porque não bate certo diz como distingui-los, e o depurador dessa página aponta o byte que difere.',
      provedBy(
        'workbench/inspectors/signature/diagnoseSignature.test.ts',
        'shows the byte where the two part, and what stands there',
      ),
    ),
  ],
  twice,
  late,
  disabled,
  resend: [
    claim('Um aviso que ainda está à espera volta sozinho; na sandbox, adiante o relógio.', async (world) => {
      await world.subscribe('payment_confirmed');
      world.respondWith(500);
      await world.payReference();
      expect((await world.deliveries())[0]?.state).toBe('waiting');
      world.respondWith(204);
      await world.pass(60);
      expect((await world.deliveries())[0]?.state).toBe('delivered');
    }),
    claim('Um que já terminou, entregue ou falhado, reenvia-se pelo id da entrega:', async (world) => {
      await world.subscribe('payment_confirmed');
      world.respondWith(500);
      await world.payReference();
      const [{ id } = { id: '' }] = await world.deliveries();
      const resend = () => world.api.post(`/sandbox/deliveries/${id}/resend`);
      expect((await resend()).refusals).toEqual(['409 c0402']);
      await world.pass(7200);
      expect((await world.deliveries())[0]?.state).toBe('failed');
      world.respondWith(204);
      for (const attempts of [10, 11]) {
        expect((await resend()).status).toBe(200);
        const [again] = await world.deliveries();
        expect([again?.state, again?.attempts.length]).toEqual(['delivered', attempts]);
      }
    }),
    source(
      'O fornecedor não tem uma operação para reenviar.',
      'product: contract/specification/operations.ts lists the 44 operations of API 1.13.0, and none sends again',
    ),
    claim(
      'Paga uma encomenda cujo aviso vai mal assinado, mostra a recusa, desfaz o erro e vê chegar a tentativa seguinte.',
      provedBy('e2e/guides/run.spec.ts', 'run as recorded in a private sandbox'),
    ),
  ],
  examine: [
    claim(
      [
        'Quando um aviso chegar, veja se chegam todos: a sandbox põe o recetor à prova com avisos certos, repetidos, cortados e falsos.',
        'Diga o URL, e leia o que ele respondeu a cada situação.',
        'No fim há um relatório para imprimir.',
      ],
      examination,
    ),
  ],
  tunnel: [
    claim('A sandbox alcança http://localhost, por isso com ela não precisa de um túnel.', async (world) => {
      const url = 'http://localhost:4500/';
      await world.api.post('/api/webhooks', { action: 'payment_confirmed', url });
      await world.payReference();
      expect(await world.actions(url)).toEqual(['payment_confirmed']);
    }),
    source(
      'O servidor de testes do fornecedor precisa de um URL público: um túnel é um programa que lhe dá um, e passa o que recebe a uma porta do seu computador.',
      'specified: guides 8, webhook not received: endpoint missing or unreachable; check the URL and firewall',
    ),
    advice('O URL muda?', 'Quem respondeu?', 'Chegou igual?', 'Quem mais lhe chega?', 'Toda a gente.'),
    claim(
      'Muitos túneis dão outro a cada arranque: atualize a subscrição com updateWebhook.',
      async (world) => {
        const [before, after] = ['https://a.loja.example/', 'https://b.loja.example/'];
        const body = { action: 'payment_confirmed', url: before };
        const { id } = (await world.api.post<Webhook>('/api/webhooks', body)).data;
        await world.api.put(`/api/webhooks/${id}`, { url: after });
        await world.payReference();
        expect([await world.actions(before), await world.actions(after)]).toEqual([
          [],
          ['payment_confirmed'],
        ]);
      },
    ),
    claim(
      'Um túnel que mostra uma página sua pode responder 200 sem lhe passar nada, e o aviso conta como recebido.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        world.respondWith(200);
        const { id } = await world.payReference();
        await world.pass(7200);
        expect((await world.deliveries()).map(({ state, attempts }) => [state, attempts.length])).toEqual([
          ['delivered', 1],
        ]);
        const found = await world.api.get<Payment>(`/api/payments/${id}`);
        expect(found.data.stateDetails.state).toBe('confirmed');
      },
    ),
    claim('Um túnel que altere o corpo estraga a assinatura.', async (world) => {
      await world.payReference();
      const inbox = `http://localhost:4000/sandbox/inbox/${world.merchant.code}`;
      const [message] = await world.messages(inbox);
      const body = `${message?.body}\n`;
      expect(message && (await world.toInbox(message, { body }))).toBe(401);
    }),
    advice(
      'Procure-o no registo do seu programa.',
      'Confira a assinatura também aqui, e feche o túnel no fim.',
    ),
  ],
  next: [
    advice(
      'Um recetor que não precisa de ser depurado: Tratamento da resposta.',
      'O mesmo cuidado no sentido contrário: Repetir sem fazer duas vezes.',
    ),
  ],
});
