import type { PaymentState } from '@balcao/contract/resources/payments/paymentEnums.ts';
import type { PaymentAction } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { actionTriggers, bringToState, paymentCreators } from './reachStates.ts';
import type { TestSandbox } from './testSandbox.ts';
import { type Notification, receivedNotifications, subscribe } from './webhookCalls.ts';

const creators: Partial<Record<PaymentAction, (testSandbox: TestSandbox) => Promise<unknown>>> = paymentCreators;

/** Webhooks sent by a lifecycle action in a given state. Throws if the test cannot bring a payment to that state. */
export async function eventsOfAction(
  testSandbox: TestSandbox,
  from: PaymentState | 'new',
  action: PaymentAction,
): Promise<Notification[]> {
  if (from === 'new') {
    await subscribe(testSandbox.api, ...webhookActions);
    await creators[action]?.(testSandbox);
  } else {
    const trigger = actionTriggers[action];
    if (!trigger) throw new Error(`Nothing reaches ${action}.`);
    const payment = await bringToState(testSandbox, from, trigger.needs);
    await subscribe(testSandbox.api, ...webhookActions);
    await trigger.open(testSandbox, payment);
  }
  await testSandbox.sandbox.settle();
  return receivedNotifications(testSandbox);
}
