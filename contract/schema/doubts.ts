import type { WarningReason } from '../control/schema.ts';
import { textCharacters } from './requestLimits.ts';

/** Why a value that is taken looks wrong, and what is perhaps meant. */
export interface Doubt {
  reason: WarningReason;
  nearest: string | null;
}

/** A text as it looks: without blanks at its ends or invisible characters, composed (Unicode normalization form C). */
const visible = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC');

/** What programs write for a value they do not have, and templates that were not filled in. */
const placeholder =
  /(?<![A-Za-z])(undefined|null|NaN|None|<nil>|\[object [A-Z]\w*\])(?![A-Za-z])|\{\{[^{}]+\}\}|\$\{[^{}]+\}|^%[sd]$/;

/** Whether a text is what programs write for a value they do not have, or a template that nobody filled in. */
export const isPlaceholder = (text: string) => placeholder.test(text);

/** An identifier that two orders or two customers would share, or that only looks like another. */
function identifier(text: string): Doubt | undefined {
  if (placeholder.test(text)) return { reason: 'placeholder', nearest: null };
  if (text.includes('\ufffd')) return { reason: 'replaced_characters', nearest: null };
  const seen = visible(text);
  return seen === text ? undefined : { reason: 'hidden_characters', nearest: seen };
}

/** A name in a URL that a template or a router was to fill: `{CHECKOUT_SESSION_ID}`, `<id>`, `/:id`. */
const toFill = /\{[A-Za-z_][\w.-]*\}|%7B[A-Za-z_]|<[A-Za-z_]\w*>|\/:[A-Za-z_]/i;

/** A URL with what nobody fills, or escaped for HTML: its receiver finds a parameter `amp;…`. */
function url(text: string): Doubt | undefined {
  if (placeholder.test(text) || toFill.test(text)) return { reason: 'placeholder', nearest: null };
  return text.includes('&amp;')
    ? { reason: 'html_in_url', nearest: text.replace(/&(amp;)+/g, '&') }
    : undefined;
}

/** A URL that messages go to: what follows # stays in the browser, and is sent nowhere. */
const receiverUrl = (text: string): Doubt | undefined =>
  url(text) ??
  (text.includes('#') ? { reason: 'url_fragment', nearest: text.replace(/#.*/s, '') } : undefined);

/** A Multibanco reference as a spreadsheet leaves it: without the zeros it begins with. */
const reference = (text: string): Doubt | undefined =>
  /^\d{1,8}$/.test(text) ? { reason: 'reference_form', nearest: text.padStart(9, '0') } : undefined;

/** Fields and parameters, of REST and SOAP, whose value may be doubtful though the API takes it. */
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

/** An identifier of a query whose + became a blank, as in a form; `written` is the parameter as it came. */
export function plusInUrl(name: string, written: string): Doubt | undefined {
  if (doubts[name] !== identifier || !/=.*[^+]\+[^+]/.test(written)) return undefined;
  return { reason: 'plus_in_url', nearest: written.replace(/^[^=]*=/, '').replaceAll('+', '%2B') };
}

/** What is doubtful in a value that the API takes under a name (docs/decisions/error-codes.md). */
export function doubtOf(name: string, value: unknown): Doubt | undefined {
  if (typeof value !== 'string' || value.length > textCharacters.url || !Object.hasOwn(doubts, name))
    return undefined;
  return doubts[name]?.(value);
}
