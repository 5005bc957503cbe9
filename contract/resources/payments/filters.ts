import * as z from 'zod';
import { seed } from '../../scenarios/seed.ts';
import { field } from '../../schema/field.ts';
import {
  alphanumeric,
  alphanumericList,
  dateTime,
  digits,
  naturalQuery,
  paymentId,
  paymentIds,
  text,
  uuid,
} from '../../schema/formats.ts';
import { defaultPageSize } from '../pageSize.ts';
import { filterWords as w } from './filterWords.ts';
import { methodCodes, methodTypes, paymentStates, paymentTypes, recurringTypes } from './paymentEnums.ts';

export const sortFields = ['createdAt', 'updatedAt', 'amount', 'id', 'code'] as const;

/** Date ranges of GET /payments: `createdAt[start]=…&createdAt[end]=…` (docs/decisions/response-envelope.md). */
export const rangeFilters = [
  'createdAt',
  'updatedAt',
  'validAt',
  'paidAt',
  'transferredAt',
  'invoicedDetails_invoicedAt',
] as const;
type RangeFilter = (typeof rangeFilters)[number];

const range = (name: RangeFilter) =>
  field(
    z
      .object(
        {
          start: field(dateTime.optional(), w.rangeStart, '2026-01-01T00:00:00+00:00'),
          end: field(dateTime.optional(), w.rangeEnd, '2026-01-31T23:59:59+00:00'),
        },
        { error: 'range' },
      )
      .optional(),
    w[name],
  );

export const paymentFilters = z.object({
  id: field(paymentIds.optional(), w.id, '1001,1002'),
  type: field(z.enum(paymentTypes).optional(), w.type, 'payment'),
  amount: field(naturalQuery.optional(), w.amount, 1000),
  referenceDetails_entity: field(digits.optional(), w.referenceDetails_entity, '12345'),
  referenceDetails_reference: field(alphanumeric.optional(), w.referenceDetails_reference, '000004266'),
  customUniqueId: field(text.optional(), w.customUniqueId, 'ORDER-2026-0042'),
  stateDetails_state: field(z.enum(paymentStates).optional(), w.stateDetails_state, 'confirmed'),
  paymentMethod_code: field(z.enum(methodCodes).optional(), w.paymentMethod_code, 'MB'),
  paymentMethod_type: field(z.enum(methodTypes).optional(), w.paymentMethod_type, 'NORMAL'),
  paymentMethod_result_code: field(alphanumeric.optional(), w.paymentMethod_result_code, 'e04020'),
  initialPaymentId: field(paymentId.optional(), w.initialPaymentId, '1002'),
  invoiceDetails_number: field(text.optional(), w.invoiceDetails_number, 'FT 2026/1'),
  recurring_type: field(z.enum(recurringTypes).optional(), w.recurring_type, 'INITIAL'),
  customer: field(
    z
      .object(
        {
          id: field(text.optional(), w.customerId, 'C-0001'),
          uuid: field(uuid.optional(), w.customerUuid, seed.customers.own),
        },
        { error: 'customer_filter' },
      )
      .optional(),
    w.customer,
  ),
  createdAt: range('createdAt'),
  updatedAt: range('updatedAt'),
  validAt: range('validAt'),
  paidAt: range('paidAt'),
  transferredAt: range('transferredAt'),
  invoicedDetails_invoicedAt: range('invoicedDetails_invoicedAt'),
  sort: field(alphanumericList.default('-createdAt'), w.sort, '-createdAt,amount'),
  limit: field(naturalQuery.default(defaultPageSize.payments), w.limit, 50),
  page: field(naturalQuery.default(1), w.page, 1),
});
export type PaymentFilters = z.infer<typeof paymentFilters>;
