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

/** Decodes credentials; keeps a byte order mark, so that it is noticed. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** User and password of a Basic header (RFC 7617); undefined if it is not Basic. */
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

/** Value of the header without surrounding whitespace (RFC 9110 §5.5). */
const clientIdOf = (headers: Headers) => headers.get('paypay-clientid')?.replace(/^[ \t]+|[ \t]+$/g, '');

/** Characters that no code or key contains, so they were copied by mistake: blanks, quotes, controls, invalid UTF-8. */
const copiedAlong = /[\s\p{C}"'`\u2018\u2019\u201c\u201d\ufffd]/u;

const source = { header: 'Authorization' };
const wrongCredentials = (detail?: RefusalDetail) => refuse('e00102', { source, ...(detail && { detail }) });

/** Explains why a header is not Basic; the server joins duplicate headers with a comma. */
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
  return found && found !== 'paypay-clientid' ? refusal('header_misnamed', { found }) : refusal('header_missing');
}

/** Authenticated platform, with the requested entity if it may act for it. */
export interface AuthenticatedPlatform extends Partial<Pick<Platform, 'hasFaults' | 'deliverBeforeResponse'>> {
  caller: Caller;
  entity?: EntityRecord;
}

/**
 * Authenticates a platform by its code and key, sent as Basic credentials.
 * @param ports with the URL where a caller can open a private sandbox, because the shared one may be closed
 * @returns a caller that acts for no entity yet, or e00102; c1201 for a frozen sandbox, s00103 for too many requests
 */
export async function authenticatePlatform(
  ports: Ports & { publicUrl: string },
  headers: Headers,
  trace: RequestTrace,
): Promise<Outcome<AuthenticatedPlatform>> {
  const given = basicOf(headers.get('authorization'));
  if (!given) return wrongCredentials(basicFault(headers.get('authorization')));
  const platform = await ports.store.platform(given.code, clientIdOf(headers));
  // Compares a key even for an unknown platform, so that the response time does not reveal which codes exist.
  const right = constantTimeEquals(given.key, platform?.privateKey ?? 'no such platform');
  if (!platform || !right) {
    // Explains the refusal from the format alone, so that it reveals nothing about code and key.
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

/** Selects the entity that a platform acts for; e00101 if the client id is empty or belongs to another platform. */
export function selectEntity({ caller, entity }: AuthenticatedPlatform, auth: Auth, headers: Headers): Outcome<Caller> {
  if (auth !== 'platform-and-entity') return ok(caller);
  if (!entity) return wrongClientId(headers);
  return ok({ ...caller, clientId: entity.clientId, entity });
}
