import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/examples.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import {
  bankTime,
  begin,
  cardWait,
  cutOffAtTheBank,
  drawnStates,
  refundWith,
  whoTypesPin,
} from './verbs/terminals-terminalProofs.ts';

const registerAs = ({ api, terminals }: World, code: string, uuid: string = terminals.standalone) =>
  api.post<Payment>(`/api/terminals/${uuid}/processedPayments`, { ...processedExample, code });

/** How many payments the entity has. */
const count = async ({ api }: World) =>
  (await api.get<Payment[]>('/api/payments?limit=1')).body.meta?.totalCount ?? 0;

export default proofs('standalone', {
  // ---- top
  // “Não precisa de integração; se quiser, os pagamentos aparecem também no seu software.”
  'top-1': async (world) => {
    const shop = await begin(world, world.terminals.standalone);
    await shop.charge();
    expect(await shop.state()).toBe('approved');
    const { data } = await world.api.get<{ id: string }[]>('/api/payments?paymentMethod_type=TPA');
    expect(data.map(({ id }) => id)).toContain(shop.id);
  },
  // ---- architecture
  // “O seu servidor não está nesse caminho.”
  // “Pode ficar à escuta, por webhook, ou perguntar depois pela API.”
  // “O operador escreve o montante no terminal.”
  // “O cliente apresenta o cartão e, se for preciso, escreve o PIN.”
  // “O terminal pede a autorização, recebe a resposta e imprime o talão.”
  // “Se houver uma subscrição, a API avisa o servidor da loja com um webhook.”
  'architecture-1': async (world) => {
    world.respondWith(new Error('the server of the shop is down'));
    const pay = async () => {
      const shop = await begin(world, world.terminals.standalone);
      await shop.card('insert');
      await shop.pin();
      expect(await shop.state()).toBe('authorising');
      await world.pass(5);
      expect((await shop.look()).transaction).toMatchObject({ state: 'approved', slip: 'printed' });
      expect((await world.get(shop.id)).stateDetails.state).toBe('authorised');
      return shop.id;
    };
    await pay();
    expect(await world.messages()).toEqual([]);
    await world.subscribe('payment_authorized');
    const id = await pay();
    world.respondWith(204);
    await world.pass(3600);
    expect((await world.notifications()).at(-1)?.payments[0].id).toBe(id);
  },
  // ---- flow
  // “O terminal mostra-o e espera pelo cartão durante terminal.cardWaitMinutes minuto.”
  'flow-1': async (world) => {
    const shop = await begin(world, world.terminals.standalone, 1234);
    expect((await shop.look()).transaction).toMatchObject({
      payment: { amount: 1234 },
      state: 'waiting_for_card',
    });
    await shop.leave();
    await cardWait(world, world.terminals.standalone);
  },
  // “Por aproximação, com o chip ou com a banda magnética.”
  // “Um montante pequeno por aproximação não pede nada, a não ser que o banco do cartão o exija; na sandbox, é pequeno até este limite.”
  // “Os outros pedem o PIN, com terminal.pinAttempts tentativas.”
  'flow-2': chosen(['limit-terminal-contactlessCents'], async (world) => {
    await whoTypesPin(world, world.terminals.standalone);
    const shop = await begin(world, world.terminals.standalone);
    expect((await shop.look()).transaction?.pinAttemptsLeft).toBe(3);
  }),
  // “Em poucos segundos, aprova ou recusa.”
  // “Mostra o resultado e imprime o talão.”
  'flow-3': (world) => bankTime(world, world.terminals.standalone),
  // “Os estados por que passa um pagamento são os mesmos que num terminal cloud.”
  'flow-4': async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) await drawnStates(world, uuid);
  },
  // ---- register
  // “Subscreva os webhooks e receba cada pagamento quando acontece: veja Webhooks de terminais.”
  'register-1': async (world) => {
    await world.subscribe('payment_authorized');
    const ids: string[] = [];
    for (const amount of [1000, 2000]) {
      const shop = await begin(world, world.terminals.standalone, amount);
      await shop.charge();
      ids.push(shop.id);
      expect((await world.notifications()).map(({ payments: [payment] }) => payment.id)).toEqual(ids);
    }
  },
  // “Ou registe um pagamento já feito, com createProcessedPayment e o código de seis caracteres que ele tem no terminal.”
  'register-2': async (world) => {
    for (const code of ['12345', '1234567'])
      expect((await registerAs(world, code)).refusals).toEqual(['422 e00227']);
    const { status, data } = await registerAs(world, '123456');
    expect([status, data.code, data.stateDetails.state]).toEqual([201, '123456', 'confirmed']);
    expect(await world.get(data.id)).toEqual(data);
  },
  // “Registe só o que a API ainda não tem: na sandbox, a chamada cria um pagamento novo, mesmo que o terminal já tenha avisado do dele.”
  'register-3': chosen(['behaviour-processedPayments'], async (world) => {
    const shop = await begin(world, world.terminals.standalone, processedExample.amount);
    await shop.charge();
    const before = await count(world);
    const { data } = await registerAs(world, '000042');
    expect(data.id).not.toBe(shop.id);
    expect(await count(world)).toBe(before + 1);
  }),
  // “Repetir o registo é um conflito, com o código HTTP 409, e nada fica em duplicado.”
  // “A sandbox compara o código em cada terminal: o mesmo código noutro terminal é outro pagamento.”
  'register-4': chosen(['behaviour-processedPayments'], async (world) => {
    const { data } = await registerAs(world, '000042');
    const before = await count(world);
    await world.pass(40 * 86_400);
    expect((await registerAs(world, '000042')).refusals).toEqual(['409 e00600']);
    expect(await count(world)).toBe(before);
    const other = await registerAs(world, '000042', world.terminals.cloud);
    expect(other.status).toBe(201);
    expect(other.data.id).not.toBe(data.id);
    expect(await count(world)).toBe(before + 1);
  }),
  // ---- troubleshooting
  // “O terminal não responde, ou não tem internet | Sem rede ou desligado; a rede caiu ou mudou | Veja a ligação. Se já havia um pagamento começado, não reinicie nem cobre outra vez: procure-o primeiro no back-office. Se não havia, reinicie o terminal”
  'troubleshooting-1': (world) => cutOffAtTheBank(world, world.terminals.standalone),
  // “Transação recusada | Saldo, validade do cartão, ou decisão do banco | Comece outro pagamento, com outro cartão; o cliente pode contactar o banco que o emitiu”
  'troubleshooting-2': async (world) => {
    const { insufficient, expired, declined, visa } = world.cards;
    for (const number of [insufficient, expired, declined]) {
      const shop = await begin(world, world.terminals.standalone);
      await shop.charge(number);
      expect((await world.get(shop.id)).stateDetails.state).toBe('cancelled');
      expect((await shop.card('tap', visa)).refusals).toEqual(['409 c0701']);
    }
    const again = await begin(world, world.terminals.standalone);
    await again.charge(visa);
    expect((await world.get(again.id)).stateDetails.state).toBe('authorised');
  },
  // “PIN errado | O cliente enganou-se | Deixe-o tentar de novo: há terminal.pinAttempts tentativas”
  'troubleshooting-3': async (world) => {
    const shop = await begin(world, world.terminals.standalone);
    await shop.card('insert');
    const left: (number | undefined)[] = [];
    for (const pin of ['0000', '1111']) left.push((await shop.pin(pin)).data.transaction?.pinAttemptsLeft);
    expect(left).toEqual([2, 1]);
    await shop.pin();
    await world.pass(5);
    expect(await shop.state()).toBe('approved');
  },
  // “Reembolso recusado | O cartão não é o do pagamento | Peça o mesmo cartão”
  'troubleshooting-4': async (world) => {
    const shop = await begin(world, world.terminals.standalone);
    await shop.charge();
    await shop.settle();
    const refused = await refundWith(world, shop.id, world.cards.mastercard);
    expect(refused.stateDetails.state).toBe('cancelled');
    expect((await refundWith(world, shop.id, world.cards.visa)).stateDetails.state).toBe('confirmed');
  },
  // “O talão não sai | Falta papel, ou a impressão está desligada | Ponha papel e veja a configuração; na sandbox, o desfecho do pagamento é o mesmo com ou sem talão”
  'troubleshooting-5': chosen(['behaviour-outcomeWithoutPaper'], async (world) => {
    const { visa, declined } = world.cards;
    for (const [number, state] of [
      [visa, 'authorised'],
      [declined, 'cancelled'],
    ] as const) {
      for (const [fault, slip] of [
        ['no_paper', 'no_paper'],
        ['none', 'printed'],
      ] as const) {
        const shop = await begin(world, world.terminals.standalone);
        await shop.setTerminalFault(fault);
        expect((await shop.charge(number)).transaction?.slip).toBe(slip);
        expect((await world.get(shop.id)).stateDetails.state).toBe(state);
      }
    }
  }),
});
