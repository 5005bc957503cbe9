import * as z from 'zod';
import { largestAmountCents, textCharacters } from './requestLimits.ts';

/** Positive integer in cents: 10.00 € is 1000. */
export const amountCents = z.int().positive().max(largestAmountCents);

/** ISO 8601 date and time; without an offset in Lisbon time (docs/decisions/wire-formats.md). */
export const dateTime = z.iso.datetime({ offset: true, local: true }).max(textCharacters.dateTime);

/** Non-empty text of one line: a name, a code. */
export const text = z.string().min(1).max(textCharacters.line);

/** Text of one line, possibly empty. */
export const anyText = z.string().max(textCharacters.line);

/** Free text, possibly empty. */
export const note = z.string().max(textCharacters.note);

export const email = z.email().max(textCharacters.line);

/**
 * Text that may be sent as a whole number, as examples of API 1.14.0 do; stored as text. The description
 * shows only the text, so that generated clients keep one type.
 * @param digits minimum length of the text: a number loses leading zeros
 */
export const orNumber = <Format extends z.ZodType<string>>(format: Format, digits = 1) =>
  z.preprocess(
    (sent) => (Number.isSafeInteger(sent) && Number(sent) >= 0 ? String(sent).padStart(digits, '0') : sent),
    format,
  );

export const digits = z.string().regex(/^\d+$/, { error: 'digits' });

/** Number of a webhook or another record, as text; a leading zero would name it twice (e00228). */
export const recordId = z.string().regex(/^[1-9]\d*$/, { error: 'record_id' });

/** Number of a payment; a leading zero marks a reference, whose digits are often those of another id (e00228). */
export const paymentId = z.string().regex(/^[1-9]\d*$/, { error: 'payment_id' });

/** Comma-separated payment numbers: `id=1,2,3` (e00232). */
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
  .max(textCharacters.list)
  .regex(/^-?[A-Za-z0-9_]+(,-?[A-Za-z0-9_]+)*$/, {
    error: 'alphanumeric_list',
  });

/** ISO 3166-1 alpha-2 country in capitals (e00234). */
export const countryCode = z
  .string()
  .length(2)
  .regex(/^[A-Z]+$/, { error: 'uppercase' });

/** Country code, hash sign, number: `351#912345678` (docs/decisions/check-digits.md). */
export const phoneNumber = z.string().regex(/^[1-9]\d{0,3}#\d{4,15}$/, { error: 'phone' });

/** Phone that gets the payment request: nine digits in Portugal, after a single country code. */
export const walletPhone = z.string().regex(/^(351#\d{9}|(?!351#)[1-9]\d{0,3}#\d{4,14})$/, { error: 'wallet_phone' });

/** First digits of Portuguese numbers (ANACOM, National Numbering Plan): all, and mobile phones. */
const portuguese = { any: /^[23789]\d{8}$/, mobile: /^9\d{8}$/ };

/** Whether a well-formed number can exist, as a mobile phone if `isWallet`. Some published samples cannot. */
export function canBePhone(written: string, isWallet: boolean): boolean {
  const [country = '', number = ''] = written.split('#');
  if (country === '351') return portuguese[isWallet ? 'mobile' : 'any'].test(number);
  // E.164 allows fifteen digits including the country code, which must not be repeated.
  return country.length + number.length <= 15 && !(number.length > 10 && number.startsWith(country));
}

/** URL as written: trimming blanks or converting backslashes would change it (url.spec.whatwg.org). */
export const writtenUrl = <Format extends z.ZodType<string>>(format: Format) =>
  z.preprocess((sent, context) => {
    if (typeof sent !== 'string' || !/[\s\p{Cc}\p{Cf}\p{DI}\\]/u.test(sent)) return sent;
    context.issues.push({ code: 'custom', message: 'url_signs', input: sent });
    return z.NEVER;
  }, format);

/** Absolute http or https URL (e00223). */
export const url = writtenUrl(z.url({ protocol: /^https?$/, error: 'web_url' }).max(textCharacters.url));

/** Lower-case 8-4-4-4-12 (docs/decisions/wire-formats.md). */
export const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'uuid' });

/** Portuguese tax number: nine digits (docs/decisions/check-digits.md). */
export const taxNumber = digits.length(9);

/** Query parameter with a positive integer (e00231, e00224). */
export const naturalQuery = z.coerce.number().int().positive();

/** Id of a checkout or token of the old flow: 40 letters and digits (e00207; docs/decisions/wire-formats.md). */
export const token = z.string().regex(/^[A-Za-z0-9]{40}$/, { error: 'token' });

/**
 * Next URL of a browser or an app: http, https, or an app's private scheme (RFC 8252 §7.1), a reversed domain
 * name. Mobile apps need deep links; the dot excludes schemes that browsers and systems act on, such as
 * `javascript:`, `intent:` and `shell:`.
 */
export const redirectUrl = z.url({
  protocol: /^(https?|[a-z][a-z0-9-]*(\.[a-z0-9-]+)+)$/,
  error: 'app_url',
});

/** Time with a space and no offset, as in checkouts (docs/decisions/wire-formats.md). */
export const plainDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** Time with an offset without colon, as in the old token flow (docs/decisions/wire-formats.md). */
export const compactDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{4}$/);
