import * as z from 'zod';
import { type Operation, request } from '../../operations/operation.ts';
import { seed } from '../../scenarios/seed.ts';
import { field } from '../../schema/field.ts';
import { paymentId } from '../../schema/formats.ts';
import { paymentFilters } from './filters.ts';
import { operationWords as w } from './operationWords.ts';
import {
  cancelledReference,
  cancelPaymentBodies,
  createPaymentBodies,
  createReferenceBodies,
  pendingReference,
  updatePaymentBodies,
  waitingPhone,
} from './paymentExamples.ts';
import { cancellationRequest, payment, paymentRequest, paymentUpdate, referenceRequest } from './paymentSchema.ts';
import { paymentWords } from './paymentWords.ts';

const id = (example: string) => z.object({ id: field(paymentId, paymentWords.id, example) });

const ofPayments = { tag: 'payments', auth: 'platform-and-entity' } as const;

export const paymentOperations = {
  createPayment: {
    ...request('POST', '/payments', ofPayments, w.createPayment),
    body: paymentRequest,
    examples: createPaymentBodies,
    success: { status: 201, data: payment, example: waitingPhone },
    errors: ['e00218', 'e00220', 'e00300', 'e00301', 'e00401', 'e00402', 'e00502', 'e05001'],
    conflicts: ['e00600'],
    callback: '/callbackUrl',
  },
  listPayments: {
    ...request('GET', '/payments', ofPayments, w.listPayments),
    query: paymentFilters,
    success: { status: 200, data: payment, list: true, example: pendingReference },
    errors: [],
  },
  createReference: {
    ...request('POST', '/payments/references', ofPayments, w.createReference),
    body: referenceRequest,
    examples: createReferenceBodies,
    success: { status: 201, data: payment, example: pendingReference },
    errors: ['e00218', 'e00220', 'e00300', 'e00301', 'e00401', 'e00402', 'e00502', 'e05001'],
    conflicts: ['e00600'],
    callback: '/callbackUrl',
  },
  getPayment: {
    ...request('GET', '/payments/{id}', ofPayments, w.getPayment),
    params: id(seed.payments.pendingReference),
    success: { status: 200, data: payment, example: pendingReference },
    errors: ['e00502'],
  },
  updatePayment: {
    ...request('PUT', '/payments/{id}', ofPayments, w.updatePayment),
    params: id(seed.payments.refusedPhone),
    body: paymentUpdate,
    examples: updatePaymentBodies,
    success: { status: 200, data: payment, example: waitingPhone },
    errors: ['e00218', 'e00301', 'e00401', 'e00402', 'e00502', 'e00600', 'e05001'],
  },
  cancelPayment: {
    ...request('PATCH', '/payments/{id}/cancellation', ofPayments, w.cancelPayment),
    params: id(seed.payments.realtimeReference),
    body: cancellationRequest,
    examples: cancelPaymentBodies,
    success: { status: 200, data: payment, example: cancelledReference },
    errors: ['e00402', 'e00502', 'e00600'],
  },
} as const satisfies Record<string, Operation>;
