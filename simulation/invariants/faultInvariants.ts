import { type FaultKind, faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { isSoapFault } from '@balcao/sandbox/testing/breaksOfSoap.ts';
import { type Call, pathOf, readJson } from '../world/call.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';

function bringsFaults(call: Call): boolean {
  const path = pathOf(call);
  if (path !== '/sandbox/import') return path === '/sandbox/faults';
  const state = readJson(String(call.request.body)) as { tables?: { faults?: unknown[] } } | null | undefined;
  return (state?.tables?.faults?.length ?? 0) > 0;
}

const statuses: Partial<Record<FaultKind, number>> = {
  server_error: 500,
  acquirer_error: 502,
  unavailable: 503,
};

const saysSo = ({ status, injected = '' }: Call) =>
  status === undefined || injected.split(', ').some((kind) => statuses[kind as FaultKind] === status);

export function mayFail({ world, changes, calls }: Look, tenant: string): boolean {
  // A fault that was requested and used up within one look leaves no row.
  if (calls.some((call) => call.shop.tenant === tenant && bringsFaults(call))) return true;
  if (world.changes.rows('tenants', tenant).some(({ faulty }) => faulty === 1)) return true;
  return changes.some((change) => change.tenant === tenant && change.table === 'faults');
}

const tells = ({ request, status, text }: Call) =>
  `${request.method} ${request.path} was answered with ${status} ${text}`;

export const faults: Invariant = {
  name: 'the sandbox fails only when it was asked to',
  check(look) {
    const [fault] = look.faults;
    if (fault) return fault;
    return firstOf(look.calls, (call) => {
      if (call.status !== undefined && call.status < 500) return undefined;
      // 500 is also the status of a SOAP fault for a wrong request (SOAP 1.1 §6.2).
      if (isSoapFault(call.text)) return undefined;
      const isAsked = call.request.headers?.[faultHeader] !== undefined || mayFail(look, call.shop.tenant);
      if (isAsked && saysSo(call)) return undefined;
      if (call.status === undefined) return !look.restarted && `${tells(call)}: the connection was cut`;
      return tells(call);
    });
  },
};
