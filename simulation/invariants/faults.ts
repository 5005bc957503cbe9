import type { Call } from '../world/call.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';

/** Whether a call asks for faults, or imports a state in which they were asked for. */
function bringsFaults({ request: { path, body } }: Call): boolean {
  if (path === '/sandbox/import') return JSON.parse(String(body)).tables.faults.length > 0;
  return path === '/sandbox/faults';
}

/** Whether a fault that was asked for may have met the calls of a tenant. */
export function mayFail({ world, changes, calls }: Look, tenant: string): boolean {
  // One that was asked for and met in the same look left no row behind.
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
      if (mayFail(look, call.shop.tenant)) return undefined;
      if (call.status === undefined) return !look.restarted && `${tells(call)}: the connection was cut`;
      return tells(call);
    });
  },
};
