import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { type OperationId, operations } from '../operations.ts';
import { field, objectModel } from '../schema/field.ts';
import { dateTime, digits, recordId } from '../schema/formats.ts';
import { controlBodies } from './bodies.ts';
import { faultKinds, latencyMilliseconds, mostFaultyCalls } from './faultKinds.ts';
import { faultWords as w } from './faultWords.ts';

const operationIds = Object.keys(operations) as [OperationId, ...OperationId[]];
const milliseconds = z.int().positive().max(latencyMilliseconds.most);

const faultRequest = objectModel('FaultRequest', w.faultRequest, {
  kind: field(z.enum(faultKinds), w.kind, 'dropped_connection'),
  operation: field(z.enum(operationIds).optional(), w.operation, 'createPayment'),
  calls: field(z.int().positive().max(mostFaultyCalls).optional(), w.calls, 1),
  milliseconds: field(milliseconds.optional(), w.milliseconds, latencyMilliseconds.usual),
});
export type FaultRequest = z.infer<typeof faultRequest>;

export const fault = objectModel('Fault', w.fault, {
  id: field(digits, w.id, '1'),
  kind: field(z.enum(faultKinds), w.kind, 'dropped_connection'),
  operation: field(z.enum(operationIds).nullable(), w.anyOperation, 'createPayment'),
  callsLeft: field(z.int().positive().max(mostFaultyCalls).nullable(), w.callsLeft, 1),
  milliseconds: field(milliseconds.nullable(), w.anyMilliseconds, null),
  createdAt: field(dateTime, w.createdAt, '2026-01-15T10:00:00+00:00'),
});
export type Fault = z.infer<typeof fault>;

const faultId = z.object({ id: field(recordId, w.id, '1') });

const ofFaults = { tag: 'faults', auth: 'platform' } as const;

export const faultControls = {
  createFault: {
    ...request('POST', '/faults', ofFaults, w.createFault),
    body: faultRequest,
    examples: controlBodies.createFault,
    success: { status: 201, data: fault },
    errors: ['c0903'],
  },
  listFaults: {
    ...request('GET', '/faults', ofFaults, w.listFaults),
    success: { status: 200, data: fault, list: true },
    errors: [],
  },
  clearFaults: {
    ...request('DELETE', '/faults', ofFaults, w.clearFaults),
    success: { status: 200 },
    errors: [],
  },
  clearFault: {
    ...request('DELETE', '/faults/{id}', ofFaults, w.clearFault),
    params: faultId,
    success: { status: 200 },
    errors: ['c0901'],
  },
} as const satisfies Record<string, Operation>;
