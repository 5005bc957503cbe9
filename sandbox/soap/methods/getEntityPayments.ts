import { dateTime } from '@balcao/contract/schema/formats.ts';
import type { SoapCode } from '@balcao/contract/soap/errors.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { isoOf, parseLisbon } from '../../domain/clock/lisbonTime.ts';
import { listChangedPayments } from '../../services/payments/listChangedPayments.ts';
import type { SoapHandler } from '../call.ts';
import type { SoapObject } from '../encode.ts';
import type { Fields } from '../fields.ts';
import { presentListed } from '../present.ts';
import { presentIntegrationState, readyState } from '../presentIntegrationState.ts';

/** The period asked for, its dates in either form, or the code of what is wrong with it. */
function periodIn(request: Fields): { start: number; end: number } | SoapCode {
  const [start, end] = [request.text('startDate'), request.text('endDate')];
  if (start === undefined || end === undefined) return '0062';
  const dates = [start, end].map(isoOf);
  if (!dates.every((date) => dateTime.safeParse(date).success)) return '0063';
  const [from = 0, until = 0] = dates.map(parseLisbon);
  return until < from ? '0063' : { start: from, end: until };
}

/** The state stands under both of its names (docs/decisions/soap-compatibility.md). */
const underBothNames = (state: SoapObject) => ({ integrationState: state, state });

/** Payments of a period, by their last change (docs/decisions/soap-compatibility.md). */
export const getEntityPayments: SoapHandler = async ({ context, caller, locale, request }) => {
  const refusal = (code: SoapCode) => underBothNames(presentIntegrationState(0, code, locale));
  const period = periodIn(request);
  if (typeof period === 'string') return refusal(period);
  const changed = await listChangedPayments(context, caller, period, soapService.mostPayments);
  if (!changed.ok) return refusal('0063');
  const { payments, accounts } = changed.value;
  return {
    ...underBothNames(readyState(locale)),
    payments: payments.map((payment) => presentListed(payment, accounts)),
  };
};
