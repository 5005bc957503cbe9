import { dateTime } from '@balcao/contract/schema/formats.ts';
import { hashValidityMinutes } from '@balcao/contract/soap/hashValidity.ts';
import type { IntegrationCode } from '@balcao/contract/soap/integrationStates.ts';
import type { SoapReason } from '@balcao/contract/soap/reasons.ts';
import { formatLisbon, isoOf, parseLisbon } from '../domain/clock/lisbonTime.ts';
import { hexDigestOf } from '../domain/ids/digest.ts';
import type { Caller, Platform, Ports } from '../domain/ports.ts';
import type { RequestTrace } from '../domain/requests/requestTrace.ts';
import { constantTimeEquals, hasCodeForm, isSharedPlatform } from '../domain/tenants/tenantCredentials.ts';
import { signatureHash } from '../domain/webhooks/signature.ts';
import type { SoapContext } from './call.ts';
import { SoapFault } from './fault.ts';
import type { ReasonValues } from './reasons.ts';
import type { Fields } from './soapFields.ts';

const minute = 60_000;
const hashDigits = 64;

/** Reason for a refusal, with the values for its message. */
interface Reason {
  name: SoapReason;
  values: ReasonValues;
}

export interface SoapAuthentication {
  /** Code if the entity may not call; otherwise undefined. */
  refusal?: Extract<IntegrationCode, '00' | '01'>;
  /** Reason for code 00, if the credentials are not the reason. */
  reason?: Reason | undefined;
  /** Caller of the authenticated platform; acts for no entity if the call is refused. */
  caller?: Caller;
  /** Whether the tenant delivers webhooks before the response. */
  deliverBeforeResponse: boolean;
}

/** Reason why a date is wrong; the hash expires with it (docs/decisions/signatures.md). */
function wrongDate(date: string, now: number): Reason | undefined {
  const iso = isoOf(date);
  if (!dateTime.safeParse(iso).success) return { name: 'dateForm', values: { field: 'entity.date', value: date } };
  const ahead = (parseLisbon(iso) - now) / minute;
  if (Math.abs(ahead) <= hashValidityMinutes) return undefined;
  const values = { value: date, minutes: Math.ceil(Math.abs(ahead)), now: formatLisbon(now) };
  return { name: ahead > 0 ? 'dateAhead' : 'dateBehind', values };
}

const needed = ['platformCode', 'hash', 'date', 'nif'] as const;

/** Reason why the block is malformed, whatever the key. */
function wrongForm(entity: Fields): Reason | undefined {
  const missing = needed.filter((name) => entity.text(name) === undefined);
  const { strangers } = entity;
  if (missing.length > 0) {
    const fields = missing.join(', ');
    return strangers.length > 0
      ? { name: 'entityStrange', values: { fields, names: strangers.join(', ') } }
      : { name: 'entityLacks', values: { fields } };
  }
  const [value = '', hash = ''] = needed.map(entity.text);
  if (!hasCodeForm(value)) return { name: 'codeForm', values: { value } };
  return /^[0-9a-f]{64}$/i.test(hash) ? undefined : { name: 'hashForm', values: { count: hash.length } };
}

/** Formulas for the hash, the correct one first. Each proves that the caller has the key. */
const formulas: Readonly<Record<string, (key: string, date: string) => Promise<string> | string>> = {
  'SHA-256(privateKey + entity.date)': (key, date) => hexDigestOf(key + date, hashDigits),
  'SHA-256(entity.date + privateKey)': (key, date) => hexDigestOf(date + key, hashDigits),
  'SHA-256(privateKey + entity.date + "\\n")': (key, date) => hexDigestOf(`${key}${date}\n`, hashDigits),
  'SHA-256(privateKey + "\\n" + entity.date)': (key, date) => hexDigestOf(`${key}\n${date}`, hashDigits),
  'SHA-256(privateKey + entity.date, Z ↔ +00:00)': (key, date) =>
    hexDigestOf(key + (date.endsWith('Z') ? date.replace(/Z$/, '+00:00') : date.replace(/\+00:00$/, 'Z')), hashDigits),
  'HMAC-SHA-256(privateKey, entity.date)': (key, date) => signatureHash(key, date, ''),
  'HMAC-SHA-256(entity.date, privateKey)': (key, date) => signatureHash(date, key, ''),
  // Encoding.Unicode of .NET writes ASCII in UTF-16, with a zero byte after each character.
  'SHA-256(privateKey + entity.date) UTF-16': (key, date) =>
    hexDigestOf((key + date).replace(/./gs, '$&\0'), hashDigits),
};
const [rightFormula] = Object.keys(formulas);

function wrongHash(found: string, hash: string): Reason | undefined {
  if (found !== rightFormula) return { name: 'hashOrder', values: { found } };
  return hash === hash.toLowerCase() ? undefined : { name: 'hashCapitals', values: {} };
}

/** Formula that gives this hash with the platform's key; undefined if none does. */
async function formulaOf(platform: Platform | undefined, hash: string, date: string): Promise<string | undefined> {
  // An unknown platform takes the same digests, so the time does not reveal which codes exist.
  const key = platform?.privateKey ?? 'no such platform';
  const fitting: string[] = [];
  for (const [formula, digest] of Object.entries(formulas))
    if (constantTimeEquals(hash.toLowerCase(), await digest(key, date))) fitting.push(formula);
  return platform && fitting[0];
}

/** Detects a hash of the date alone, sent by a program whose key is empty. */
const withoutKey = async (hash: string, date: string): Promise<Reason | undefined> =>
  hash.toLowerCase() === (await hexDigestOf(date, hashDigits)) ? { name: 'hashKeyless', values: {} } : undefined;

/** Distinguishes an entity of another platform from an entity that is not registered. */
async function whyNoEntity(
  { store }: Ports,
  tenant: string,
  nif: string,
): Promise<Pick<SoapAuthentication, 'refusal' | 'reason'>> {
  const entity = await store.read(tenant, ({ entities }) => entities.find(nif));
  return entity ? { refusal: '01' } : { refusal: '00', reason: { name: 'unknownEntity', values: { value: nif } } };
}

/** Checks key and entity by hash and date (docs/decisions/signatures.md). @throws SoapFault for a frozen tenant */
export async function authenticate(
  ports: SoapContext,
  entity: Fields,
  trace: RequestTrace,
): Promise<SoapAuthentication> {
  const [code = '', hash = '', date = '', nif = ''] = needed.map(entity.text);
  const platform = await ports.store.platform(code, nif);
  const found = await formulaOf(platform, hash, date);
  if (!platform || !found) {
    if (ports.exposure && isSharedPlatform(code)) throw new SoapFault('shared', `${ports.publicUrl}/`);
    return {
      refusal: '00',
      reason: wrongForm(entity) ?? (await withoutKey(hash, date)),
      deliverBeforeResponse: false,
    };
  }
  if (ports.exposure?.admit(code, trace).ok === false) throw new SoapFault('rate');
  if (platform.frozenReason !== null) throw new SoapFault('frozen', platform.frozenReason);
  const { tenant, deliverBeforeResponse } = platform;
  const now = ports.clock.now() + platform.clockOffset;
  const caller = { tenant, platformCode: code, clientId: nif, entity: platform.entity, now };
  const reason = wrongForm(entity) ?? wrongHash(found, hash) ?? wrongDate(date, now);
  if (reason) return { refusal: '00', reason, caller, deliverBeforeResponse };
  if (!platform.entity) return { ...(await whyNoEntity(ports, tenant, nif)), caller, deliverBeforeResponse };
  return { caller, deliverBeforeResponse };
}
