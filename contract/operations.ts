import { accountOperations } from './accounts/operations.ts';
import { catalogueOperations } from './catalogue/operations.ts';
import { checkoutOperations } from './checkouts/operations.ts';
import { customerOperations } from './customers/operations.ts';
import { entityOperations } from './entities/operations.ts';
import { methodOperations } from './methods/operations.ts';
import type { Operation } from './operation.ts';
import { followOperations } from './payments/follow.ts';
import { paymentOperations } from './payments/operations.ts';
import { rangeOperations } from './ranges/operations.ts';
import { sdkOperations } from './sdks/operations.ts';
import { terminalOperations } from './terminals/operations.ts';
import { tokenOperations } from './token/operations.ts';
import { webhookOperations } from './webhooks/operations.ts';

/**
 * Every operation of the REST API (spec 1 §7); the reference orders them by chapter, see tags.ts. The sandbox has a
 * handler for each, or does not compile.
 */
export const operations = {
  ...paymentOperations,
  ...followOperations,
  ...checkoutOperations,
  ...tokenOperations,
  ...webhookOperations,
  ...entityOperations,
  ...customerOperations,
  ...methodOperations,
  ...rangeOperations,
  ...accountOperations,
  ...catalogueOperations,
  ...terminalOperations,
  ...sdkOperations,
} as const satisfies Record<string, Operation>;
export type OperationId = keyof typeof operations;

export const operationIds = Object.keys(operations) as OperationId[];
