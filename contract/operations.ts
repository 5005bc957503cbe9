import type { ShownOperation } from './operations/operation.ts';
import { bankAccountOperations } from './resources/bankAccounts/bankAccountOperations.ts';
import { catalogueOperations } from './resources/catalogue/catalogueOperations.ts';
import { checkoutOperations } from './resources/checkouts/checkoutOperations.ts';
import { customerOperations } from './resources/customers/customerOperations.ts';
import { entityOperations } from './resources/entities/entityOperations.ts';
import { methodOperations } from './resources/methods/methodOperations.ts';
import { captureRefundOperations } from './resources/payments/captureRefundOperations.ts';
import { paymentOperations } from './resources/payments/paymentOperations.ts';
import { referenceRangeOperations } from './resources/referenceRanges/referenceRangeOperations.ts';
import { sdkOperations } from './resources/sdks/sdkOperations.ts';
import { terminalOperations } from './resources/terminals/terminalOperations.ts';
import { tokenOperations } from './resources/token/tokenOperations.ts';
import { webhookOperations } from './resources/webhooks/webhookOperations.ts';

/** All operations of the REST API. If the sandbox lacks a handler for one, it does not compile. */
export const operations = {
  ...paymentOperations,
  ...captureRefundOperations,
  ...checkoutOperations,
  ...tokenOperations,
  ...webhookOperations,
  ...entityOperations,
  ...customerOperations,
  ...methodOperations,
  ...referenceRangeOperations,
  ...bankAccountOperations,
  ...catalogueOperations,
  ...terminalOperations,
  ...sdkOperations,
} as const satisfies Record<string, ShownOperation>;
export type OperationId = keyof typeof operations;

export const operationIds = Object.keys(operations) as OperationId[];
