import { dateTime } from '@balcao/contract/schema/formats.ts';
import type { IntegrationCode } from '@balcao/contract/soap/integrationStates.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { isoOf, parseLisbon } from '../domain/clock/lisbonTime.ts';
import { hexDigestOf } from '../domain/ids/digest.ts';
import type { Caller, Platform, Ports } from '../domain/ports.ts';
import type { RequestTrace } from '../domain/requests/requestTrace.ts';
import { constantTimeEquals } from '../domain/tenants/constantTimeEquals.ts';
import { isSharedPlatform } from '../domain/tenants/tenantCredentials.ts';
import type { SoapContext } from './call.ts';
import { SoapFault } from './fault.ts';
import type { Fields } from './fields.ts';

const minute = 60_000;
const hashDigits = 64;

/** Who calls, as far as the entity block proves it. */
export interface SoapAuthentication {
  /** What the block lacks; none when it may call. */
  refusal?: Extract<IntegrationCode, '00' | '01'>;
  /** Of the platform that proved its key; it acts for no entity when refused. */
  caller?: Caller;
  /** Whether a subscription of its tenant is told before the answer. */
  deliverBeforeResponse: boolean;
}

/**
 * Whether a date, ISO 8601 or day first, and now differ by no more than the hash is good for
 * (docs/decisions/signatures.md).
 */
function isTimely(date: string, now: number): boolean {
  const iso = isoOf(date);
  if (!dateTime.safeParse(iso).success) return false;
  return Math.abs(parseLisbon(iso) - now) <= soapService.hashValidityMinutes * minute;
}

async function proves(platform: Platform | undefined, hash: string, date: string): Promise<boolean> {
  // An unknown platform costs the same digest, so that codes cannot be told apart by time.
  const expected = await hexDigestOf((platform?.privateKey ?? 'no such platform') + date, hashDigits);
  return constantTimeEquals(hash.toLowerCase(), expected) && platform !== undefined;
}

/** Registered, but not with this platform, is told from not registered at all. */
async function whyNoEntity({ store }: Ports, tenant: string, nif: string): Promise<'00' | '01'> {
  const entity = await store.read(tenant, ({ entities }) => entities.find(nif));
  return entity ? '01' : '00';
}

/**
 * Reads the entity block: platform, hash and date prove the key, the tax number says for whom
 * (docs/decisions/signatures.md).
 * @throws SoapFault where the operator stopped the sandbox; `shared` or `rate`, only in a sandbox on a public network
 */
export async function authenticate(
  ports: SoapContext,
  entity: Fields,
  trace: RequestTrace,
): Promise<SoapAuthentication> {
  const [code = '', hash = '', date = '', nif = ''] = ['platformCode', 'hash', 'date', 'nif'].map(
    entity.text,
  );
  const platform = await ports.store.platform(code, nif);
  const known = await proves(platform, hash, date);
  if (!platform || !known) {
    if (ports.exposure && isSharedPlatform(code)) throw new SoapFault('shared', `${ports.publicUrl}/`);
    return { refusal: '00', deliverBeforeResponse: false };
  }
  if (ports.exposure?.admit(code, trace).ok === false) throw new SoapFault('rate');
  if (platform.frozenReason !== null) throw new SoapFault('frozen', platform.frozenReason);
  const { tenant, deliverBeforeResponse } = platform;
  const now = ports.clock.now() + platform.clockOffset;
  const caller = { tenant, platformCode: code, clientId: nif, entity: platform.entity, now };
  if (!isTimely(date, now)) return { refusal: '00', caller, deliverBeforeResponse };
  if (!platform.entity)
    return { refusal: await whyNoEntity(ports, tenant, nif), caller, deliverBeforeResponse };
  return { caller, deliverBeforeResponse };
}
