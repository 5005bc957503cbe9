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

/** The operations the sandbox answers; it has a handler for each, or does not compile. */
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
} as const satisfies Record<string, Operation>;
export type OperationId = keyof typeof operations;

export const operationIds = Object.keys(operations) as OperationId[];

/** The operations that are promised and not answered by the sandbox yet. */
export const plannedOperations = {
  ...terminalOperations,
  ...sdkOperations,
} as const satisfies Record<string, Operation>;

/** Every operation of the REST API (spec 1 §7); the reference orders them by chapter, see tags.ts. */
export const allOperations = { ...operations, ...plannedOperations };
export type AnyOperationId = keyof typeof allOperations;
