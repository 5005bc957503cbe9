import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { failureModes } from '../resources/webhooks/failureModes.ts';
import { webhookWords } from '../resources/webhooks/webhookWords.ts';
import { seed } from '../scenarios/seed.ts';
import { field, objectModel } from '../schema/field.ts';
import { recordId } from '../schema/formats.ts';
import { controlBodies } from './bodies.ts';
import { failureModeControlWords as w } from './failureModeWords.ts';
import { subscription } from './subscriptions.ts';

const failureModeRequest = objectModel('FailureModeRequest', w.failureModeRequest, {
  failureMode: field(z.enum(failureModes).nullable(), w.failureMode, 'duplicate'),
});

const params = z.object({ id: field(recordId, webhookWords.id, seed.webhooks.confirmed) });
const ofOne = {
  tag: 'deliveries',
  auth: 'platform',
  params,
  success: { status: 200, data: subscription },
  errors: ['e00502'],
} as const;

export const failureModeControls = {
  setFailureMode: {
    ...request('PUT', '/webhooks/{id}/failure-mode', ofOne, w.setFailureMode),
    body: failureModeRequest,
    examples: controlBodies.setFailureMode,
  },
  disableSubscription: { ...request('POST', '/webhooks/{id}/disable'), ...ofOne, ...w.disable },
  resumeSubscription: { ...request('POST', '/webhooks/{id}/resume'), ...ofOne, ...w.resume },
} as const satisfies Record<string, Operation>;
