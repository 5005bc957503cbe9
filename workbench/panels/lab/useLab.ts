import { useRef, useState } from 'react';
import type { ApiCredentials } from '../../core/apiCredentials.ts';
import type { Exchange } from '../../core/exchange.ts';
import type { Locale } from '../../core/locale.ts';
import type { Delivery } from '../../core/payment.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { useSingleSubmit } from '../../core/useSingleSubmit.ts';
import { liveResponder } from '../../runner/responder.ts';
import { usePoll } from '../../runner/usePoll.ts';
import { type IntegrationStyleId, orderAfter, type PaymentUpdate, type UpdateSource } from './order.ts';
import { cancelOrder, type OrderResult, payOrder, placeOrder, queryPayment, receivedWebhooks } from './orderFlow.ts';
import type { OrderStatus } from './orderHint.ts';
import type { OrderedBasket, Shop, ShopStep } from './shop.ts';
import type { WebhookOutcome } from './webhookOutcome.ts';

type OrderAction = 'place' | 'pay' | 'cancel' | 'back' | 'update';

export interface OrderRequest {
  integrationStyle: IntegrationStyleId;
  basket: Omit<OrderedBasket, 'number'>;
  webhookOutcome: WebhookOutcome;
}

export type LogEntry =
  | { key: string; step: Exclude<ShopStep, 'webhook'>; exchange: Exchange; name?: string }
  | { key: string; step: 'webhook'; delivery: Delivery };

/** Adds deliveries to the log. A message that is attempted again keeps its entry, with the last attempt. */
export function withDeliveries(log: readonly LogEntry[], deliveries: readonly Delivery[]): readonly LogEntry[] {
  const entries = deliveries.map(
    (delivery): LogEntry => ({ key: `delivery ${delivery.id}`, step: 'webhook', delivery }),
  );
  const isKnown = ({ key }: LogEntry) => log.some((each) => each.key === key);
  const kept = log.map((each) => entries.find(({ key }) => key === each.key) ?? each);
  return [...kept, ...entries.filter((each) => !isKnown(each))];
}

const newNumber = () => `PED-${Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0')}`;

export function useLab(origin: string, keys: ApiCredentials, locale: Locale) {
  const [orderStatus, setOrderStatus] = useState<OrderStatus>();
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [busy, setBusy] = useState<OrderAction>();
  const [failure, setFailure] = useState<Extract<OrderResult<never>, { failure: unknown }>['failure']>();
  const calls = useRef(0);
  const setUp = useRef(new Set<IntegrationStyleId>());
  const take = useSingleSubmit();

  const shop: Shop = {
    origin,
    keys,
    locale,
    responder: liveResponder(requestAs(origin, keys, locale)),
    onExchange(step, exchange, name) {
      if (step === 'webhook') return;
      calls.current += 1;
      const entry: LogEntry = { key: `call ${calls.current}`, step, exchange, name };
      setLog((before) => [...before, entry]);
    },
  };
  const applyUpdates = (
    paymentId: string,
    updates: readonly PaymentUpdate[],
    by: UpdateSource,
    more: Partial<OrderStatus> = {},
  ) =>
    setOrderStatus((now) => {
      if (now?.order.paymentId !== paymentId) return now;
      const order = updates.reduce((kept, each) => orderAfter(kept, each, by), now.order);
      return { ...now, ...more, order };
    });
  const step = <T>(doing: OrderAction, task: () => Promise<OrderResult<T>>, onDone: (done: T) => void) =>
    take(doing, async () => {
      setBusy(doing);
      setFailure(undefined);
      const outcome = await task();
      setBusy(undefined);
      if ('failure' in outcome) setFailure(outcome.failure);
      else onDone(outcome.value);
    });

  const order = orderStatus?.order;
  const isOver =
    order?.state !== 'awaiting' && (orderStatus?.receivedCount || orderStatus?.webhookOutcome !== 'arrives');
  usePoll(order && !isOver ? order.paymentId : undefined, async () => {
    if (!order) return;
    const { deliveries, updates } = await receivedWebhooks(shop, order);
    setLog((before) => withDeliveries(before, deliveries));
    applyUpdates(order.paymentId, updates, 'webhook', { receivedCount: deliveries.length });
  });

  const ask = (doing: 'back' | 'update') => () =>
    order &&
    step(
      doing,
      () => queryPayment(shop, order, doing),
      (update) => applyUpdates(order.paymentId, [update], doing, { hasAsked: true }),
    );
  const end = (doing: 'pay' | 'cancel', act: typeof payOrder, payment: OrderStatus['payment']) => () =>
    order &&
    step(
      doing,
      () => act(shop, order),
      () => applyUpdates(order.paymentId, [], 'update', { payment }),
    );
  return {
    orderStatus,
    log,
    busy,
    failure,
    place: ({ integrationStyle, basket, webhookOutcome }: OrderRequest) =>
      step(
        'place',
        () => {
          setLog([]);
          setOrderStatus(undefined);
          const isSetUp = setUp.current.has(integrationStyle);
          return placeOrder(shop, {
            styleId: integrationStyle,
            basket: { ...basket, number: newNumber() },
            webhookOutcome,
            isSetUp,
          });
        },
        (placed) => {
          setUp.current.add(integrationStyle);
          setOrderStatus({
            order: placed,
            webhookOutcome,
            payment: 'waiting',
            hasAsked: false,
            receivedCount: 0,
          });
        },
      ),
    pay: end('pay', payOrder, 'paid'),
    cancel: end('cancel', cancelOrder, 'cancelled'),
    back: ask('back'),
    update: ask('update'),
  };
}

export type Lab = ReturnType<typeof useLab>;
