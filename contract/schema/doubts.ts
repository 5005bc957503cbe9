import type { WarningReason } from '../control/controlSchema.ts';
import { textCharacters } from './requestLimits.ts';

/** Suspicious but accepted value, and what was probably meant. */
export interface Doubt {
  reason: WarningReason;
  nearest: string | null;
}

/** Visible form of a text: trimmed, without invisible characters, in Unicode normalization form C. */
const visible = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC');

/** Output of programs for a missing value, or of unfilled templates. */
const placeholder =
  /(?<![A-Za-z])(undefined|null|NaN|None|<nil>|\[object [A-Z]\w*\])(?![A-Za-z])|\{\{[^{}]+\}\}|\$\{[^{}]+\}|^%[sd]$/;

/** Whether a text is a missing value of a program, or an unfilled template. */
export const isPlaceholder = (text: string) => placeholder.test(text);

/** Checks an identifier that several orders or customers would share, or that only looks like another. */
function identifier(text: string): Doubt | undefined {
  if (placeholder.test(text)) return { reason: 'placeholder', nearest: null };
  if (text.includes('\ufffd')) return { reason: 'replaced_characters', nearest: null };
  const seen = visible(text);
  return seen === text ? undefined : { reason: 'hidden_characters', nearest: seen };
}

/** Unfilled placeholder of a URL template or router: `{CHECKOUT_SESSION_ID}`, `<id>`, `/:id`. */
const toFill = /\{[A-Za-z_][\w.-]*\}|%7B[A-Za-z_]|<[A-Za-z_]\w*>|\/:[A-Za-z_]/i;

/** Checks a URL for placeholders and HTML escapes, which add a parameter `amp;…`. */
function url(text: string): Doubt | undefined {
  if (placeholder.test(text) || toFill.test(text)) return { reason: 'placeholder', nearest: null };
  return text.includes('&amp;') ? { reason: 'html_in_url', nearest: text.replace(/&(amp;)+/g, '&') } : undefined;
}

/** Checks a receiver's URL for a fragment, which no request sends. */
const receiverUrl = (text: string): Doubt | undefined =>
  url(text) ?? (text.includes('#') ? { reason: 'url_fragment', nearest: text.replace(/#.*/s, '') } : undefined);

/** Checks a Multibanco reference for leading zeros lost in a spreadsheet. */
const reference = (text: string): Doubt | undefined =>
  /^\d{1,8}$/.test(text) ? { reason: 'reference_form', nearest: text.padStart(9, '0') } : undefined;

/** Checks of REST and SOAP fields and parameters whose accepted value may be doubtful. */
const doubts: Readonly<Record<string, (text: string) => Doubt | undefined>> = {
  customUniqueId: identifier,
  customerId: identifier,
  'customer[id]': identifier,
  code: identifier,
  productCode: identifier,
  url: receiverUrl,
  callbackUrl: receiverUrl,
  'redirects.url': url,
  returnUrlSuccess: url,
  returnUrlCancel: url,
  returnUrlBack: url,
  referenceDetails_reference: reference,
  reference,
};

/** Doubt about a query identifier whose + was decoded as a space; `written` is the raw parameter. */
export function plusInUrl(name: string, written: string): Doubt | undefined {
  if (doubts[name] !== identifier || !/=.*[^+]\+[^+]/.test(written)) return undefined;
  return { reason: 'plus_in_url', nearest: written.replace(/^[^=]*=/, '').replaceAll('+', '%2B') };
}

/** Doubt about an accepted value of a field (docs/decisions/error-codes.md). */
export function doubtOf(name: string, value: unknown): Doubt | undefined {
  if (typeof value !== 'string' || value.length > textCharacters.url || !Object.hasOwn(doubts, name)) return undefined;
  return doubts[name]?.(value);
}
