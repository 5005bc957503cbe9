import * as z from 'zod';
import { largestAmountCents, textCharacters } from './requestLimits.ts';

/** Integer above zero in cents: 10.00 € is 1000. */
export const amountCents = z.int().positive().max(largestAmountCents);

/** ISO 8601 date and time; without an offset it is read as Lisbon time (docs/decisions/wire-formats.md). */
export const dateTime = z.iso.datetime({ offset: true, local: true }).max(textCharacters.dateTime);

/** A text of one line that is not empty: a name, a code. */
export const text = z.string().min(1).max(textCharacters.line);

/** The same, which may be empty. */
export const anyText = z.string().max(textCharacters.line);

/** A free text, which may be empty. */
export const note = z.string().max(textCharacters.note);

export const email = z.email().max(textCharacters.line);

/**
 * A text that is also taken as a whole number, as examples of API 1.14.0 send it; it is kept as text. The description
 * shows the text alone, so that generated clients keep one type.
 * @param digits how many the text has at least: a number loses the zeros it begins with
 */
export const orNumber = <Format extends z.ZodType<string>>(format: Format, digits = 1) =>
  z.preprocess(
    (sent) => (Number.isSafeInteger(sent) && Number(sent) >= 0 ? String(sent).padStart(digits, '0') : sent),
    format,
  );

export const digits = z.string().regex(/^\d+$/, { error: 'digits' });

/** Number of a webhook or another record, as text: one with a zero before it would be a second name of it (e00228). */
export const recordId = z.string().regex(/^[1-9]\d*$/, { error: 'record_id' });

/** Number of a payment; what begins with a zero is a reference, whose digits are often those of another's id (e00228). */
export const paymentId = z.string().regex(/^[1-9]\d*$/, { error: 'payment_id' });

/** Numbers of payments with commas between them, as in `id=1,2,3` (e00232). */
export const paymentIds = z
  .string()
  .max(textCharacters.list)
  .regex(/^[1-9]\d*(,[1-9]\d*)*$/, { error: 'payment_ids' });

export const alphanumeric = z
  .string()
  .max(textCharacters.line)
  .regex(/^[A-Za-z0-9]+$/, { error: 'alphanumeric' });

/** Words of letters, digits and `_`, `-` with commas between them, as in `sort=-createdAt,amount` (e00233). */
export const alphanumericList = z
  .string()
  .max(textCharacters.list)
  .regex(/^-?[A-Za-z0-9_]+(,-?[A-Za-z0-9_]+)*$/, {
    error: 'alphanumeric_list',
  });

/** Two capitals: ISO 3166-1 alpha-2 country (e00234 when not capitals). */
export const countryCode = z
  .string()
  .length(2)
  .regex(/^[A-Z]+$/, { error: 'uppercase' });

/** Country code, hash sign, number: `351#912345678` (docs/decisions/check-digits.md). */
export const phoneNumber = z.string().regex(/^[1-9]\d{0,3}#\d{4,15}$/, { error: 'phone' });

/** The phone that is asked to pay: a Portuguese one has nine digits after a country code that is there once. */
export const walletPhone = z
  .string()
  .regex(/^(351#\d{9}|(?!351#)[1-9]\d{0,3}#\d{4,14})$/, { error: 'wallet_phone' });

/** First digits that Portuguese numbers have (ANACOM, National Numbering Plan): all, and those of mobile phones. */
const portuguese = { any: /^[23789]\d{8}$/, mobile: /^9\d{8}$/ };

/** Whether some phone can have a well-written number; `isWallet`: a mobile phone. Some published samples have none. */
export function canBePhone(written: string, isWallet: boolean): boolean {
  const [country = '', number = ''] = written.split('#');
  if (country === '351') return portuguese[isWallet ? 'mobile' : 'any'].test(number);
  // E.164: fifteen digits with the country code, which is not there twice.
  return country.length + number.length <= 15 && !(number.length > 10 && number.startsWith(country));
}

/** A URL as written: programs that drop blanks or turn backslashes would call another one (url.spec.whatwg.org). */
export const writtenUrl = <Format extends z.ZodType<string>>(format: Format) =>
  z.preprocess((sent, context) => {
    if (typeof sent !== 'string' || !/[\s\p{Cc}\p{Cf}\p{DI}\\]/u.test(sent)) return sent;
    context.issues.push({ code: 'custom', message: 'url_signs', input: sent });
    return z.NEVER;
  }, format);

/** An absolute http or https URL (e00223). */
export const url = writtenUrl(z.url({ protocol: /^https?$/, error: 'web_url' }).max(textCharacters.url));

/** Lower-case 8-4-4-4-12 (docs/decisions/wire-formats.md). */
export const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'uuid' });

/** Portuguese tax number: nine digits (docs/decisions/check-digits.md). */
export const taxNumber = digits.length(9);

/** A query parameter holding a whole number above zero (e00231, e00224). */
export const naturalQuery = z.coerce.number().int().positive();

/** Id of a checkout or token of the old flow: 40 letters and digits (e00207; docs/decisions/wire-formats.md). */
export const token = z.string().regex(/^[A-Za-z0-9]{40}$/, { error: 'token' });

/**
 * Where a browser or an app goes next: http, https, or the private scheme of an app, which is a domain name in reverse
 * (RFC 8252 §7.1). Mobile apps need deep links; the dot keeps out the schemes that a browser or system acts on, such as
 * `javascript:`, `intent:` and `shell:`, whatever new ones come.
 */
export const redirectUrl = z.url({
  protocol: /^(https?|[a-z][a-z0-9-]*(\.[a-z0-9-]+)+)$/,
  error: 'app_url',
});

/** A time with a space and no offset, as checkouts carry it (docs/decisions/wire-formats.md). */
export const plainDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** A time whose offset has no colon, as the old token flow carries it (docs/decisions/wire-formats.md). */
export const compactDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{4}$/);
