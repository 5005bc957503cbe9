import * as z from 'zod';
import { largestAmountCents, textCharacters } from './requestLimits.ts';

/** Positive integer in cents; 10.00 € is 1000. */
export const amountCents = z.int().positive().max(largestAmountCents);

/** ISO 8601 date and time; without an offset it is Lisbon time (docs/decisions/wire-formats.md). */
export const dateTime = z.iso.datetime({ offset: true, local: true }).max(textCharacters.dateTime);

/** Non-empty text of one line, such as a name or a code. */
export const text = z.string().min(1).max(textCharacters.line);

/** Text of one line, possibly empty. */
export const anyText = z.string().max(textCharacters.line);

/** Free text, possibly empty. */
export const note = z.string().max(textCharacters.note);

export const email = z.email().max(textCharacters.line);

/**
 * Text that may also be sent as a whole number, as in examples of API 1.14.0; it is stored as text. The description
 * shows only the text, so that generated clients keep one type.
 * @param digits minimum length of the text, because a number loses leading zeros
 */
export const orNumber = <Format extends z.ZodType<string>>(format: Format, digits = 1) =>
  z.preprocess(
    (sent) => (Number.isSafeInteger(sent) && Number(sent) >= 0 ? String(sent).padStart(digits, '0') : sent),
    format,
  );

export const digits = z.string().regex(/^\d+$/, { error: 'digits' });

/** Number of a record, such as a webhook, as text. Has no leading zeros, so that each record has one name (e00228). */
export const recordId = z.string().regex(/^[1-9]\d*$/, { error: 'record_id' });

/** Number of a payment. A leading zero marks a reference, whose digits are often another payment's id (e00228). */
export const paymentId = z.string().regex(/^[1-9]\d*$/, { error: 'payment_id' });

/** Comma-separated payment numbers: `id=1,2,3` (e00232). A URL holds the numbers of a page, with more filters. */
export const paymentIds = z
  .string()
  .max(textCharacters.list)
  .regex(/^[1-9]\d*(,[1-9]\d*)*$/, { error: 'payment_ids' });

export const alphanumeric = z
  .string()
  .max(textCharacters.line)
  .regex(/^[A-Za-z0-9]+$/, { error: 'alphanumeric' });

/** Comma-separated words of letters, digits, `_` and `-`: `sort=-createdAt,amount` (e00233). */
export const alphanumericList = z
  .string()
  .max(textCharacters.note)
  .regex(/^-?[A-Za-z0-9_]+(,-?[A-Za-z0-9_]+)*$/, { error: 'alphanumeric_list' });

/** ISO 3166-1 alpha-2 country in capitals (e00234). */
export const countryCode = z
  .string()
  .length(2)
  .regex(/^[A-Z]+$/, { error: 'uppercase' });

/** Country code, hash sign and number: `351#912345678` (docs/decisions/check-digits.md). */
export const phoneNumber = z.string().regex(/^[1-9]\d{0,3}#\d{4,15}$/, { error: 'phone' });

/** Phone number that receives the payment request: nine digits in Portugal, and the country code only once. */
export const walletPhone = z.string().regex(/^(351#\d{9}|(?!351#)[1-9]\d{0,3}#\d{4,14})$/, { error: 'wallet_phone' });

/** Patterns of Portuguese numbers (ANACOM, National Numbering Plan): any number, and mobile phones. */
const portuguese = { any: /^[23789]\d{8}$/, mobile: /^9\d{8}$/ };

/** Whether a well-formed number can exist, as a mobile phone if `isWallet`. Some published samples cannot exist. */
export function canBePhone(written: string, isWallet: boolean): boolean {
  const [country = '', number = ''] = written.split('#');
  if (country === '351') return portuguese[isWallet ? 'mobile' : 'any'].test(number);
  // E.164 allows fifteen digits including the country code, which must not appear twice.
  return country.length + number.length <= 15 && !(number.length > 10 && number.startsWith(country));
}

/** Refuses URLs that parsing would change, by trimming blanks or converting backslashes (url.spec.whatwg.org). */
export const writtenUrl = <Format extends z.ZodType<string>>(format: Format) =>
  z.preprocess((sent, context) => {
    if (typeof sent !== 'string' || !/[\s\p{Cc}\p{Cf}\p{DI}\\]/u.test(sent)) return sent;
    context.issues.push({ code: 'custom', message: 'url_signs', input: sent });
    return z.NEVER;
  }, format);

/** Absolute http or https URL (e00223). */
export const url = writtenUrl(z.url({ protocol: /^https?$/, error: 'web_url' }).max(textCharacters.url));

/** Lower-case UUID, 8-4-4-4-12 (docs/decisions/wire-formats.md). */
export const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'uuid' });

/** Portuguese tax number: nine digits (docs/decisions/check-digits.md). */
export const taxNumber = digits.length(9);

/** Query parameter that is a positive integer (e00231, e00224). */
export const naturalQuery = z.coerce.number().int().positive();

/** Id of a checkout, or token of the old flow: 40 letters and digits (e00207; docs/decisions/wire-formats.md). */
export const token = z.string().regex(/^[A-Za-z0-9]{40}$/, { error: 'token' });

/**
 * URL to which a browser or an app goes next: http, https, or an app's private scheme (RFC 8252 §7.1), which is a
 * reversed domain name. Mobile apps need deep links; the required dot excludes schemes that browsers and systems act
 * on, such as `javascript:`, `intent:` and `shell:`.
 */
export const redirectUrl = z.url({ protocol: /^(https?|[a-z][a-z0-9-]*(\.[a-z0-9-]+)+)$/, error: 'app_url' });

/** Time with a space and no offset, the format of checkouts (docs/decisions/wire-formats.md). */
export const plainDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** Time with an offset without a colon, the format of the old token flow (docs/decisions/wire-formats.md). */
export const compactDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{4}$/);
