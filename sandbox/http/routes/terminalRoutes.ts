import type { terminalOperations } from '@balcao/contract/resources/terminals/terminalOperations.ts';
import { ok } from '../../domain/outcome.ts';
import { presentTerminal } from '../../domain/terminals/terminal.ts';
import {
  createTerminalPayment,
  createTerminalRefund,
  registerProcessedPayment,
} from '../../services/terminals/createTerminalPayment.ts';
import { getTerminal, listTerminals } from '../../services/terminals/readTerminals.ts';
import type { Handlers } from '../context.ts';
import { paymentResult } from './paymentRoutes.ts';

export const terminalHandlers: Handlers<typeof terminalOperations> = {
  async listTerminals({ context, caller, query }) {
    const listed = await listTerminals(context, caller, query);
    if (!listed.ok) return listed;
    const { items, totalCount, limit } = listed.value;
    return ok({ data: items.map(presentTerminal), paging: { totalCount, limit, page: query.page } });
  },
  async getTerminal({ context, caller, params }) {
    const terminal = await getTerminal(context, caller, params.uuid);
    return terminal.ok ? ok({ data: presentTerminal(terminal.value) }) : terminal;
  },
  createTerminalPayment: async (call) =>
    paymentResult(await createTerminalPayment(call.context, call.caller, call.params.uuid, call.body), call),
  async createTerminalRefund(call) {
    const { uuid, paymentId } = call.params;
    const made = createTerminalRefund(call.context, call.caller, uuid, Number(paymentId), call.body.amount);
    return paymentResult(await made, call);
  },
  createProcessedPayment: async (call) =>
    paymentResult(await registerProcessedPayment(call.context, call.caller, call.params.uuid, call.body), call),
};
