import type { Delivery } from '@balcao/workbench/multibanco/payment.ts';

/** A delivery of the sandbox, with what tells where it came from. */
export interface ListedDelivery extends Delivery {
  paymentId: string | null;
  /** By the sandbox's own clock. */
  createdAt: string;
}

/** A call that was answered with a success: what its deliveries are known by. */
export interface AnsweredCall {
  method: string;
  /** Under the server, with its parameters. */
  path: string;
  /** The parsed answer. */
  body: unknown;
}

/** Times are told in whole seconds, and an answer is dated after what it caused. */
const slackMilliseconds = 2000;

/** Ids a call is about: those in its address, and those its answer gives. */
function subjectsOf({ path, body }: AnsweredCall): Set<string> {
  const data = (body as { data?: unknown } | undefined)?.data;
  const { id, paymentId, clientId } = (data ?? {}) as Record<string, unknown>;
  return new Set([...path.split('/'), id, paymentId, clientId].filter((each) => typeof each === 'string'));
}

/**
 * Whether a call can have caused anything: those that only read cause nothing, and so do refused ones.
 * @returns when it was answered, by the sandbox's clock; undefined when it caused nothing
 */
export function causingCallTime({ method, body }: AnsweredCall): number | undefined {
  const { success, date } = (body ?? {}) as { success?: unknown; date?: unknown };
  if (method === 'GET' || success !== true || typeof date !== 'string') return undefined;
  return Date.parse(date);
}

/** The deliveries that left because of a call, oldest first. */
export function causedDeliveries(
  cause: AnsweredCall,
  deliveries: readonly ListedDelivery[],
): ListedDelivery[] {
  const from = causingCallTime(cause);
  if (from === undefined) return [];
  const subjects = subjectsOf(cause);
  return deliveries
    .filter(({ createdAt }) => Date.parse(createdAt) >= from - slackMilliseconds)
    .filter((delivery) => subjectsOfDelivery(delivery).some((id) => subjects.has(id)))
    .toReversed();
}

/** The payment it tells of, or the entities. */
function subjectsOfDelivery({ paymentId, body }: ListedDelivery): string[] {
  if (paymentId) return [paymentId];
  try {
    const { entities = [] } = JSON.parse(body) as { entities?: { clientId: string }[] };
    return entities.map(({ clientId }) => clientId);
  } catch {
    return [];
  }
}
