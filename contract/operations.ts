import type { ShownOperation } from './operations/operation.ts';
import { bankAccountOperations } from './resources/bankAccounts/operations.ts';
import { catalogueOperations } from './resources/catalogue/operations.ts';
import { checkoutOperations } from './resources/checkouts/operations.ts';
import { customerOperations } from './resources/customers/operations.ts';
import { entityOperations } from './resources/entities/operations.ts';
import { methodOperations } from './resources/methods/operations.ts';
import { captureRefundOperations } from './resources/payments/captureRefundOperations.ts';
import { paymentOperations } from './resources/payments/operations.ts';
import { referenceRangeOperations } from './resources/referenceRanges/operations.ts';
import { sdkOperations } from './resources/sdks/operations.ts';
import { terminalOperations } from './resources/terminals/operations.ts';
import { tokenOperations } from './resources/token/operations.ts';
import { webhookOperations } from './resources/webhooks/operations.ts';

/** All operations of the REST API. A missing handler in the sandbox does not compile. */
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
