import type { Operation } from './operation.ts';
import { paymentOperations } from './payments/operations.ts';
import { webhookOperations } from './webhooks/operations.ts';

/** Every operation of the REST API, in the order of the reference (FACTS 2.1). */
export const operations = {
  ...paymentOperations,
  ...webhookOperations,
} as const satisfies Record<string, Operation>;
export type OperationId = keyof typeof operations;

export const operationIds = Object.keys(operations) as OperationId[];
