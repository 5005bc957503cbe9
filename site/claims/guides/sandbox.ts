import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultKinds } from '@balcao/contract/control/faultKinds.ts';
import { paymentStates } from '@balcao/contract/resources/payments/enums.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { expect } from 'vitest';
import { basic, merchant, otherMerchant } from '../../../sandbox/testing/api.ts';
import { onFullDisk } from '../../../sandbox/testing/fullDisk.ts';
import { openTestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { at } from '../../../tools/run/paths.mjs';
import { sendRecorded } from '../../proofs/check/recorded.ts';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { limitRows } from './sandbox/limits.ts';
import { privateRows } from './sandbox/private.ts';

const outage = provedBy(
  'sandbox/server/outage.test.ts',
  'stops at once answers 503 until it is back, and its streams go on',
);
const devices = [
  ...provedBy(
    'e2e/workbench/firstSteps.spec.ts',
    'from the first call to a verified webhook that is sent again, and every step arrives by itself',
    'a reference is paid from home too, and the second time it is refused',
  ),
  ...provedBy(
    'e2e/workbench/phone.spec.ts',
    'a notification rings by itself, and the right PIN pays; a wrong one only says so',
  ),
  ...provedBy(
    'e2e/workbench/terminal.spec.ts',
    'a small payment is tapped, approved and printed, and paid once the day of the terminal closes',
  ),
];
const reference = '/api/payments/references';
const nobody = { authorization: undefined, 'paypay-clientid': undefined };

const list = async ({ api }: World) => (await api.get<Payment[]>('/api/payments?limit=100')).data;

/** The state that a magic phone leads to, and the code it ends with. */
async function afterPhone(world: World, { phone, whenSaved }: (typeof phoneScenarios)[number]) {
  const details = { phoneNumber: phone, ...(whenSaved && { createRegistration: true }) };
  const customer = whenSaved && { customer: { uuid: world.seed.customers.own } };
  const { data } = await world.create({ paymentMethod: { code: 'MW', details }, ...customer });
  await world.pass(5 * 60);
  const { stateDetails, paymentMethod } = await world.get(data.id);
  return [stateDetails.state, paymentMethod?.result?.code];
}

export default claims({
  'front matter': [
    advice(
      'Um fornecedor de pagamentos no seu computador: credenciais prontas, valores de teste, um relógio que se adianta e falhas a pedido.',
    ),
  ],
  top: [
    advice('Um fornecedor de pagamentos no seu computador.'),
    claim(
      'Responde, cobra e avisa como a especificação descreve, e falha quando lho pede; o dinheiro é a fingir.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const { id, stateDetails } = await world.charge();
        expect(stateDetails.state).toBe('confirmed');
        expect((await world.notifications()).map(({ payments: [payment] }) => payment.id)).toEqual([id]);
        const faulty = { 'sandbox-fault': 'server_error' };
        expect((await world.api.send('POST', reference, { amount: 1000 }, faulty)).status).toBe(500);
        expect((await world.api.post(reference, { amount: 1000 })).status).toBe(201);
      },
    ),
  ],
  outcome: [
    advice(
      'Uma sandbox a correr, adiantada um dia, e uma chamada que falhou porque a mandou falhar.',
      'Demora uns dez minutos.',
    ),
  ],
  start: [
    claim('Na primeira vez, traga o código deste portal, com o qual vêm a sandbox e os exemplos.', () => {
      for (const folder of ['sandbox', 'examples']) expect(existsSync(at(folder)), folder).toBe(true);
    }),
    claim('Precisa de Git e de Node.js 20.19 ou mais recente:', () => {
      const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
      expect(engines.node).toBe('>=20.19');
      expect(readFileSync(at('tools/run/node-version.mjs'), 'utf8')).toContain('const floor = [20, 19];');
    }),
    advice('Arranque-a nessa pasta, a que estes guias chamam pasta do projeto:'),
    source(
      'O comando serve a sandbox e este site.',
      'product: tools/start/start.mjs serves the built site and starts the sandbox',
    ),
    claim(
      'Se instalou o pacote balcao na sua loja, npx balcao start arranca aí a mesma sandbox, sem o site e com os dados em memória.',
      provedBy(
        'cli/package/package.test.ts',
        'starts with workbench and payment pages, takes a payment, and ends in order',
        'keeps its data in a folder',
        'is run by its name',
      ),
    ),
    source(
      'A API responde assim que o terminal mostra as credenciais.',
      'product: tools/start/start.mjs prints the message after /sandbox/ready responded',
    ),
    claim(
      'Abra a página da sandbox: mostra em direto as chamadas, os pagamentos e os webhooks, e tem uma caixa Multibanco, um telemóvel e um terminal para fazer de cliente.',
      devices,
    ),
    claim(
      'Se a porta 4000 estiver ocupada, escolha outra na variável SANDBOX_PORT: os exemplos e os painéis destas páginas passam a usá-la.',
      [
        ...provedBy(
          'tools/start.test.ts',
          'names a taken %s and the variable that changes it, before any build',
        ),
        ...provedBy('tools/start/site-server.test.ts', '%s names the sandbox of this start'),
        // The journeys run on a port of their own.
        ...provedBy(
          'e2e/guides/destination.spec.ts',
          'another sandbox that is chosen once answers panels, forms and the console, and samples name it, also after a reload',
        ),
      ],
    ),
    claim('Os dados ficam na pasta .data e continuam lá no arranque seguinte.', async () => {
      const configuration = readFileSync(at('sandbox/server/configuration.ts'), 'utf8');
      expect(configuration).toContain("env.DATA_DIR ?? '.data'");
      const folder = mkdtempSync(join(tmpdir(), 'balcao-claims-'));
      try {
        const location = { sqlite: join(folder, 'sandbox.db') };
        const first = await openTestSandbox(location);
        const { data } = await first.api.post<Payment>(reference, { amount: 4711 });
        await first.close();
        const second = await openTestSandbox(location);
        expect((await second.api.get<Payment>(`/api/payments/${data.id}`)).data.amount).toBe(4711);
        await second.close();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }),
    claim(
      'Só o seu computador lhe chega; o que se pode mudar está em Instalar e operar a sandbox.',
      provedBy(
        'sandbox/server/process.start.test.ts',
        'is reached by every name of this machine, by no other, and not from outside',
      ),
    ),
  ],
  ready: [
    claim('getHealth responde enquanto o processo viver, sem tocar na base de dados.', outage),
    claim(
      'getReadiness pergunta-lhe: responde 200 quando a sandbox pode ler e escrever, ou 503 e o que falta.',
      async ({ api }) => {
        expect((await api.get('/sandbox/ready', nobody)).status).toBe(200);
        const { health, ready, missing, read } = await onFullDisk();
        expect([health, ready, read]).toEqual([200, 503, 200]);
        expect(missing).toContain('escrit');
      },
    ),
    advice('Num script que espera pela sandbox, ou num balanceador de carga, use o segundo.'),
    claim(
      'Se a base de dados parar, a sandbox responde 503 s00101 com Retry-After, e continua sozinha quando ela voltar.',
      outage,
    ),
  ],
  seed: [
    claim('Uma sandbox acabada de arrancar aceita estas credenciais.', async () => {
      const fresh = await openTestSandbox({ sqlite: ':memory:' });
      for (const { code, privateKey, clientId } of [merchant, otherMerchant]) {
        const headers = { authorization: basic(code, privateKey), 'paypay-clientid': clientId };
        expect((await fresh.api.get('/api/availableMethods?amount=1000', headers)).status).toBe(200);
      }
      await fresh.close();
    }),
    source(
      'São de teste: não servem em mais lado nenhum.',
      'product: contract/scenarios/seed.ts, whose keys and tax numbers nobody has',
    ),
    claim(
      'Há uma segunda plataforma, com outra entidade, para ver como a API protege o que é dos outros:',
      async ({ api, other, seed, merchant: own }) => {
        const theirs = `/api/payments/${seed.payments.otherEntity}`;
        expect((await other.get(theirs)).status).toBe(200);
        expect((await api.get(theirs)).refusals).toEqual(['404 e00502']);
        const headers = {
          authorization: basic(own.code, own.privateKey),
          'paypay-clientid': seed.otherEntity.clientId,
        };
        expect((await api.get('/api/payments', headers)).refusals).toEqual(['401 e00101']);
      },
    ),
    claim(
      'Encontra também pagamentos de cada método e em cada estado, clientes com métodos guardados, terminais, intervalos de referências e subscrições de webhooks.',
      async (world) => {
        const payments = await list(world);
        const states = new Set(payments.map(({ stateDetails }) => stateDetails.state));
        expect([...states].sort()).toEqual([...paymentStates].sort());
        const methods = new Set(payments.flatMap(({ paymentMethod }) => paymentMethod?.code ?? []));
        expect([...methods].sort()).toEqual(['CC', 'MB', 'MW']);
        const saved = `/api/customers/${world.seed.customers.own}/paymentMethods`;
        for (const path of [
          '/api/customers',
          saved,
          '/api/terminals',
          '/api/referenceRanges',
          '/api/webhooks',
        ])
          expect([path, (await world.api.get<unknown[]>(path)).data.length > 0]).toEqual([path, true]);
      },
    ),
    claim(
      'Têm sempre os mesmos ids, e por isso cada exemplo deste site responde tal como está numa sandbox acabada de arrancar.',
      [
        ...provedBy('workbench/runner/runRecordedStep.test.ts', '%s goes as it was recorded'),
        ...provedBy('e2e/guides/run.spec.ts', ' run as recorded in a private sandbox, in '),
      ],
    ),
    claim('Para voltar a esse ponto, reponha-a:', async (world) => {
      const before = await list(world);
      await world.payReference();
      await world.pass(3600);
      expect(await list(world)).not.toEqual(before);
      await sendRecorded(world, 'sandbox/reset', 'reset');
      expect(await list(world)).toEqual(before);
      const clock = await world.api.get<{ offsetSeconds: number }>('/sandbox/clock');
      expect(clock.data.offsetSeconds).toBe(0);
    }),
  ],
  magic: [
    claim(
      [
        'O desfecho de um pagamento decide-se pelo que lá escreve.',
        'Estes cartões servem na página de pagamento, com qualquer validade futura:',
      ],
      async (world) => {
        for (const { number, outcome, code } of cardScenarios) {
          for (const expiry of [
            { expiryMonth: '01', expiryYear: '2026' },
            { expiryMonth: '12', expiryYear: '2045' },
          ]) {
            const page = await world.open();
            const payer = world.payerOnPage(page.id);
            await payer.card(number, expiry);
            if (outcome === 'challenge') await payer.bank('accept');
            const { stateDetails, paymentMethod } = await page.payment();
            expect([number, stateDetails.state, paymentMethod?.result?.code]).toEqual([
              number,
              outcome === 'decline' ? 'pending' : 'confirmed',
              code,
            ]);
          }
          const past = await world.open();
          const refused = await past.card(number, { expiryMonth: '12', expiryYear: '2025' });
          expect([number, refused.status]).toEqual([number, 422]);
        }
      },
      { chosen: ['scenario-cards'] },
    ),
    claim('E estes telemóveis decidem sozinhos o desfecho de um pedido MB WAY:', async (world) => {
      for (const scenario of phoneScenarios) {
        const ended = [scenario.outcome === 'accept' ? 'confirmed' : 'pending', scenario.code];
        expect([scenario.phone, ...(await afterPhone(world, scenario))]).toEqual([scenario.phone, ...ended]);
      }
    }),
    advice('Terminais, montantes e adesões de entidades também têm os seus: estão em Testar uma integração.'),
  ],
  clock: [
    claim('Cada sandbox tem um relógio, que anda com o seu e se pode adiantar.', async (world) => {
      const { api } = await world.openPrivateSandbox();
      const now = async (of = api) => (await of.get<{ now: string }>('/sandbox/clock')).data.now;
      await api.post('/sandbox/clock', { advanceSeconds: 3600 });
      world.clock.at += 5000;
      expect([await now(), await now(world.api)]).toEqual([
        '2026-01-15T11:00:05+00:00',
        '2026-01-15T10:00:05+00:00',
      ]);
    }),
    claim(
      'Tudo o que entretanto vencia acontece, por ordem e à sua hora: prazos, pedidos MB WAY, novas tentativas de webhooks, fecho do dia.',
      async (world) => {
        const actions = ['payment_method_error', 'payment_expired', 'payment_confirmed'];
        await world.subscribe(...actions);
        world.respondWith(503);
        const paid = await world.payReference();
        const { data: phone } = await world.create({
          paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } },
        });
        const validDate = { end: '2026-01-15T12:00:00' };
        const { data: ended } = await world.api.post<Payment>(reference, { amount: 1000, validDate });
        world.respondWith(204);
        await sendRecorded(world, 'sandbox/bad-day', 'clock');
        const told = (await world.notifications()).map(({ webhook, payments: [{ id }] }) => [
          id,
          webhook.action,
          webhook.createdAt.slice(11, 19),
        ]);
        expect(told.filter(([id]) => [paid.id, phone.id, ended.id].includes(String(id)))).toEqual([
          [paid.id, 'payment_confirmed', '10:00:00'],
          [paid.id, 'payment_confirmed', '10:00:00'],
          [phone.id, 'payment_method_error', '10:05:00'],
          [phone.id, 'payment_expired', '10:30:00'],
          [ended.id, 'payment_expired', '12:00:00'],
        ]);
        const delivery = (await world.deliveries()).find(({ paymentId }) => paymentId === paid.id);
        expect(delivery?.attempts.map((attempt) => attempt.at)).toEqual([
          '2026-01-15T10:00:00+00:00',
          '2026-01-15T10:01:00+00:00',
        ]);
        expect((await world.get(paid.id)).transferDetails?.transferredAt).toBe('2026-01-16T00:00:00+00:00');
      },
    ),
    claim('Avance minutos, dias ou até à próxima coisa marcada, e veja o que aconteceu pelo caminho.', [
      ...provedBy(
        'e2e/workbench/clock.spec.ts',
        'the clock is moved by a step, and the whole workbench says that it is ahead',
        'a jump to the next attempt makes it, and the one after that waits longer',
      ),
      ...provedBy(
        'e2e/workbench/firstSteps.spec.ts',
        'a payment lapses when the clock is moved to its deadline, and its story says so',
      ),
    ]),
  ],
  faults: [
    advice('Uma integração está pronta quando sobrevive a um mau dia.', 'Simule um:'),
    claim('A próxima referência é recusada, e a seguinte já não:', async (world) => {
      await sendRecorded(world, 'sandbox/bad-day', 'fault');
      const send = () => sendRecorded(world, 'sandbox/bad-day', 'faulty');
      expect((await send()).refusals).toEqual(['502 e04101']);
      expect((await send()).status).toBe(201);
    }),
    claim(
      'Para uma chamada só, envie o nome da falha no cabeçalho Sandbox-Fault dessa chamada.',
      async ({ api, pauses }) => {
        const met: Record<string, number | string> = {};
        for (const kind of faultKinds) {
          const sent = api.send('POST', reference, { amount: 1000 }, { 'sandbox-fault': kind });
          met[kind] = await sent.then(
            ({ status }) => status,
            () => 'cut',
          );
          expect((await api.post(reference, { amount: 1000 })).status).toBe(201);
        }
        expect(met).toEqual({
          latency: 201,
          server_error: 500,
          acquirer_error: 502,
          unavailable: 503,
          dropped_connection: 'cut',
        });
        expect(pauses).toEqual([2000]);
      },
    ),
    claim('Um nome que não existe é recusado com 422 c0902, e a chamada não é feita.', async (world) => {
      const { code, privateKey, clientId } = world.merchant;
      const credentials = { authorization: basic(code, privateKey), 'paypay-clientid': clientId };
      const count = async () => (await world.api.get('/api/payments')).body.meta?.totalCount;
      const before = await count();
      for (const name of ['flood', 'server_error, flood', 'server_error=5', 'latency=0']) {
        const headers = { ...credentials, 'sandbox-fault': name };
        const body = JSON.stringify({ amount: 1000 });
        const answer = await world.fetch(reference, { method: 'POST', headers, body });
        const { error } = (await answer.json()) as { error: { code: string } };
        expect([name, answer.status, error.code]).toEqual([name, 422, 'c0902']);
      }
      expect(await count()).toBe(before);
    }),
    claim(
      'Adiante o relógio um dia, simule uma falha e veja-a acontecer, na sua sandbox ou numa privada que o painel abre.',
      provedBy('e2e/guides/run.spec.ts', ' run as recorded in a private sandbox, in '),
    ),
  ],
  webhooks: [
    claim('setFailureMode põe uma subscrição num modo de falha até que o retire:', async (world) => {
      const body = { action: 'payment_confirmed', url: world.webhookUrl };
      const { data } = await world.api.post<{ id: string }>('/api/webhooks', body);
      const mode = (failureMode: string | null) =>
        world.api.put(`/sandbox/webhooks/${data.id}/failure-mode`, { failureMode });
      await mode('duplicate');
      for (const arrived of [2, 4]) {
        await world.payReference();
        expect(await world.messages()).toHaveLength(arrived);
      }
      await mode(null);
      await world.payReference();
      expect(await world.messages()).toHaveLength(5);
    }),
  ],
  ...privateRows,
  ...limitRows,
  next: [
    advice(
      'Faça disto testes que correm sozinhos: Usar a sandbox nos seus testes.',
      'Receba a primeira encomenda: Primeiros passos.',
      'Provoque cada desfecho, um a um: Testar uma integração.',
      'Veja cada operação dos simuladores, com exemplos e uma consola: API da sandbox.',
    ),
  ],
});
