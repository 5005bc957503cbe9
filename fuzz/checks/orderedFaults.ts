import { type FaultKind, faultHeader, faultKinds } from '@balcao/contract/control/faultKinds.ts';
import type { Fault } from '@balcao/contract/control/faults.ts';
import type { BuiltRequest } from '../requests/builtRequest.ts';

/** Which status a fault gives to the call that meets it. */
const statuses: Partial<Record<FaultKind, number>> = {
  server_error: 500,
  acquirer_error: 502,
  unavailable: 503,
};

/** Faults that were ordered of one tenant and may meet its calls. */
export type OrderedFaults = readonly Pick<Fault, 'kind' | 'operation'>[];

/** Faults that a request asks for itself. */
function requested({ headers }: BuiltRequest): string[] {
  const asked = headers[faultHeader] ?? '';
  return asked.split(',').map((name) => name.trim().replace(/=.*$/, ''));
}

/** Kinds of faults that a request may meet: those it asks for, and those that wait for its operation. */
export function expectedKinds(request: BuiltRequest, ordered: OrderedFaults): ReadonlySet<FaultKind> {
  const id = request.operation?.id;
  const waiting = ordered
    .filter(({ operation }) => operation === null || operation === id)
    .map(({ kind }) => kind);
  const named = faultKinds.filter((kind) => requested(request).includes(kind));
  return new Set([...named, ...waiting]);
}

/** Whether a status is that of a fault which the response names and somebody ordered. */
export function isInjected(status: number, headers: Headers, expected: ReadonlySet<FaultKind>): boolean {
  const named = (headers.get(faultHeader) ?? '').split(', ');
  return [...expected].some((kind) => statuses[kind] === status && named.includes(kind));
}
