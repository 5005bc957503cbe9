import { readdirSync, readFileSync } from 'node:fs';
import type { Push } from '@balcao/contract/control/phone.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { at } from '../../../../tools/run/paths.mjs';
import { recordedSteps, sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';
import { byPhone, noon, onPhone, slow, stateOf, states } from '../payment-states/verbs.ts';
import { outcomes } from './payment-mbway.outcomes.ts';
import { acceptedWithPin, credentialsOf, waiting } from './verbs.ts';

const phoneTests = 'e2e/workbench/phone.spec.ts';
const masked = { countryCode: '351', last3Digits: '678' };

/** The whole number and the mask that a payment shows. */
async function shownPhone(world: World, { id }: Payment) {
  const { phoneNumber, countryCode, last3Digits } = (await world.get(id)).paymentMethod?.details ?? {};
  return [phoneNumber, { countryCode, last3Digits }];
}

export default claims({
  'front matter': [advice('Envie um pedido MB WAY para o telemóvel do cliente, siga-o até ser aceite…')],
  top: [
    claim(
      [
        'O cliente diz-lhe o número de telemóvel, recebe um pedido na aplicação MB WAY e aceita com o PIN.',
        'Um webhook diz à sua loja que está pago.',
      ],
      acceptedWithPin,
    ),
  ],
  outcome: [
    claim(
      'Um pagamento MB WAY aceite num telemóvel virtual, o webhook que o confirma, e um segundo pedido que foi recusado e voltou a ser tentado.',
      async (world) => {
        await acceptedWithPin(world);
        const { data } = await sendRecorded<Payment>(world, 'payments/mbway-refused', 'create');
        await world.pass(3);
        expect(await stateOf(world, data)).toBe('pending');
        const path = `/api/payments/${data.id}`;
        await sendRecorded(world, 'payments/mbway-refused', 'retry', path);
        await world.pass(3);
        expect(await stateOf(world, data)).toBe('confirmed');
      },
    ),
    advice('Conte com dez minutos.'),
    claim(
      'Precisa da sandbox a correr (npm start na pasta do projeto) e destas credenciais, que os exemplos já usam:',
      credentialsOf('payments/mbway', 'payments/mbway-refused'),
    ),
  ],
  flow: [
    claim(
      [
        'A chamada não espera pelo cliente.',
        'A resposta chega logo, com pending_confirmation, e o desfecho vem depois, por webhook.',
        'O cliente dá o número de telemóvel à loja.',
        'A loja cria o pagamento na API, que envia um pedido para a aplicação MB WAY e responde que espera confirmação.',
        'O cliente aceita na aplicação.',
        'A API avisa a loja com um webhook assinado e a loja responde com sucesso.',
      ],
      acceptedWithPin,
    ),
  ],
  create: [
    claim('Chame createPayment com o método MW e o telemóvel.', async (world) => {
      const { request } = recordedSteps('payments/mbway').find(({ name }) => name === 'create') ?? {};
      expect(JSON.parse(request?.body ?? '').paymentMethod).toEqual(byPhone('351#900000001'));
      const { data } = await sendRecorded<Payment>(world, 'payments/mbway', 'create');
      expect([data.paymentMethod?.code, data.stateDetails.state]).toEqual(['MW', waiting]);
      expect((await world.create({ paymentMethod: { code: 'MW' } })).refusals).toEqual(['422 e00217']);
    }),
    claim(
      'O número escreve-se com o indicativo do país, um cardinal e o resto: 351# e nove algarismos.',
      async (world) => {
        for (const phone of ['351#912345678', '351#900000001', '34#612345678'])
          expect((await world.create({ paymentMethod: byPhone(phone) })).status, phone).toBe(201);
        for (const phone of ['351912345678', '+351#912345678', '912345678', '351#912 345 678'])
          expect((await world.create({ paymentMethod: byPhone(phone) })).status, phone).toBe(422);
      },
    ),
    claim('O montante vai em cêntimos.', async (world) => {
      const { id, amount } = await onPhone(world, { amount: 2500 });
      expect(amount).toBe(2500);
      const { data } = await world.api.get<Push[]>('/sandbox/pushes');
      expect(data.find(({ paymentId }) => paymentId === id)?.amount).toBe(2500);
      expect((await world.create({ paymentMethod: byPhone(slow), amount: 25.5 })).status).toBe(422);
    }),
    claim('Guarde o id.', async (world) => {
      const { id } = await onPhone(world);
      await world.answerPhone(id, 'accept');
      expect((await world.get(id)).stateDetails.state).toBe('confirmed');
    }),
    claim(
      'O número completo aparece enquanto o pagamento está em aberto, para o poder corrigir: pago ou cancelado, a sandbox mostra apenas o indicativo e os três últimos algarismos.',
      async (world) => {
        const [paid, cancelled, expired] = [await onPhone(world), await onPhone(world), await onPhone(world)];
        for (const each of [paid, cancelled, expired])
          expect(await shownPhone(world, each)).toEqual([slow, masked]);
        for (const each of [cancelled, expired]) await world.answerPhone(each.id, 'refuse');
        for (const each of [cancelled, expired])
          expect([await stateOf(world, each), ...(await shownPhone(world, each))]).toEqual([
            'pending',
            slow,
            masked,
          ]);
        await world.answerPhone(paid.id, 'accept');
        await world.cancel(cancelled.id);
        await world.pass(30 * 60);
        const all = [paid, cancelled, expired];
        expect(await states(world, all)).toEqual(['confirmed', 'cancelled', 'cancelled']);
        for (const { id } of all) {
          expect(await shownPhone(world, await world.get(id))).toEqual([undefined, masked]);
          expect(JSON.stringify((await world.api.get(`/api/payments/${id}`)).body)).not.toContain('912345');
        }
      },
    ),
  ],
  wait: [
    advice('Mostre uma página de espera com três coisas…'),
    claim(
      'Na sandbox, o pedido dura pushMinutes minutos na aplicação, ou menos se validDate.end vier antes.',
      async (world) => {
        const soon = { validDate: { end: '2026-01-15T10:02:00' } };
        const [usual, brief] = [await onPhone(world, noon), await onPhone(world, soon)];
        const both = () => states(world, [usual, brief]);
        await world.pass(2 * 60 - 1);
        expect(await both()).toEqual([waiting, waiting]);
        await world.pass(1);
        expect(await both()).toEqual([waiting, 'cancelled']);
        await world.pass(3 * 60 - 1);
        expect(await stateOf(world, usual)).toBe(waiting);
        await world.pass(1);
        expect(await stateOf(world, usual)).toBe('pending');
        expect((await world.answerPhone(usual.id, 'accept')).refusals).toEqual(['409 c0201']);
      },
      { chosen: ['limit-pushMinutes'] },
    ),
    source(
      'A especificação diz de 5 a 10: pergunte à API antes de o dar por perdido.',
      'specified: guides 9, an MB WAY notification expires after 5 to 10 minutes',
    ),
    advice('E não deixe o botão ativo: um segundo clique não deve criar outro pagamento.'),
    claim(
      'Envie customUniqueId com o número da encomenda, e o pedido repetido é recusado com e00600.',
      async (world) => {
        const body = { paymentMethod: byPhone(slow), customUniqueId: 'ENCOMENDA-1' };
        const first = await world.create(body);
        expect(first.status).toBe(201);
        expect((await world.create(body)).refusals).toEqual(['409 e00600']);
        const { data } = await world.api.get<Payment[]>('/api/payments?customUniqueId=ENCOMENDA-1');
        expect(data.map(({ id }) => id)).toEqual([first.data.id]);
      },
      { chosen: ['error-e00600'] },
    ),
    advice('A nossa página de pagamento enquanto espera pela aplicação.'),
  ],
  accept: [
    advice('Em produção, quem aceita é o cliente.', 'Na sandbox, tem o telemóvel na secretária:'),
    claim(
      'Peça um pagamento para um número, veja o pedido chegar e responda-lhe: aceitar, recusar ou deixar passar o tempo.',
      [
        ...provedBy(
          phoneTests,
          'a notification rings by itself, and the right PIN pays; a wrong one only says so',
          'a holder who declines charges nothing, and the rule says what became of the payment',
          'nobody answers, the request expires, and a second number pays the same order',
        ),
        ...provedBy(
          'e2e/guides/customerPhone.spec.ts',
          "the customer's phone begins with the form that asks it, under one title, on a ",
        ),
      ],
    ),
    advice('Nos seus testes automáticos, use os números que respondem sozinhos.'),
    claim(
      'Este aceita ao fim de três segundos, que o relógio da sandbox salta por si:',
      async (world) => {
        const { data: early } = await sendRecorded<Payment>(world, 'payments/mbway', 'create');
        await world.pass(2);
        expect(await stateOf(world, early)).toBe(waiting);
        await world.pass(1);
        expect(await stateOf(world, early)).toBe('confirmed');
        const { data } = await sendRecorded<Payment>(world, 'payments/mbway', 'create');
        await sendRecorded(world, 'payments/mbway', 'wait');
        expect(await stateOf(world, data)).toBe('confirmed');
      },
      { chosen: ['scenario-phones'] },
    ),
  ],
  webhook: [
    claim(
      [
        'Com uma subscrição de payment_confirmed, a sandbox envia ao seu servidor o pagamento inteiro:',
        'Se preferir não esperar, ou se perdeu o aviso, pergunte:',
      ],
      async (world) => {
        await world.subscribe('payment_confirmed');
        const { id } = await onPhone(world, { code: 'REF-0043', summary: 'Encomenda 0043' });
        expect(await world.messages()).toEqual([]);
        await world.answerPhone(id, 'accept');
        const [told, ...more] = await world.notifications();
        expect(more).toEqual([]);
        expect(told?.payments).toEqual([await world.get(id)]);
        expect(told?.payments[0]).toMatchObject({
          id,
          code: 'REF-0043',
          stateDetails: { state: 'confirmed' },
        });
      },
      { chosen: ['behaviour-webhookPayload'] },
    ),
    claim(
      'Confira a assinatura antes de entregar a encomenda; o guia Autenticação dos pedidos tem o código em cinco linguagens.',
      () => {
        const guide = readFileSync(at('site/docs/guides/webhooks/request-auth.mdx'), 'utf8');
        expect(guide).toContain('<Program is="signature" />');
        const files = readdirSync(at('examples/receivers')).filter((file) => /^signature\.\w+$/i.test(file));
        expect(files.sort()).toEqual([
          'Signature.java',
          'signature.mjs',
          'signature.php',
          'signature.py',
          'signature.sh',
        ]);
      },
    ),
  ],
  ...outcomes,
  next: [
    advice(
      'Guarde o telemóvel para a próxima compra…',
      'Deixe a página de pagamento perguntar o número por si: Checkout MB WAY.',
      'Devolva o dinheiro: Reembolsar ou cancelar um pagamento.',
    ),
  ],
});
