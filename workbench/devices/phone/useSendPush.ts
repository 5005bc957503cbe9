import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { dataOf } from '../../core/exchange.ts';
import { type ActionState, useAction } from '../../parts/pane/useAction.ts';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import type { Call } from '../../runner/calls.ts';
import { showPhone } from './phoneNumber.ts';

/** A call that sends a push notification. */
interface PushRequest extends Pick<Call, 'method' | 'path' | 'body'> {
  /** Entity of the call; the reader's own by default. */
  clientId?: string;
}

/** Sends notifications and shows on which phone they arrive. */
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
