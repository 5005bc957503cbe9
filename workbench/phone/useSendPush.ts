import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { dataOf } from '../exchange/exchange.ts';
import { type ActionState, useAction } from '../pane/useAction.ts';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import { showPhone } from './phoneNumber.ts';

/** A call that puts a notification on a phone. */
export interface PushRequest {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  /** Entity it is made for; the reader's own where it is left out. */
  clientId?: string;
}

/** Sends notifications, and says on which phone they are. */
export function useSendPush(
  { context, words, showToast }: WorkbenchContext,
  onSent: (paymentId: string, number: string) => void,
): ActionState & { send(call: PushRequest, number: string): Promise<void> } {
  const action = useAction();
  return {
    ...action,
    async send({ method, path, body, clientId }, number) {
      const name = `${method} ${path} ${JSON.stringify(body)}`;
      const done = await action.run(name, () => context.request(method, path, body, { clientId }));
      const payment = done && (dataOf(done.reply) as Payment | undefined);
      if (!payment) return;
      showToast(words.phone.send.sent(showPhone(number)));
      onSent(payment.id, number);
    },
  };
}
