import { idReference } from '@balcao/contract/checkDigits.ts';
import { errors } from '@balcao/contract/errors.ts';
import { methodNames, type PaymentState, terminalCardName } from '@balcao/contract/resources/payments/paymentEnums.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { fill, type Locale } from '@balcao/contract/words/locales.ts';
import { formatLisbon } from '../clock/lisbonTime.ts';
import { phoneMask } from '../customers/savedMethod.ts';
import { keepsLateAuthorisation } from '../terminals/backOfficeLabel.ts';
import type { ChosenMethod, PaymentRecord } from './payment.ts';

const catalogue: Readonly<Record<string, { words: Record<Locale, string> } | undefined>> = errors;

/** States in which the payment can still be pushed to a phone, so its number is shown for the merchant to correct. */
const openStates: readonly PaymentState[] = ['pending', 'pending_confirmation'];

/** Saved methods and ended payments show only the phone's last digits (docs/decisions/payment-states.md). */
function detailsOf(method: ChosenMethod, state: PaymentState) {
  const { uuid, phone, card, read, createRegistration, allowRegistration } = method;
  const masked = phone === undefined ? undefined : phoneMask(phone);
  const known = {
    phoneNumber: openStates.includes(state) && !uuid ? phone : undefined,
    createRegistration,
    allowRegistration,
    registration: uuid,
    ...masked,
    ...card,
    ...read,
  };
  const some = Object.values(known).some((value) => value !== undefined);
  return {
    details: some ? known : undefined,
    resultDetails: masked && { registration: uuid, phoneNumber: masked },
  };
}

function presentMethod(method: ChosenMethod, state: PaymentState, locale: Locale): Payment['paymentMethod'] {
  const { code, type, uuid, result } = method;
  return {
    uuid: uuid ?? null,
    code,
    type,
    ...detailsOf(method, state),
    ...(result && {
      result: {
        code: result.code,
        message: fill(catalogue[result.code]?.words[locale] ?? result.code, {}),
        createdAt: formatLisbon(result.at),
      },
    }),
  };
}

function presentFee(fee: NonNullable<PaymentRecord['fee']>): Payment['paymentFee'] {
  const { netEuro, taxEuro, invoice } = fee;
  return {
    netAmount: netEuro,
    taxAmount: taxEuro,
    invoiceDetails: invoice ? { invoiceNumber: invoice.number, invoicedAt: formatLisbon(invoice.at) } : null,
  };
}

/** Presents a payment; masks its phone number once it is paid or cancelled (docs/decisions/payment-states.md). */
export function presentPayment(payment: PaymentRecord, locale: Locale): Payment {
  const { sent, method, valid, fee, transfer, cancellation, reference } = payment;
  return {
    id: String(payment.id),
    clientId: payment.clientId,
    customUniqueId: sent.customUniqueId,
    type: payment.type,
    initialPaymentId: payment.initialPaymentId?.toString(),
    referenceDetails: reference
      ? { entity: reference.entity, reference: reference.number }
      : { reference: idReference(payment.id) },
    stateDetails: { state: payment.state, createdAt: formatLisbon(payment.stateAt) },
    paymentMethod: method && presentMethod(method, payment.state, locale),
    amount: payment.amountCents,
    code: sent.code,
    summary: sent.summary,
    callbackUrl: sent.callbackUrl,
    createdAt: formatLisbon(payment.createdAt),
    updatedAt: formatLisbon(payment.updatedAt),
    validDate: {
      start: formatLisbon(valid.start),
      end: formatLisbon(valid.end),
      blockLatePayment: valid.blockLate,
    },
    availableMethods: payment.availableMethods.map(({ code, type }) => ({
      code,
      type,
      name: (type === 'TPA' ? terminalCardName : methodNames[code])[locale],
    })),
    paymentFee: fee && presentFee(fee),
    transferDetails: transfer && {
      payerReference: transfer.payerReference,
      transferredAt: formatLisbon(transfer.at),
    },
    refunds: payment.refunds?.map(({ paymentId, amountCents, at }) => ({
      paymentId: String(paymentId),
      amount: amountCents,
      createdAt: formatLisbon(at),
    })),
    cancellation: cancellation && {
      cancelled: true,
      cancelledAt: formatLisbon(cancellation.at),
      reason: cancellation.reason,
      authorisationKept: keepsLateAuthorisation(payment) || undefined,
    },
    bankAccount: payment.bankAccount,
    recurring: sent.recurring,
    customer: sent.customer,
    billingAddress: sent.billingAddress,
    shippingAddress: sent.shippingAddress,
    additionalData: sent.additionalData,
  };
}
