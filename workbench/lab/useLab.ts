import { useRef, useState } from 'react';
import type { Keys } from '../context/apiCredentials.ts';
import type { Locale } from '../locale.ts';
import { useTurns } from '../pane/useSingleSubmit.ts';
import { usePoll } from '../usePoll.ts';
import { type News, orderAfter, type Teller, type WayId } from './order.ts';
import { askAbout, listenFor, type Outcome, payOrder, placeOrder } from './orderFlow.ts';
import type { Standing } from './orderHint.ts';
import type { Basket, Shop } from './shop.ts';
import { type Entry, withDeliveries } from './shopLog.ts';
import type { Fate } from './webhookOutcome.ts';

/** Things the reader does. */
export type Doing = 'place' | 'pay' | 'back' | 'update';

/** What the reader asks for. */
export interface Wish {
  wayId: WayId;
  basket: Omit<Basket, 'number'>;
  fate: Fate;
}

/** Short and unlike any other, as shops number their orders. */
const newNumber = () => `PED-${Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0')}`;

/** A shop's memory: its order, what was sent and heard, and the things a reader can do. */
export function useLab(origin: string, keys: Keys, locale: Locale) {
  const [standing, setStanding] = useState<Standing>();
  const [log, setLog] = useState<readonly Entry[]>([]);
  const [busy, setBusy] = useState<Doing>();
  const [failure, setFailure] = useState<Extract<Outcome<never>, { failure: unknown }>['failure']>();
  const calls = useRef(0);
  const setUp = useRef(new Set<WayId>());
  const take = useTurns();

  const shop: Shop = {
    origin,
    keys,
    locale,
    tell(act, exchange, name) {
      if (act === 'webhook') return;
      calls.current += 1;
      const entry: Entry = { key: `call ${calls.current}`, act, exchange, name };
      setLog((before) => [...before, entry]);
    },
  };
  const hear = (paymentId: string, news: readonly News[], by: Teller, more: Partial<Standing> = {}) =>
    setStanding((now) => {
      if (now?.order.paymentId !== paymentId) return now;
      const order = news.reduce((kept, each) => orderAfter(kept, each, by), now.order);
      return { ...now, ...more, order };
    });
  const act = <T>(doing: Doing, task: () => Promise<Outcome<T>>, onDone: (done: T) => void) =>
    take(doing, async () => {
      setBusy(doing);
      setFailure(undefined);
      const outcome = await task();
      setBusy(undefined);
      if ('failure' in outcome) setFailure(outcome.failure);
      else onDone(outcome.done);
    });

  const order = standing?.order;
  const isOver = order?.state !== 'awaiting' && (standing?.arrived || standing?.fate !== 'arrives');
  usePoll(order && !isOver ? order.paymentId : undefined, async () => {
    if (!order) return;
    const { deliveries, news } = await listenFor(shop, order);
    setLog((before) => withDeliveries(before, deliveries));
    hear(order.paymentId, news, 'webhook', { arrived: deliveries.length });
  });

  const ask = (doing: 'back' | 'update') => () =>
    order &&
    act(
      doing,
      () => askAbout(shop, order, doing),
      (news) => hear(order.paymentId, [news], doing),
    );
  return {
    standing,
    log,
    busy,
    failure,
    place: ({ wayId, basket, fate }: Wish) =>
      act(
        'place',
        () => {
          setLog([]);
          setStanding(undefined);
          const isSetUp = setUp.current.has(wayId);
          return placeOrder(shop, { wayId, basket: { ...basket, number: newNumber() }, fate, isSetUp });
        },
        (placed) => {
          setUp.current.add(wayId);
          setStanding({ order: placed, fate, hasPaid: false, arrived: 0 });
        },
      ),
    pay: () =>
      order &&
      act(
        'pay',
        () => payOrder(shop, order),
        () => hear(order.paymentId, [], 'update', { hasPaid: true }),
      ),
    back: ask('back'),
    update: ask('update'),
  };
}

export type Lab = ReturnType<typeof useLab>;
