import { methodNames } from '@balcao/contract/resources/payments/paymentEnums.ts';
import { optionDescriptions } from '@balcao/contract/soap/paymentOptions.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { formatDayFirst, formatLisbon } from '../domain/clock/lisbonTime.ts';
import type { BankAccount } from '../domain/entities/bankAccount.ts';
import type { MethodChoice, PaymentRecord } from '../domain/payments/payment.ts';
import { iconUrl } from './addresses.ts';
import type { SoapObject } from './encode.ts';

export function presentOptions(methods: readonly MethodChoice[], locale: Locale, publicUrl: string): SoapObject[] {
  return methods.map(({ code }) => ({
    code,
    name: methodNames[code][locale],
    iconUrl: iconUrl(publicUrl, code),
    description: optionDescriptions[code][locale],
  }));
}

function feeOf({ fee }: PaymentRecord): SoapObject | undefined {
  if (!fee) return undefined;
  const { netEuro, taxEuro, invoice } = fee;
  return {
    netAmount: Number(netEuro),
    taxAmount: Number(taxEuro),
    invoiceDetails: invoice && { invoiceNumber: invoice.number, invoiceDate: formatLisbon(invoice.at) },
  };
}

function transferOf(
  { transfer, bankAccount }: PaymentRecord,
  accounts: readonly BankAccount[],
): SoapObject | undefined {
  if (!transfer) return undefined;
  const account = accounts.find(({ code }) => code === bankAccount?.code);
  return {
    payerReference: transfer.payerReference,
    transferDate: formatLisbon(transfer.at),
    bankAccountIban: account?.iban,
  };
}

const methodOf = ({ method, reference }: PaymentRecord) => method?.code ?? (reference ? 'MB' : undefined);

const isCancelled = ({ state }: PaymentRecord) => state === 'cancelled';

const paymentDateOf = ({ paidAt }: PaymentRecord) => paidAt && formatDayFirst(paidAt);

function moneyOf(payment: PaymentRecord, accounts: readonly BankAccount[]): SoapObject {
  return {
    paymentFee: feeOf(payment),
    transferDetails: transferOf(payment, accounts),
    paymentRefunds: (payment.refunds ?? []).map(({ paymentId, amountCents, at }) => ({
      paymentId,
      amount: amountCents,
      refundDate: formatLisbon(at),
    })),
  };
}

/** Presents a payment for checkEntityPayments. Its own state and code tell that it was found. */
export function presentDetails(payment: PaymentRecord, accounts: readonly BankAccount[]): SoapObject {
  const code = methodOf(payment);
  const paid = payment.state === 'confirmed';
  const blocked = payment.valid.blockLate && payment.cancellation?.reason === 'date_expired';
  return {
    paymentId: payment.id,
    reference: payment.reference?.number,
    paymentState: Number(paid),
    paymentStateId: soapService.paymentStateIds[payment.state],
    paymentBlocked: Number(blocked),
    paymentCancelled: Number(isCancelled(payment)),
    paymentDate: paymentDateOf(payment) || undefined,
    paymentMode: paid && code ? soapService.paymentModes[code] : undefined,
    paymentAmount: payment.amountCents,
    ...moneyOf(payment, accounts),
  };
}

export function presentListed(payment: PaymentRecord, accounts: readonly BankAccount[]): SoapObject {
  return {
    paymentId: payment.id,
    referenceEntity: payment.reference?.entity,
    reference: payment.reference?.number,
    paymentMethodCode: methodOf(payment),
    paymentCancelled: isCancelled(payment),
    paymentDate: paymentDateOf(payment) || undefined,
    paymentAmount: payment.amountCents,
    productCode: payment.sent.code,
    productDesc: payment.sent.summary,
    ...validityOf(payment),
    ...moneyOf(payment, accounts),
  };
}

/** Validity of a payment in ISO 8601. */
export function validityOf({ valid }: PaymentRecord): SoapObject {
  return { validStartDate: formatLisbon(valid.start), validEndDate: formatLisbon(valid.end) };
}
