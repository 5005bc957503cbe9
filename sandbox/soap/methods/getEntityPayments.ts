import { dateTime } from '@balcao/contract/schema/formats.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { isoOf, parseLisbon } from '../../domain/clock/lisbonTime.ts';
import { listChangedPayments } from '../../services/payments/listChangedPayments.ts';
import type { SoapHandler } from '../call.ts';
import { SoapFault } from '../fault.ts';
import type { Fields } from '../fields.ts';
import { presentListed } from '../present.ts';
import { readyState } from '../presentIntegrationState.ts';

/** A moment, in either form of date; the method has no code for what is none, so that it is a fault. */
function momentIn(request: Fields, name: string): number {
  const iso = isoOf(request.text(name) ?? '');
  if (!dateTime.safeParse(iso).success) throw new SoapFault('interval', name);
  return parseLisbon(iso);
}

/**
 * Payments of a period, by their last change (docs/decisions/soap-compatibility.md). The state stands under both of its
 * names.
 */
export const getEntityPayments: SoapHandler = async ({ context, caller, locale, request }) => {
  const [start, end] = [momentIn(request, 'startDate'), momentIn(request, 'endDate')];
  if (end < start) throw new SoapFault('interval', 'endDate');
  const changed = await listChangedPayments(context, caller, { start, end }, soapService.mostPayments);
  if (!changed.ok) throw new SoapFault('crowded');
  const { payments, accounts } = changed.value;
  return {
    integrationState: readyState(locale),
    state: readyState(locale),
    payments: payments.map((payment) => presentListed(payment, accounts)),
  };
};
