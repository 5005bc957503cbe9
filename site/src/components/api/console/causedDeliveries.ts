import type { Delivery } from '@balcao/workbench/core/payment.ts';

export interface ListedDelivery extends Delivery {
  paymentId: string | null;
  createdAt: string;
}

interface AnsweredCall {
  method: string;
  /** Path below the server's URL, with its parameters filled in. */
  path: string;
  body: unknown;
}

/** Tolerance, because times are in whole seconds and a response is dated later than its effects. */
const slackMilliseconds = 2000;

function subjectsOf({ path, body }: AnsweredCall): Set<string> {
  const data = (body as { data?: unknown } | undefined)?.data;
  const { id, paymentId, clientId } = (data ?? {}) as Record<string, unknown>;
  return new Set([...path.split('/'), id, paymentId, clientId].filter((each) => typeof each === 'string'));
}

/** Time of a call by the sandbox's clock; undefined for reads and refused calls, because they cause no delivery. */
export function causingCallTime({ method, body }: AnsweredCall): number | undefined {
  const { success, date } = (body ?? {}) as { success?: unknown; date?: unknown };
  if (method === 'GET' || success !== true || typeof date !== 'string') return undefined;
  return Date.parse(date);
}

export function causedDeliveries(cause: AnsweredCall, deliveries: readonly ListedDelivery[]): ListedDelivery[] {
  const from = causingCallTime(cause);
  if (from === undefined) return [];
  const subjects = subjectsOf(cause);
  return deliveries
    .filter(({ createdAt }) => Date.parse(createdAt) >= from - slackMilliseconds)
    .filter((delivery) => subjectsOfDelivery(delivery).some((id) => subjects.has(id)))
    .toReversed();
}

function subjectsOfDelivery({ paymentId, body }: ListedDelivery): string[] {
  if (paymentId) return [paymentId];
  try {
    const { entities = [] } = JSON.parse(body) as { entities?: { clientId: string }[] };
    return entities.map(({ clientId }) => clientId);
  } catch {
    return [];
  }
}
