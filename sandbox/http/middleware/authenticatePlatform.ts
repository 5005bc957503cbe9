import type { Auth } from '@balcao/contract/operations/operation.ts';
import type { RefusalDetail } from '@balcao/contract/refusalDetails.ts';
import { isPlaceholder } from '@balcao/contract/schema/doubts.ts';
import { nearestNames } from '@balcao/text/nearestNames.ts';
import type { EntityRecord } from '../../domain/entities/entity.ts';
import { type Outcome, ok, type Refusal, refuse } from '../../domain/outcome.ts';
import type { Caller, Platform, Ports } from '../../domain/ports.ts';
import type { RequestTrace } from '../../domain/requests/requestTrace.ts';
import {
  constantTimeEquals,
  hasCodeForm,
  isSharedPlatform,
  refuseFrozen,
} from '../../domain/tenants/tenantCredentials.ts';

/** Bytes of credentials: no mark before them is passed over. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** User and password of a Basic header (RFC 7617), or undefined when it is not one. */
function basicOf(header: string | null): { code: string; key: string } | undefined {
  const encoded = /^Basic[ \t]+([A-Za-z0-9+/=_-]+)[ \t]*$/i.exec(header ?? '')?.[1];
  if (!encoded) return undefined;
  try {
    const bytes = atob(encoded);
    const isAscii = /^[\0-\x7f]*$/.test(bytes);
    const text = isAscii ? bytes : utf8.decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
    const [code = '', ...key] = text.split(':');
    return key.length > 0 ? { code, key: key.join(':') } : undefined;
  } catch {
    return undefined;
  }
}

/** The header without the blanks that HTTP allows around it (RFC 9110 §5.5); any other stays. */
const clientIdOf = (headers: Headers) => headers.get('paypay-clientid')?.replace(/^[ \t]+|[ \t]+$/g, '');

/** What no code or key has, and a copy of one may: blanks, quotes, what is not shown, and bytes that are not UTF-8. */
const copiedAlong = /[\s\p{C}"'`\u2018\u2019\u201c\u201d\ufffd]/u;

const source = { header: 'Authorization' };
const wrongCredentials = (detail?: RefusalDetail) => refuse('e00102', { source, ...(detail && { detail }) });

/** What is wrong with a header that is not Basic; a server joins one that came twice with a comma. */
function basicFault(header: string | null): RefusalDetail {
  if (!header) return 'header_missing';
  return /,\s*Basic\s/i.test(header) ? 'header_twice' : 'not_basic';
}

function wrongClientId(headers: Headers): Refusal {
  const clientId = clientIdOf(headers);
  const refusal = (detail: RefusalDetail, values = {}) =>
    refuse('e00101', { source: { header: 'PayPay-ClientId' }, detail, values });
  if (clientId?.includes(',')) return refusal('header_twice');
  if (clientId) return refusal(/^\d{9}$/.test(clientId) ? 'client_id_unknown' : 'client_id_form');
  const [found] = nearestNames('paypay-clientid', [...headers.keys()]);
  return found && found !== 'paypay-clientid'
    ? refusal('header_misnamed', { found })
    : refusal('header_missing');
}

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
  if (!given) return wrongCredentials(basicFault(headers.get('authorization')));
  const platform = await ports.store.platform(given.code, clientIdOf(headers));
  // An unknown platform costs the same comparison, so that codes cannot be told apart by time.
  const right = constantTimeEquals(given.key, platform?.privateKey ?? 'no such platform');
  if (!platform || !right) {
    // Told by the form alone, it says nothing of what the code and the key are.
    if ([given.code, given.key].some((part) => part === '' || isPlaceholder(part)))
      return wrongCredentials('credentials_empty');
    if (copiedAlong.test(given.code + given.key)) return wrongCredentials('credentials_copied');
    if (!hasCodeForm(given.code)) return wrongCredentials('credentials_form');
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

/** The entity a platform acts for; e00101 for an empty client id or one that is not its own. */
export function selectEntity(
  { caller, entity }: AuthenticatedPlatform,
  auth: Auth,
  headers: Headers,
): Outcome<Caller> {
  if (auth !== 'platform-and-entity') return ok(caller);
  if (!entity) return wrongClientId(headers);
  return ok({ ...caller, clientId: entity.clientId, entity });
}
