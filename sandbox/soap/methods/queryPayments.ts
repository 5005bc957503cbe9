import { dateTime } from '@balcao/contract/schema/formats.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import type { SoapCode } from '@balcao/contract/soap/soapErrors.ts';
import { formatDayFirst, isoOf, parseLisbon } from '../../domain/clock/lisbonTime.ts';
import { type Outcome, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { getCheckout } from '../../services/checkouts/visits.ts';
import { findPayments, getPayment, listChangedPayments } from '../../services/payments/readPayments.ts';
import type { SoapHandler, SoapRequest } from '../call.ts';
import type { SoapObject } from '../encode.ts';
import { idIn } from '../paymentRequest.ts';
import { presentDetails, presentListed } from '../present.ts';
import { presentIntegrationState, readyState } from '../presentIntegrationState.ts';
import { sayLacking, sayReason, sayUnknown } from '../reasons.ts';
import type { Fields } from '../soapFields.ts';

/** Finds a payment by token, by id under its new or old name, or by both, which must agree. */
async function find(
  { context, caller }: SoapRequest,
  token: string | undefined,
  id: number | undefined,
): Promise<Outcome<PaymentRecord>> {
  if (token === undefined) return getPayment(context, caller, id ?? -1);
  const found = await getCheckout(context, caller, token, 'token');
  if (!found.ok || id === undefined || found.value.id === id) return found;
  return refuse('e00502');
}

/** Tells a payer who returns whether the page is paid (docs/decisions/soap-compatibility.md). */
export const checkWebPayment: SoapHandler = async (call) => {
  const { locale, request } = call;
  const refusal = (code: SoapCode, reason?: string) => ({
    requestState: presentIntegrationState(0, code, locale, reason),
  });
  const token = request.text('token');
  const id = idIn(request, 'paymentId', 'idTransaction');
  if (token === undefined && id === undefined) return refusal('0041', sayLacking(request, 'token, paymentId', locale));
  const found = await find(call, token, id);
  if (!found.ok) return refusal('0042', sayUnknown(request, ['token', 'paymentId', 'idTransaction'], locale));
  const { state, paidAt } = found.value;
  const paid = state === 'confirmed';
  return {
    requestState: readyState(locale),
    paid: Number(paid),
    paymentDate: paid && paidAt !== undefined ? formatDayFirst(paidAt) : undefined,
  };
};

/** Payments in the order of the request, by which clients match them (docs/decisions/soap-compatibility.md). */
export const checkEntityPayments: SoapHandler = async ({ context, caller, locale, request }) => {
  const asked = request.list('payments');
  if (asked.length === 0) {
    const reason = sayLacking(request, 'payments', locale);
    return { state: presentIntegrationState(0, '0062', locale, reason), payments: [] };
  }
  const wanted = asked.map((payment) => ({
    reference: payment.text('reference'),
    id: idIn(payment, 'paymentId'),
  }));
  const notFound = (payment: Fields) =>
    presentIntegrationState(0, '0062', locale, sayUnknown(payment, ['reference', 'paymentId'], locale));
  const { payments, accounts } = await findPayments(context, caller, wanted);
  return {
    state: readyState(locale),
    payments: payments.map((payment, index) =>
      payment
        ? { ...readyState(locale), ...presentDetails(payment, accounts) }
        : { ...notFound(asked[index] as Fields), reference: asked[index]?.text('reference') },
    ),
  };
};

interface PeriodProblem {
  code: '0062' | '0063';
  reason: string;
}

const isRead = (date: string) => dateTime.safeParse(isoOf(date)).success;

/** Requested period, with dates in either format; or the problem. */
function periodIn({ request, locale }: SoapRequest): { start: number; end: number } | PeriodProblem {
  const sent = ['startDate', 'endDate'].map((field) => ({ field, value: request.text(field) }));
  const missing = sent.filter(({ value }) => value === undefined).map(({ field }) => field);
  if (missing.length > 0) return { code: '0062', reason: sayLacking(request, missing.join(', '), locale) };
  const unread = sent.find(({ value = '' }) => !isRead(value));
  if (unread) return { code: '0063', reason: sayReason('dateForm', locale, unread) };
  const [start = '', end = ''] = sent.map(({ value }) => value);
  const [from, until] = [parseLisbon(isoOf(start)), parseLisbon(isoOf(end))];
  if (until < from) return { code: '0063', reason: sayReason('periodEnds', locale, { start, end }) };
  return { start: from, end: until };
}

/** Puts a state under both of its names (docs/decisions/soap-compatibility.md). */
const underBothNames = (state: SoapObject) => ({ integrationState: state, state });

/** Payments that last changed in a period (docs/decisions/soap-compatibility.md). */
export const getEntityPayments: SoapHandler = async (call) => {
  const { context, caller, locale } = call;
  const refusal = ({ code, reason }: PeriodProblem) => underBothNames(presentIntegrationState(0, code, locale, reason));
  const period = periodIn(call);
  if ('code' in period) return refusal(period);
  const changed = await listChangedPayments(context, caller, period, soapService.mostPayments);
  if (!changed.ok) return refusal({ code: '0063', reason: sayReason('periodHolds', locale) });
  const { payments, accounts } = changed.value;
  return {
    ...underBothNames(readyState(locale)),
    payments: payments.map((payment) => presentListed(payment, accounts)),
  };
};
