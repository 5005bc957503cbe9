import type { WarningReason } from '../control/controlSchema.ts';
import { textCharacters } from './requestLimits.ts';

/** Warning about a suspicious but accepted value, with the value that was probably meant. */
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

/** Text that programs write for a missing value, or an unfilled template. */
const placeholder =
  /(?<![A-Za-z])(undefined|null|NaN|None|<nil>|\[object [A-Z]\w*\])(?![A-Za-z])|\{\{[^{}]+\}\}|\$\{[^{}]+\}|^%[sd]$/;

/** Whether a text stands for a missing value or is an unfilled template. */
export const isPlaceholder = (text: string) => placeholder.test(text);

/** Warns of an identifier that several orders or customers would share, or that only looks like another one. */
function identifier(text: string): Doubt | undefined {
  if (placeholder.test(text)) return { reason: 'placeholder', nearest: null };
  if (text.includes('\ufffd')) return { reason: 'replaced_characters', nearest: null };
  const seen = visible(text);
  return seen === text ? undefined : { reason: 'hidden_characters', nearest: seen };
}

/** Unfilled placeholder of a URL template or router: `{CHECKOUT_SESSION_ID}`, `<id>`, `/:id`. */
const toFill = /\{[A-Za-z_][\w.-]*\}|%7B[A-Za-z_]|<[A-Za-z_]\w*>|\/:[A-Za-z_]/i;

/** Warns of placeholders and of HTML escapes, which would add a parameter `amp;…`. */
function url(text: string): Doubt | undefined {
  if (placeholder.test(text) || toFill.test(text)) return { reason: 'placeholder', nearest: null };
  return text.includes('&amp;') ? { reason: 'html_in_url', nearest: text.replace(/&(amp;)+/g, '&') } : undefined;
}

/** Warns of a fragment in a receiver's URL, because requests do not include it. */
const receiverUrl = (text: string): Doubt | undefined =>
  url(text) ?? (text.includes('#') ? { reason: 'url_fragment', nearest: text.replace(/#.*/s, '') } : undefined);

/** Warns of a Multibanco reference that probably lost its leading zeros in a spreadsheet. */
const reference = (text: string): Doubt | undefined =>
  /^\d{1,8}$/.test(text) ? { reason: 'reference_form', nearest: text.padStart(9, '0') } : undefined;

/** Checks by name of a REST or SOAP field or parameter, for values that are accepted but may be wrong. */
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

/** Warns of an identifier in a query whose `+` was decoded as a space; `written` is the raw parameter. */
export function plusInUrl(name: string, written: string): Doubt | undefined {
  if (doubts[name] !== identifier || !/=.*[^+]\+[^+]/.test(written)) return undefined;
  return { reason: 'plus_in_url', nearest: written.replace(/^[^=]*=/, '').replaceAll('+', '%2B') };
}

/** Warning about an accepted value of a field, if it is suspicious (docs/decisions/error-codes.md). */
export function doubtOf(name: string, value: unknown): Doubt | undefined {
  if (typeof value !== 'string' || value.length > textCharacters.url || !Object.hasOwn(doubts, name)) return undefined;
  return doubts[name]?.(value);
}
