import { faultHeader, faultKinds, latencyMilliseconds } from '@balcao/contract/control/faultKinds.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { isControl } from '@balcao/contract/operations/tags.ts';
import { type Outcome, ok, outcomeOf, type Refusal, refuse } from '../../domain/outcome.ts';
import type { RequestTrace } from '../../domain/requests/requestTrace.ts';
import type { Fault } from '../../domain/simulator/fault.ts';
import { takeFaults } from '../../services/faults/faults.ts';
import type { AppContext } from '../context.ts';
import type { Authentication } from './authenticate.ts';

const { most, usual } = latencyMilliseconds;

const notUnderstood = () =>
  refuse('c0902', {
    source: { header: faultHeader },
    values: {
      expected: faultKinds.map((kind) => (kind === 'latency' ? `latency=1…${most}` : kind)).join(', '),
    },
  });

function faultNamed(text: string): Fault | undefined {
  const [, name, digits] = /^(\w+)(?:=(\d{1,9}))?$/.exec(text) ?? [];
  const kind = faultKinds.find((known) => known === name);
  const waits = kind === 'latency';
  if (!kind || (digits !== undefined && !waits)) return undefined;
  const milliseconds = waits ? Number(digits ?? usual) : null;
  return milliseconds === 0 || (milliseconds ?? 0) > most ? undefined : { kind, milliseconds };
}

const waitOf = (faults: readonly Fault[]) =>
  faults.reduce((sum, { kind, milliseconds }) => sum + (kind === 'latency' ? (milliseconds ?? usual) : 0), 0);

function requestedFaults(headers: Headers): Outcome<Fault[]> {
  const asked = headers.get(faultHeader);
  if (asked === null) return ok([]);
  const faults = asked.split(',').map((text) => faultNamed(text.trim()));
  const isKnown = faults.every((fault) => fault !== undefined);
  return isKnown && waitOf(faults) <= most ? ok(faults) : notUnderstood();
}

/** Faults of a request: from its header, then its tenant's; none without credentials or for the control API. */
export async function faultsOfRequest(
  appContext: AppContext,
  id: string,
  operation: Operation,
  { headers }: Request,
  { caller, hasFaults }: Pick<Authentication, 'caller' | 'hasFaults'>,
): Promise<Outcome<Fault[]>> {
  if (isControl(operation) || !caller.ok) return ok([]);
  const asked = requestedFaults(headers);
  if (!asked.ok || !hasFaults) return asked;
  const { tenant } = caller.value;
  return outcomeOf(async () => ok([...asked.value, ...(await takeFaults(appContext, tenant, id))]));
}

const failures = { server_error: 'e04100', acquirer_error: 'e04101', unavailable: 's00101' } as const;

/** Delays a request or fails it before it is executed; a disconnect ends the delay. */
export async function applyFaults(
  appContext: AppContext,
  faults: readonly Fault[],
  request: Request,
  { outOfTurn }: RequestTrace,
): Promise<Refusal | undefined> {
  const wait = Math.min(waitOf(faults), most);
  if (wait > 0) {
    await outOfTurn(appContext.pause(wait, request.signal));
    if (request.signal.aborted) return refuse('s00100');
  }
  for (const { kind } of faults) {
    if (kind in failures) return refuse(failures[kind as keyof typeof failures]);
  }
}

/** Response headers that list the applied faults. */
export function faultHeaders(faults: readonly Fault[]): Record<string, string> {
  if (faults.length === 0) return {};
  return { [faultHeader]: faults.map(({ kind }) => kind).join(', ') };
}

const dropped = new WeakSet<Response>();

/** Marks a response as dropped, so that the server closes the connection instead of sending it. */
export function dropConnection(response: Response): void {
  dropped.add(response);
}

export function isDropped(response: Response): boolean {
  return dropped.has(response);
}
