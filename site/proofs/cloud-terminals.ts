import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { begin, drawnStates, outcomeOf } from './verbs/terminals-terminalProofs.ts';

export default proofs('cloud-terminals', {
  // ---- top
  // “Com um terminal cloud, envia o montante ao terminal e recebe o desfecho sem que ninguém o escreva outra vez.”
  'top-1': async (world) => {
    await world.subscribe('payment_authorized');
    const counter = await begin(world, world.terminals.cloud, 1234);
    expect((await counter.look()).transaction?.payment.amount).toBe(1234);
    expect((await counter.type(1234)).refusals).toEqual(['409 c0704']);
    await counter.charge();
    const [heard] = await world.notifications();
    expect(heard?.payments[0]).toMatchObject({ id: counter.id, amount: 1234 });
  },
  // ---- needs
  // “Um terminal com allowRemoteTransactions.”
  'needs-1': async (world) => {
    expect((await world.terminal(world.terminals.standalone).ask(1000)).refusals).toEqual(['400 e00402']);
    expect((await world.terminal(world.terminals.cloud).ask(1000)).status).toBe(201);
  },
  // “Um webhook: a resposta à chamada só diz que o pedido seguiu.”
  'needs-2': async (world) => {
    const { data } = await world.terminal().ask(1000);
    expect(data.stateDetails.state).toBe('pending_confirmation');
    expect(await outcomeOf(world, data.id)).toMatchObject({ terminal: 'waiting_for_card' });
    await world.terminal().leave();
    await world.terminal().setTerminalFault('offline');
    const unreached = await world.terminal().ask(1000);
    expect(unreached.data.stateDetails.state).toBe('pending_confirmation');
  },
  // “As credenciais da plataforma e o NIF da entidade.”
  // “Na sandbox são estas:”
  'needs-3': async ({ api, seed, terminals }) => {
    const send = async (headers: Record<string, string | undefined>) =>
      (await api.post(`/api/terminals/${terminals.cloud}/payments`, { amount: 1000 }, headers)).status;
    const { code, privateKey } = seed.platform;
    const authorization = `Basic ${btoa(`${code}:${privateKey}`)}`;
    const clientId = seed.entity.clientId;
    expect(await send({ authorization: undefined })).toBe(401);
    expect(await send({ 'paypay-clientid': undefined })).toBe(401);
    expect(await send({ authorization, 'paypay-clientid': clientId })).toBe(201);
  },
  // ---- architecture
  // “O seu software pede o pagamento à API e recebe logo uma resposta: o pedido seguiu para o terminal.”
  // “O terminal mostra o montante e espera pelo cartão.”
  // “O cliente apresenta o cartão e, se for preciso, escreve o PIN.”
  // “O banco responde.”
  // “A API avisa o seu software com um webhook assinado.”
  // “Mais tarde chega a liquidação e outro webhook.”
  'architecture-1': async (world) => {
    await world.subscribe('payment_authorized', 'payment_confirmed');
    const counter = await begin(world, world.terminals.cloud, 7500);
    expect(await counter.state()).toBe('waiting_for_card');
    await counter.card('tap');
    expect(await counter.state()).toBe('waiting_for_pin');
    await counter.pin();
    expect(await counter.state()).toBe('authorising');
    await world.pass(5);
    expect(await counter.state()).toBe('approved');
    expect(await world.actions()).toEqual(['payment_authorized']);
    await world.pass(3600);
    expect(await world.actions()).toEqual(['payment_authorized']);
    await counter.settle();
    expect(await world.actions()).toEqual(['payment_authorized', 'payment_confirmed']);
    for (const message of await world.messages()) expect(world.isSigned(message)).toBe(true);
  },
  // ---- times
  // “Mostre ao operador que o pedido seguiu, e deixe-o cancelar no terminal.”
  'times-1': async (world) => {
    const counter = await begin(world, world.terminals.cloud);
    await counter.leave();
    expect(await outcomeOf(world, counter.id)).toMatchObject({ state: 'cancelled', terminal: 'given_up' });
    const inserted = await begin(world, world.terminals.cloud);
    await inserted.card('insert');
    await inserted.leave();
    expect(await inserted.state()).toBe('given_up');
  },
  // “Não envie um segundo pedido enquanto espera: na sandbox, um terminal faz um pagamento de cada vez, e o outro pedido é recusado com e00600.”
  'times-2': chosen(['error-e00600'], async (world) => {
    const counter = await begin(world, world.terminals.cloud);
    const busy = async () => (await counter.ask(2000)).refusals;
    expect(await busy()).toEqual(['400 e00600']);
    await counter.card('insert');
    expect(await busy()).toEqual(['400 e00600']);
    await counter.pin();
    expect(await busy()).toEqual(['400 e00600']);
    await world.pass(5);
    expect(await outcomeOf(world, counter.id)).toMatchObject({ state: 'authorised' });
    expect((await counter.ask(2000)).status).toBe(201);
  }),
  // ---- states
  // “O terminal e o pagamento têm cada um os seus estados.”
  // “Entre o resultado e o aviso do terminal à API, o terminal já sabe o que a API ainda não sabe.”
  'states-1': async (world) => {
    await world.terminal().setTerminalFault('silent');
    const counter = await begin(world, world.terminals.cloud);
    await counter.charge();
    expect(await outcomeOf(world, counter.id)).toMatchObject({
      state: 'pending_confirmation',
      terminal: 'approved',
    });
    await counter.setTerminalFault('none');
    expect(await outcomeOf(world, counter.id)).toMatchObject({
      state: 'authorised',
      terminal: 'approved',
    });
  },
  // “No fim do prazo é ao contrário: na sandbox, a API cancela o pagamento, e o terminal pode ainda estar à espera do cartão.”
  'states-2': async (world) => {
    const { data } = await world.terminal().ask(1000, { validDate: { end: '2026-01-15T10:00:30' } });
    await world.pass(30);
    expect(await outcomeOf(world, data.id)).toMatchObject({
      state: 'cancelled',
      terminal: 'waiting_for_card',
    });
  },
  // “O terminal recebe o montante e espera pelo cartão.”
  // “Com o cartão, pede o PIN ou autoriza logo.”
  // “O banco aprova ou recusa.”
  // “Sem cartão ou PIN a tempo, com três PIN errados, ou se alguém cancela, o pagamento acaba.”
  // “O que foi aprovado pode ser liquidado ou anulado.”
  'states-3': chosen(['terminal-waiting_for_pin-wait_too_long'], (world) =>
    drawnStates(world, world.terminals.cloud),
  ),
});
