import { readFileSync } from 'node:fs';
import type { Upcoming } from '@balcao/contract/control/upcoming.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Terminal } from '@balcao/contract/resources/terminals/schema.ts';
import { type FailureMode, failureModes } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { amountScenarios } from '@balcao/contract/scenarios/amounts.ts';
import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { entityScenarios } from '@balcao/contract/scenarios/entities.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/terminals.ts';
import { expect } from 'vitest';
import { exportState, importState } from '../../../sandbox/testing/privateSandbox.ts';
import { at } from '../../../tools/run/paths.mjs';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, provedBy } from '../claims.ts';
import { byPhone, walksEveryRow } from './payment-states/verbs.ts';

const reference = '/api/payments/references';
const runsAsRecorded = provedBy('e2e/guides/run.spec.ts', ' run as recorded in a private sandbox, in ');
const page = (name: string) => readFileSync(at('site/docs/guides', `${name}.mdx`), 'utf8');

/** How a payment ended: its state, and the code of its last attempt. */
async function endOf({ get }: World, id: string) {
  const { stateDetails, paymentMethod } = await get(id);
  return [stateDetails.state, paymentMethod?.result?.code];
}

/** Registers an entity and gives the state that it has after a while. */
async function registered({ api, pass }: World, clientId: string): Promise<string> {
  const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
  expect((await api.post('/api/entities', { clientId, name: 'Livraria', user })).status).toBe(201);
  await pass(10);
  const { data } = await api.get<{ stateDetails: { state: string } }>(`/api/entities/${clientId}`);
  return data.stateDetails.state;
}

/** What a subscription with a failure mode receives about two payments, and when, in seconds. */
async function received(world: World, failureMode: FailureMode) {
  await world.api.post('/sandbox/reset');
  world.receiver.received = [];
  world.pauses.length = 0;
  const body = { action: 'payment_confirmed', url: world.webhookUrl };
  const { data } = await world.api.post<{ id: string }>('/api/webhooks', body);
  await world.api.put(`/sandbox/webhooks/${data.id}/failure-mode`, { failureMode });
  await world.payReference();
  const atOnce = (await world.messages()).length;
  await world.pass(600);
  const messages = await world.messages();
  const [first] = messages;
  if (!first) throw new Error(`Nothing arrived with ${failureMode}.`);
  const [delivery] = await world.deliveries();
  return { atOnce, messages, first, whole: delivery?.body, pauses: [...world.pauses] };
}

export default claims({
  'front matter': [
    advice(
      'Os valores de teste da sandbox, o que cada um provoca, e como fazer passar o tempo, fazer falhar chamadas e baralhar avisos.',
    ),
  ],
  top: [
    claim('Tudo o que um cliente pode provocar tem um valor ou uma chamada de teste.', walksEveryRow),
    claim('A sandbox faz o resto pela ordem certa, com os mesmos avisos.', async (world) => {
      const actions = ['payment_method_error', 'payment_confirmed', 'payment_cancelled'];
      await world.subscribe(...actions);
      const { data: byItself } = await world.create({ paymentMethod: byPhone('351#900000001') });
      await world.pass(3);
      const { data: byHand } = await world.create({ paymentMethod: byPhone('351#912345678') });
      await world.answerPhone(byHand.id, 'accept');
      const told = (await world.notifications()).map(({ webhook, payments: [payment] }) => [
        payment.id,
        webhook.action,
      ]);
      expect(told).toEqual([
        [byItself.id, 'payment_confirmed'],
        [byHand.id, 'payment_confirmed'],
      ]);
    }),
    advice(
      'No fim desta página, saberá provocar um pagamento recusado, um prazo que acaba e um aviso que chega duas vezes.',
      'Precisa da sandbox a correr e destas credenciais:',
    ),
    claim(
      'Os telemóveis, os montantes e os NIF vão nos pedidos; os cartões, e também os telemóveis, escrevem-se na página de pagamento.',
      async (world) => {
        const { data } = await world.create({ paymentMethod: byPhone('351#900000020') });
        const { data: sent } = await world.terminal().ask(999_001);
        const pages = [await world.open(), await world.open()];
        await world.payerOnPage(pages[0]?.id ?? '').phone('351#900000020');
        await world.payerOnPage(pages[1]?.id ?? '').card(world.cards.declined);
        await world.pass(60);
        expect(await endOf(world, data.id)).toEqual(['pending', 'e04020']);
        expect((await endOf(world, sent.id))[0]).toBe('authorised');
        expect(await Promise.all(pages.map(({ paymentId }) => endOf(world, paymentId)))).toEqual([
          ['pending', 'e04020'],
          ['pending', 'e02433'],
        ]);
        expect(await registered(world, '999999400')).toBe('approved');
      },
    ),
    claim(
      'O resto provoca-se com chamadas a /sandbox, que levam as mesmas credenciais, ou com os botões da página da sandbox.',
      async ({ api }) => {
        const move = { advanceSeconds: 60 };
        const nobody = await api.post('/sandbox/clock', move, { authorization: undefined });
        expect(nobody.status).toBe(401);
        expect((await api.post('/sandbox/clock', move)).status).toBe(200);
        expect((await api.post('/sandbox/faults', { kind: 'latency', calls: 1 })).status).toBe(201);
      },
    ),
  ],
  cards: [
    advice('Escreva um destes números na página de pagamento.'),
    claim(
      'Servem qualquer validade futura e qualquer código de segurança; outro número é recusado, para que ninguém ali use um cartão verdadeiro.',
      async (world) => {
        for (const { number, outcome, code } of cardScenarios) {
          for (const more of [
            { expiryMonth: '01', expiryYear: '2026', cvc: '000' },
            { expiryMonth: '11', expiryYear: '2044', cvc: '999' },
          ]) {
            const { id, paymentId } = await world.open();
            const payer = world.payerOnPage(id);
            await payer.card(number, more);
            if (outcome === 'challenge') await payer.bank('accept');
            const end = outcome === 'decline' ? ['pending', code] : ['confirmed', undefined];
            expect([number, await endOf(world, paymentId)]).toEqual([number, end]);
          }
        }
        const other = await world.open();
        for (const number of ['4012888888881881', '5105105105105100', '4242424242424241'])
          expect((await world.payerOnPage(other.id).card(number)).status).toBe(422);
        expect(await endOf(world, other.paymentId)).toEqual(['pending', undefined]);
      },
      { chosen: ['scenario-cards'] },
    ),
  ],
  phones: [
    claim(
      'Peça o pagamento com createPayment, ou escreva o telemóvel na página de pagamento: nos que falham, os últimos três algarismos são os do código que provocam.',
      async (world) => {
        for (const { phone, outcome, whenSaved } of phoneScenarios) {
          const customer = { customer: { uuid: world.seed.customers.own } };
          const saved = whenSaved ? { createRegistration: true } : {};
          const details = { phoneNumber: phone, ...saved };
          const asked = await world.create({
            paymentMethod: { code: 'MW', details },
            ...(whenSaved && customer),
          });
          const onPage = whenSaved ? undefined : await world.open();
          if (onPage) await world.payerOnPage(onPage.id).phone(phone);
          await world.pass(5 * 60);
          for (const id of [asked.data.id, ...(onPage ? [onPage.paymentId] : [])]) {
            const [state, code = ''] = await endOf(world, id);
            const digits = outcome === 'accept' ? '' : phone.slice(-3);
            const good = outcome === 'accept' ? 'confirmed' : 'pending';
            expect([phone, state, code.slice(-3)]).toEqual([phone, good, digits]);
          }
        }
      },
      { chosen: ['scenario-phones'] },
    ),
    claim(
      'Qualquer outro telemóvel espera pela sua resposta, com answerPhone; sem resposta, o pedido expira ao fim de pushMinutes minutos.',
      async (world) => {
        const ask = async (phone: string) => (await world.create({ paymentMethod: byPhone(phone) })).data.id;
        const ids = [await ask('351#912345678'), await ask('34#612345678'), await ask('351#961234567')];
        const ends = () => Promise.all(ids.map((id) => endOf(world, id)));
        await world.pass(4 * 60 + 59);
        expect(await ends()).toEqual(ids.map(() => ['pending_confirmation', undefined]));
        await world.answerPhone(ids[0] ?? '', 'accept');
        await world.answerPhone(ids[1] ?? '', 'refuse');
        await world.pass(1);
        expect(await ends()).toEqual([
          ['confirmed', undefined],
          ['pending', 'e04020'],
          ['pending', 'e04201'],
        ]);
      },
      { chosen: ['limit-pushMinutes'] },
    ),
  ],
  multibanco: [
    claim('Uma referência não tem valores mágicos: paga-se.', async (world) => {
      const amounts = amountScenarios.map(({ amountCents }) => amountCents);
      const made = [];
      for (const amount of amounts) made.push((await world.api.post<Payment>(reference, { amount })).data);
      await world.pass(3600);
      for (const { id } of made) expect(await endOf(world, id)).toEqual(['pending', undefined]);
      const [first] = made;
      await world.api.post('/sandbox/atm', { ...first?.referenceDetails, amount: first?.amount });
      expect((await endOf(world, first?.id ?? ''))[0]).toBe('confirmed');
    }),
    claim(
      'payAtAtm recebe entidade, referência e montante, e recusa como uma caixa Multibanco recusaria.',
      async (world) => {
        const { data } = await world.api.post<Payment>(reference, { amount: 1000 });
        const { entity, reference: number } = data.referenceDetails;
        const right = { entity, reference: number, amount: 1000 };
        const pay = async (typed: object) => (await world.api.post('/sandbox/atm', typed)).refusals;
        for (const missing of ['entity', 'reference', 'amount'])
          expect((await pay({ ...right, [missing]: undefined }))[0]).toMatch(/^422 e002(02|21)$/);
        expect(await pay({ ...right, amount: 1001 })).toEqual(['409 c0102']);
        expect(await pay({ ...right, entity: '54321' })).toEqual(['404 c0101']);
        expect(await pay({ ...right, reference: '009999999' })).toEqual(['404 c0101']);
        expect(await pay(right)).toEqual([]);
        expect(await pay(right)).toEqual(['409 c0103']);
      },
    ),
    claim('O guia Pagamento com referência Multibanco tem a caixa ao lado do texto.', () => {
      expect(page('payments/payment-multibanco')).toContain('panel="multibanco"');
    }),
  ],
  terminals: [
    claim(
      'Estes montantes, enviados com createTerminalPayment, fazem o terminal avançar sozinho.',
      async (world) => {
        const here = world.terminal();
        const validDate = { end: '2026-01-15T10:20:00' };
        for (const { amountCents, actions, lateMinutes, code, refundsOnly } of amountScenarios) {
          await world.api.post('/sandbox/reset');
          if (refundsOnly) {
            const paid = world.seed.payments.settledTerminal;
            const { data } = await here.askBack(paid, amountCents);
            await here.pass(60);
            expect([amountCents, await endOf(world, data.id)]).toEqual([amountCents, ['cancelled', code]]);
            continue;
          }
          const { data } = await here.ask(amountCents, { validDate });
          await here.pass(3600);
          const paid = actions.includes('settle') ? 'confirmed' : 'authorised';
          const state = actions.includes('approve') && lateMinutes === 0 ? paid : 'cancelled';
          expect([amountCents, await endOf(world, data.id)]).toEqual([amountCents, [state, code]]);
        }
      },
      { chosen: ['scenario-amounts'] },
    ),
    claim(
      'Com outro montante, apresente o cartão e escreva o PIN com presentCard e typePin.',
      async (world) => {
        const { uuid, ask, pass } = world.terminal();
        const { data } = await ask(5000);
        await pass(30);
        expect((await endOf(world, data.id))[0]).toBe('pending_confirmation');
        const act = (name: string, body: object) =>
          world.api.post(`/sandbox/terminals/${uuid}/${name}`, body);
        expect((await act('card', { entry: 'insert', number: world.cards.visa })).status).toBe(200);
        expect((await act('pin', { pin: '1234' })).status).toBe(200);
        await pass(5);
        expect((await endOf(world, data.id))[0]).toBe('authorised');
      },
    ),
    claim('Estes terminais já vêm com um problema; procure o uuid pelo número:', async (world) => {
      const { data } = await world.api.get<Terminal[]>('/api/terminals');
      for (const { terminalId, terminalFault, uuid } of terminalScenarios) {
        const found = data.filter((each) => each.terminalId === terminalId);
        expect(found.map((each) => each.uuid)).toEqual([uuid]);
        expect((await world.terminal(uuid).look()).terminalFault).toBe(terminalFault);
      }
      expect((await world.terminal().look()).terminalFault).toBe('none');
    }),
  ],
  entities: [
    claim(
      'Registe um destes NIF com createEntity e receba o aviso da decisão.',
      async (world) => {
        await world.subscribe('entity_approved', 'entity_declined');
        for (const { clientId, action } of entityScenarios) {
          const [state, event] =
            action === 'approve' ? ['approved', 'entity_approved'] : ['declined', 'entity_declined'];
          expect(await registered(world, clientId)).toBe(state);
          expect((await world.actions()).at(-1)).toBe(event);
          expect((await world.notifications()).at(-1)?.entities[0].clientId).toBe(clientId);
        }
      },
      { chosen: ['scenario-entities'] },
    ),
    claim('As outras entidades ficam pendentes até reviewEntity.', async (world) => {
      expect(await registered(world, '500000000')).toBe('pending');
      await world.pass(30 * 86_400);
      const review = '/sandbox/entities/500000000/review';
      const state = async () =>
        (await world.api.get<{ stateDetails: { state: string } }>('/api/entities/500000000')).data
          .stateDetails.state;
      expect(await state()).toBe('pending');
      await world.api.post(review, { action: 'approve' });
      expect(await state()).toBe('approved');
    }),
  ],
  clock: [
    claim('O relógio da sandbox só anda para a frente.', async ({ api }) => {
      for (const back of [
        { to: '2026-01-15T09:59:59' },
        { to: '2020-01-01T00:00:00' },
        { to: '2026-01-15T10:00:00' },
      ])
        expect((await api.post('/sandbox/clock', back)).refusals).toEqual(['422 c0301']);
      expect((await api.post('/sandbox/clock', { advanceSeconds: -60 })).status).toBe(422);
      expect((await api.get<{ offsetSeconds: number }>('/sandbox/clock')).data.offsetSeconds).toBe(0);
    }),
    claim(
      [
        'moveClock com advanceSeconds, ou com to e uma data, faz acontecer por ordem tudo o que vence nesse tempo: prazos, pedidos MB WAY, novas tentativas de avisos, fecho do dia.',
        'listUpcoming diz o que vem a seguir.',
      ],
      async (world) => {
        for (const move of [{ advanceSeconds: 86_400 }, { to: '2026-01-16T10:00:00' }]) {
          await world.api.post('/sandbox/reset');
          world.receiver.received = [];
          await world.subscribe('payment_method_error', 'payment_expired', 'payment_confirmed');
          world.respondWith(({ url }) => (url === world.webhookUrl ? 503 : 204));
          const paid = await world.payReference();
          world.respondWith(204);
          const { data: phone } = await world.create({ paymentMethod: byPhone('351#912345678') });
          const validDate = { end: '2026-01-15T12:00:00' };
          const { data: due } = await world.api.post<Payment>(reference, { amount: 1000, validDate });
          const own = [paid.id, phone.id, due.id];
          const ahead = (await world.api.get<Upcoming[]>('/sandbox/upcoming')).data
            .filter(({ paymentId }) => paymentId !== null && own.includes(paymentId))
            .map(({ kind, paymentId, at: moment }) => [kind, paymentId, moment.slice(0, 16)]);
          expect(ahead).toEqual([
            ['delivery_leaves', paid.id, '2026-01-15T10:01'],
            ['push_expires', phone.id, '2026-01-15T10:05'],
            ['payment_expires', due.id, '2026-01-15T12:00'],
            ['day_closes', paid.id, '2026-01-16T00:00'],
          ]);
          await world.api.post('/sandbox/clock', move);
          const told = (await world.notifications())
            .map(({ webhook, payments: [payment] }) => [payment.id, webhook.action])
            .filter(([id]) => own.includes(String(id)));
          expect(told).toEqual([
            [paid.id, 'payment_confirmed'],
            [paid.id, 'payment_confirmed'],
            [phone.id, 'payment_method_error'],
            [phone.id, 'payment_expired'],
            [due.id, 'payment_expired'],
          ]);
          const { transferDetails } = await world.get(paid.id);
          expect(transferDetails?.transferredAt).toBe('2026-01-16T00:00:00+00:00');
        }
      },
    ),
  ],
  faults: [
    claim(
      'createFault faz falhar as próximas chamadas: demora, erro 500, erro 502 do adquirente, sandbox indisponível (503), ou a ligação que cai depois de o pagamento ter sido criado.',
      async (world) => {
        const count = async () => (await world.api.get<Payment[]>('/api/payments?limit=100')).data.length;
        const met: Record<string, unknown> = {};
        for (const kind of [
          'latency',
          'server_error',
          'acquirer_error',
          'unavailable',
          'dropped_connection',
        ]) {
          const before = await count();
          await world.api.post('/sandbox/faults', { kind, calls: 2, operation: 'createReference' });
          const send = () =>
            world.api.post(reference, { amount: 1000 }).then(
              ({ status }) => status,
              () => 'cut',
            );
          const statuses = [await send(), await send()];
          met[kind] = [...statuses, (await count()) - before];
          expect([kind, await send()]).toEqual([kind, 201]);
        }
        expect(met).toEqual({
          latency: [201, 201, 2],
          server_error: [500, 500, 0],
          acquirer_error: [502, 502, 0],
          unavailable: [503, 503, 0],
          dropped_connection: ['cut', 'cut', 2],
        });
        expect(world.pauses).toHaveLength(2);
      },
    ),
    claim(
      'Esta última é a que mais engana: repita a chamada com o mesmo customUniqueId e confirme que não cobra duas vezes.',
      async ({ api }) => {
        await api.post('/sandbox/faults', { kind: 'dropped_connection', calls: 1 });
        const order = { amount: 1000, customUniqueId: 'ENCOMENDA-1' };
        await expect(api.post(reference, order)).rejects.toThrow();
        expect((await api.post(reference, order)).refusals).toEqual(['409 e00600']);
        const { data } = await api.get<Payment[]>('/api/payments?customUniqueId=ENCOMENDA-1');
        expect(data).toHaveLength(1);
      },
    ),
    claim('O guia Sandbox lista todas as falhas.', () => {
      expect(page('sandbox')).toContain('<Scenarios of="faults" />');
    }),
    claim('Adianta o relógio um dia, programa uma falha e provoca-a, na sua sandbox.', runsAsRecorded),
  ],
  webhooks: [
    claim(
      'setFailureMode põe uma subscrição num modo de falha: avisos repetidos, fora de ordem, atrasados, lentos, cortados, com a hora antiga ou a assinatura errada.',
      async (world) => {
        const said = async (mode: FailureMode) => {
          const { atOnce, messages, first, whole, pauses } = await received(world, mode);
          const age = first.at / 1000 - Number(world.signatureParts(first).ts);
          const hasWhole = first.body === whole;
          return {
            atOnce,
            all: messages.length,
            signed: world.isSigned(first),
            hasWhole,
            old: age > 1800,
            pauses,
          };
        };
        const plain = { atOnce: 1, all: 1, signed: true, hasWhole: true, old: false, pauses: [] };
        expect(await said('duplicate')).toEqual({ ...plain, atOnce: 2, all: 2 });
        expect(await said('out_of_order')).toEqual({ ...plain, atOnce: 0 });
        expect(await said('delayed')).toEqual({ ...plain, atOnce: 0 });
        expect((await said('slow')).pauses.length).toBeGreaterThan(1);
        expect(await said('truncated')).toMatchObject({ signed: false, hasWhole: false });
        expect(await said('stale_timestamp')).toMatchObject({ old: true, hasWhole: true });
        expect(await said('wrong_signature')).toMatchObject({ signed: false, hasWhole: true });
      },
    ),
    advice('O seu recetor tem de saber lidar com todos.'),
    claim('O guia Sandbox lista todos os modos.', () => {
      expect(page('sandbox')).toContain('<Scenarios of="failureModes" />');
      expect(failureModes.length).toBeGreaterThan(6);
    }),
    claim(
      'Um aviso falhado é tentado … vezes; resendDelivery volta a enviá-lo à mão.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        world.respondWith(500);
        await world.payReference();
        await world.pass(7 * 86_400);
        const [delivery] = await world.deliveries();
        expect([delivery?.attempts.length, delivery?.state]).toEqual([9, 'failed']);
        world.respondWith(204);
        await world.api.post(`/sandbox/deliveries/${delivery?.id}/resend`);
        const [again] = await world.deliveries();
        expect([again?.attempts.length, again?.state]).toEqual([10, 'delivered']);
      },
      { chosen: ['limit-retryGapsMinutes'] },
    ),
  ],
  private: [
    claim(
      'createTenant abre uma sandbox com credenciais, dados e relógio próprios: uma por programador, ou uma por teste automático.',
      async (world) => {
        const [mine, yours] = [await world.openPrivateSandbox(), await world.openPrivateSandbox()];
        expect(mine.privateKey).not.toBe(yours.privateKey);
        expect(mine.platformCode).not.toBe(yours.platformCode);
        const { data } = await mine.api.post<Payment>(reference, { amount: 1000 });
        expect((await yours.api.get(`/api/payments/${data.id}`)).refusals).toEqual(['404 e00502']);
        await mine.api.post('/sandbox/clock', { advanceSeconds: 60 });
        const { data: clock } = await yours.api.get<{ offsetSeconds: number }>('/sandbox/clock');
        expect(clock.offsetSeconds).toBe(0);
      },
    ),
    claim(
      'exportSandbox guarda o estado dela, importSandbox repõe-no com identificadores novos nas páginas de pagamento, resetSandbox recomeça.',
      async (world) => {
        const { api, checkouts } = await world.openPrivateSandbox();
        const { data } = await api.post<Payment>(reference, { amount: 1000 });
        const state = await exportState(api);
        const exists = async () => (await api.get(`/api/payments/${data.id}`)).status === 200;
        await api.post('/sandbox/reset');
        expect(await exists()).toBe(false);
        expect((await importState(api, state)).status).toBe(200);
        expect(await exists()).toBe(true);
        expect((await api.get(`/api/checkouts/${checkouts.ready}`)).refusals).toEqual(['404 e00501']);
        const tokens = ((await exportState(api)).tables.payments ?? []).flatMap(
          (row) => row.checkout_id ?? [],
        );
        expect(tokens.length).toBeGreaterThan(0);
        for (const token of tokens) expect((await api.get(`/api/checkouts/${token}`)).status).toBe(200);
      },
    ),
    claim(
      'O workbenchUrl da resposta abre a página dessa sandbox, para ver o que lá fez um teste que falhou.',
      provedBy(
        'e2e/workbench/firstSteps.spec.ts',
        'the link of a tenant that a test opened shows what the test did, and leaves no key in the address bar',
      ),
    ),
    claim(
      'Usar a sandbox nos seus testes tem testes assim, prontos a copiar.',
      provedBy('cli/package/guide.test.ts', 'passes all its tests at once'),
    ),
  ],
  next: [
    advice(
      'Faça um pagamento do princípio ao fim: Pagamento com referência Multibanco.',
      'Veja na especificação os erros de cada operação.',
      'Veja cada operação dos simuladores, com exemplos e uma consola: API da sandbox.',
    ),
  ],
});
