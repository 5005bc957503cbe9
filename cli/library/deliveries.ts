import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import type { PaymentMoment, PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { deliveryActions } from '@balcao/contract/resources/webhooks/events.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Call } from './caller.ts';
import { type OptionRule, oneOf, refusingMore, requireKnown, text, WaitFailed } from './libraryErrors.ts';
import type { Deliveries, DeliveryFilter } from './types.ts';

const usualMilliseconds = 5000;

/** Initial polling interval: a message is sent within milliseconds of its cause, so a longer wait usually fails. */
const firstPauseMilliseconds = 4;
const longestPauseMilliseconds = 100;

export interface KnownDeliveries extends Deliveries {
  /** Marks all existing messages as returned, after a state was imported. */
  skipPresent(): Promise<void>;
  /** Forgets which messages were returned, after a reset of the tenant. */
  forget(): void;
}

const listRules = { paymentId: text } satisfies Partial<Record<keyof DeliveryFilter, OptionRule>>;

const nextRules = {
  action: oneOf(deliveryActions),
  ...listRules,
  webhookId: text,
  timeoutMilliseconds: {
    takes: 'a number of milliseconds, 0 or more',
    fits: (value) => Number.isFinite(value) && Number(value) >= 0,
  },
} satisfies Record<keyof DeliveryFilter, OptionRule>;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const listPath = (paymentId?: string) =>
  `/sandbox/deliveries${paymentId ? `?paymentId=${encodeURIComponent(paymentId)}` : ''}`;

/** Timeline of a payment, by default the newest one. */
async function storyOf(call: Call, paymentId: string | undefined): Promise<string> {
  const [newest] = await call<Payment[]>('GET', '/sandbox/payments?limit=1');
  const id = paymentId ?? newest?.id;
  if (id === undefined || Number(id) < seed.firstFreePaymentId) return 'No payment was created.';
  return timelineText(await call<PaymentTimeline>('GET', `/sandbox/payments/${encodeURIComponent(id)}/timeline`));
}

const wantedOf = ({ action = 'message', paymentId, webhookId }: DeliveryFilter) =>
  [action, paymentId && `of payment ${paymentId}`, webhookId && `for subscription ${webhookId}`]
    .filter(Boolean)
    .join(' ');

export function deliveriesOf(call: Call): KnownDeliveries {
  const given = new Set<string>();
  let floor = 0;

  const list = ({ paymentId }: Pick<DeliveryFilter, 'paymentId'> = {}) => call<Delivery[]>('GET', listPath(paymentId));

  /** Finds the oldest matching message that has not been returned yet, or else one that has. */
  async function find(
    { action, paymentId, webhookId }: DeliveryFilter,
    wasGiven = false,
  ): Promise<Delivery | undefined> {
    const fits = (each: Delivery) =>
      each.attempts.length > 0 &&
      Number(each.id) > floor &&
      given.has(each.id) === wasGiven &&
      (action === undefined || each.action === action) &&
      (webhookId === undefined || each.webhookId === webhookId);
    return (await list({ paymentId })).findLast(fits);
  }

  const verbs: KnownDeliveries = {
    async list(filter = {}) {
      requireKnown('deliveries.list', filter, listRules);
      return list(filter);
    },
    resend: (id) => call('POST', `/sandbox/deliveries/${encodeURIComponent(id)}/resend`),
    async next(filter = {}) {
      requireKnown('deliveries.next', filter, nextRules);
      const { timeoutMilliseconds = usualMilliseconds } = filter;
      const deadline = performance.now() + timeoutMilliseconds;
      for (let wait = firstPauseMilliseconds; ; wait = Math.min(wait * 2, longestPauseMilliseconds)) {
        const found = await find(filter);
        // A concurrent wait may have returned the same message in the meantime.
        if (found && !given.has(found.id)) {
          given.add(found.id);
          return found;
        }
        if (found) continue;
        if (performance.now() >= deadline) break;
        await pause(wait);
      }
      const story = await storyOf(call, filter.paymentId).catch((error: Error) => error.message);
      const known = await find(filter, true).catch(() => undefined);
      const earlier = known ? ` An earlier next gave delivery ${known.id}; deliveries.list has it.` : '';
      const failed = `No${known ? ' other' : ''} ${wantedOf(filter)} was sent within ${timeoutMilliseconds} ms.`;
      throw new WaitFailed(`${failed}${earlier}\n${story}`);
    },
    async skipPresent() {
      given.clear();
      const [newest] = await call<Delivery[]>('GET', `${listPath()}?limit=1`);
      floor = Number(newest?.id ?? 0);
    },
    forget() {
      given.clear();
      floor = 0;
    },
  };
  return refusingMore(verbs, { list: ['filter'], next: ['filter'], resend: ['deliveryId'] }, 'deliveries.');
}

function what({ action, state, code, amount, delivery }: PaymentMoment): string {
  if (delivery) {
    const { kind, event, url, attempt, status, error, location } = delivery;
    return `${kind} ${event}, attempt ${attempt} to ${url}: ${status ?? error ?? 'no response'}${location ? `, redirects to ${location}` : ''}`;
  }
  const cents = amount === null ? [] : [`${amount} cents`];
  return [action ?? 'created', ...cents, `→ ${state}`, ...(code ? [`(${code})`] : [])].join(' ');
}

function timelineText({ payment, moments }: PaymentTimeline): string {
  const { id, type, amount, stateDetails } = payment;
  return [
    `Payment ${id} (${type}, ${amount} cents) is ${stateDetails.state}:`,
    ...moments.map((moment) => `  ${moment.at}  ${what(moment)}`),
  ].join('\n');
}
