import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import { type Act, useAct } from '../pane/useAction.ts';
import { dataOf } from '../exchange/exchange.ts';
import { showPhone } from './phoneNumber.ts';

/** A call that puts a notification on a phone. */
export interface SendingCall {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  /** Entity it is made for; the reader's own where it is left out. */
  clientId?: string;
}

/** Sends notifications, and says on which phone they are. */
export function useSend(
  { desk, words, say }: Bench,
  onSent: (paymentId: string, number: string) => void,
): Act & { send(call: SendingCall, number: string): Promise<void> } {
  const act = useAct();
  return {
    ...act,
    async send({ method, path, body, clientId }, number) {
      const name = `${method} ${path} ${JSON.stringify(body)}`;
      const done = await act.run(name, () => desk.ask(method, path, body, { clientId }));
      const payment = done && (dataOf(done.reply) as Payment | undefined);
      if (!payment) return;
      say(words.phone.send.sent(showPhone(number)));
      onSent(payment.id, number);
    },
  };
}
