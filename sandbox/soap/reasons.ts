import { errors } from '@balcao/contract/errors.ts';
import { refusalDetails } from '@balcao/contract/refusalDetails.ts';
import { type FieldRule, namedRules } from '@balcao/contract/schema/fieldRules.ts';
import { paymentId } from '@balcao/contract/schema/formats.ts';
import { sentencesOf } from '@balcao/contract/schema/validationCodes.ts';
import { type SoapReason, soapReasons } from '@balcao/contract/soap/reasons.ts';
import { fill, type Locale } from '@balcao/contract/words/locales.ts';
import type { Refusal } from '../domain/outcome.ts';
import type { Fields } from './soapFields.ts';

/** Maximum length of a value of the caller in a reason. */
const shownCharacters = 60;

const shown = (value: unknown) => String(value).slice(0, shownCharacters);

export type ReasonValues = Readonly<Record<string, unknown>>;

/** Message for a reason, in the caller's language. */
export function sayReason(name: SoapReason, locale: Locale, values: ReasonValues = {}): string {
  const texts = Object.entries(values).map(([key, value]) => [key, shown(value)]);
  return fill(soapReasons[name][locale], Object.fromEntries(texts));
}

/** Message of the REST API about a rule, with the value and the name that the field has in this service. */
export function sayRule(
  { code, words, param = '' }: FieldRule & { param?: string },
  field: string,
  value: unknown,
  locale: Locale,
): string {
  const source = { code, rule: code, place: 'body', path: [field], param, words } as const;
  const [sentence = ''] = sentencesOf(source, () => errors[code].words, locale);
  return value === undefined ? `${sentence}.` : `${sentence} (${shown(value)}).`;
}

/** Message that names the missing fields of a part, and the unknown fields that were sent instead. */
export function sayLacking({ strangers }: Fields, fields: string, locale: Locale): string {
  const name = strangers.length > 0 ? 'lacksStrange' : 'lacks';
  return sayReason(name, locale, { fields, names: strangers.join(', ') });
}

const ids = ['paymentId', 'idTransaction'];

/** Message about an unknown payment, with each identifier of the request. A reference is shown as digits only. */
export function sayUnknown(request: Fields, names: readonly string[], locale: Locale, prefix = ''): string {
  const sent = names.filter((name) => ![undefined, '0'].includes(request.text(name)));
  const noId = sent.find((name) => ids.includes(name) && !paymentId.safeParse(request.text(name)).success);
  if (noId && namedRules.payment_id) return sayRule(namedRules.payment_id, prefix + noId, request.text(noId), locale);
  const printed = sent.find((name) => name === 'reference' && /\D/.test(request.text(name) ?? ''));
  if (printed) return sayRule({ code: 'e00228' }, prefix + printed, request.text(printed), locale);
  const named = sent.map((name) => `${prefix}${name} ${shown(request.text(name))}`).join(', ');
  if (!named) return sayLacking(request, names.join(', '), locale);
  return fill(soapReasons.unknownPayment[locale], { named });
}

/** Messages for codes and rules that have none in the REST API, or one with names of the REST API. */
const own: Readonly<Record<string, SoapReason | undefined>> = {
  e00220: 'unknownAccount',
  end_passed: 'validityPassed',
  end_before_start: 'validityEnds',
};

/** Message about the violated rule, if the refusal names one. */
export function sayDetail({ code, detail, values = {} }: Refusal, locale: Locale): string | undefined {
  const reason = own[detail ?? code] ?? own[code];
  if (reason) return sayReason(reason, locale, values);
  return detail && fill(refusalDetails[detail][locale], values);
}
