import type { Auth } from '@balcao/contract/operations/operation.ts';
import type { EntityRecord } from '../../domain/entities/entity.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Platform, Ports } from '../../domain/ports.ts';
import type { RequestTrace } from '../../domain/requests/requestTrace.ts';
import { constantTimeEquals } from '../../domain/tenants/constantTimeEquals.ts';
import { refuseFrozen } from '../../domain/tenants/frozen.ts';
import { isSharedPlatform } from '../../domain/tenants/tenantCredentials.ts';

/** User and password of a Basic header (RFC 7617), or undefined when it is not one. */
function basicOf(header: string | null): { code: string; key: string } | undefined {
  const encoded = /^Basic\s+([A-Za-z0-9+/=_-]+)\s*$/i.exec(header ?? '')?.[1];
  if (!encoded) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    const [code = '', ...key] = new TextDecoder().decode(bytes).split(':');
    return { code, key: key.join(':') };
  } catch {
    return undefined;
  }
}

const clientIdOf = (headers: Headers) => headers.get('paypay-clientid')?.trim();

const source = { header: 'Authorization' };
const wrongCredentials = () => refuse('e00102', { source });

/** A platform that proved its key, and the entity it asks to act for, if it may. */
export interface AuthenticatedPlatform
  extends Partial<Pick<Platform, 'hasFaults' | 'deliverBeforeResponse'>> {
  caller: Caller;
  entity?: EntityRecord;
}

/**
 * Which platform is calling: Basic credentials, code and key.
 * @param ports with the address at which a caller opens a sandbox instead of the shared one, which may be closed
 * @returns a caller that acts for no entity yet, or e00102; c1201 where its operator stopped the sandbox, s00103 where
 *   the platform makes too many requests
 */
export async function authenticatePlatform(
  ports: Ports & { publicUrl: string },
  headers: Headers,
  trace: RequestTrace,
): Promise<Outcome<AuthenticatedPlatform>> {
  const given = basicOf(headers.get('authorization'));
  if (!given) return wrongCredentials();
  const platform = await ports.store.platform(given.code, clientIdOf(headers));
  // An unknown platform costs the same comparison, so that codes cannot be told apart by time.
  const right = constantTimeEquals(given.key, platform?.privateKey ?? 'no such platform');
  if (!platform || !right) {
    if (!ports.exposure || !isSharedPlatform(given.code)) return wrongCredentials();
    return refuse('e00102', {
      source,
      detail: 'shared_sandbox_closed',
      values: { url: `${ports.publicUrl}/` },
    });
  }
  const admitted = ports.exposure?.admit(platform.code, trace);
  if (admitted && !admitted.ok) return admitted;
  if (platform.frozenReason !== null) return refuseFrozen(platform.frozenReason);
  const { tenant, code, entity, clockOffset, hasFaults, deliverBeforeResponse } = platform;
  const now = ports.clock.now() + clockOffset;
  return ok({
    caller: { tenant, platformCode: code, clientId: '', now },
    entity,
    hasFaults,
    deliverBeforeResponse,
  });
}

/**
 * The entity a platform acts for, where the operation asks for one.
 * @returns e00101 for an empty client id or one the platform does not act for
 */
export function selectEntity({ caller, entity }: AuthenticatedPlatform, auth: Auth): Outcome<Caller> {
  if (auth !== 'platform-and-entity') return ok(caller);
  if (!entity) return refuse('e00101', { source: { header: 'PayPay-ClientId' } });
  return ok({ ...caller, clientId: entity.clientId, entity });
}
