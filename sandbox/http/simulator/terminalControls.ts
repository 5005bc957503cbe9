import type {
  terminalControls,
  terminalTransaction,
  virtualTerminal,
} from '@balcao/contract/control/controlTerminals.ts';
import { terminalLimits } from '@balcao/contract/resources/terminals/terminalLimits.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type * as z from 'zod';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import { backOfficeLabelOf } from '../../domain/terminals/backOfficeLabel.ts';
import { presentTerminal } from '../../domain/terminals/terminal.ts';
import { isTerminalPayment, type TerminalPayment } from '../../domain/terminals/terminalPayment.ts';
import {
  leaveTerminal,
  presentAtTerminal,
  typeAmount,
  typePinAtTerminal,
} from '../../services/terminals/operateTerminal.ts';
import { platformTerminal, type TerminalView, viewTerminal } from '../../services/terminals/readTerminals.ts';
import { setTerminalFault, settleTerminal } from '../../services/terminals/setTerminalFault.ts';
import type { ApiRequest, HandlerResult, Handlers } from '../context.ts';
import { controlPageSize } from './present.ts';

const moment = (at: number | undefined) => (at === undefined ? null : formatLisbon(at));

function presentTransaction(payment: TerminalPayment, locale: Locale): z.infer<typeof terminalTransaction> {
  const { state, stateAt, wrongPins, card, code, deadline, noticeAt, slip } = payment.terminal;
  return {
    payment: presentPayment(payment, locale),
    state,
    stateAt: formatLisbon(stateAt),
    pinAttemptsLeft: terminalLimits.pinAttempts - wrongPins,
    card: card ? { brand: card.brand, last4Digits: card.last4Digits, entry: card.entry } : null,
    code: code ?? null,
    waitsUntil: moment(deadline),
    noticeAt: moment(noticeAt),
    slip: slip ?? null,
    backOfficeLabel: backOfficeLabelOf(payment),
  };
}

function presentView({ terminal, payment }: TerminalView, locale: Locale): z.infer<typeof virtualTerminal> {
  return {
    terminal: presentTerminal(terminal),
    terminalFault: terminal.terminalFault,
    transaction: payment ? presentTransaction(payment, locale) : null,
  };
}

function shown(outcome: Outcome<TerminalView>, { locale }: Pick<ApiRequest, 'locale'>): Outcome<HandlerResult> {
  return outcome.ok ? ok({ data: presentView(outcome.value, locale) }) : outcome;
}

export const terminalControlHandlers: Handlers<typeof terminalControls> = {
  async listVirtualTerminals({ context, caller, locale }) {
    const views = await context.store.read(caller.tenant, async (store) => {
      const terminals = await store.terminals.ofPlatform(caller.platformCode);
      return Promise.all(terminals.map((terminal) => viewTerminal(store, terminal)));
    });
    return ok({ data: views.map((view) => presentView(view, locale)) });
  },
  async getVirtualTerminal(call) {
    const { context, caller, params } = call;
    const view = await context.store.read(caller.tenant, async (store) => {
      const terminal = await platformTerminal(store, caller, params.uuid);
      return terminal.ok ? ok(await viewTerminal(store, terminal.value)) : terminal;
    });
    return shown(view, call);
  },
  async listTerminalTransactions({ context, caller, locale, params, query }) {
    const limit = Math.min(query.limit, controlPageSize);
    const found = await context.store.read(caller.tenant, async (store) => {
      const terminal = await platformTerminal(store, caller, params.uuid);
      return terminal.ok ? ok(await store.terminals.payments(params.uuid, limit)) : terminal;
    });
    if (!found.ok) return found;
    const payments = found.value.filter(isTerminalPayment);
    return ok({ data: payments.map((payment) => presentTransaction(payment, locale)) });
  },
  typeAmount: async (call) =>
    shown(await typeAmount(call.context, call.caller, call.params.uuid, call.body.amount), call),
  presentCard: async (call) =>
    shown(await presentAtTerminal(call.context, call.caller, call.params.uuid, call.body), call),
  typePin: async (call) =>
    shown(await typePinAtTerminal(call.context, call.caller, call.params.uuid, call.body.pin), call),
  leaveTerminal: async (call) => shown(await leaveTerminal(call.context, call.caller, call.params.uuid), call),
  setTerminalFault: async (call) =>
    shown(await setTerminalFault(call.context, call.caller, call.params.uuid, call.body.terminalFault), call),
  async settleTerminal({ context, caller, params }) {
    const settled = await settleTerminal(context, caller, params.uuid);
    return settled.ok ? ok({ data: { settled: settled.value } }) : settled;
  },
};
