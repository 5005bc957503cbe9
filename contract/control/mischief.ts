import * as z from 'zod';
import { field, model } from '../field.ts';
import { digits } from '../formats.ts';
import type { Operation } from '../operation.ts';
import { seed } from '../seed.ts';
import { mischiefs } from '../webhooks/mischief.ts';
import { webhookWords } from '../webhooks/words.ts';
import { mischiefControlWords as w } from './mischiefWords.ts';
import { subscription } from './subscriptions.ts';

/** Body of PUT /sandbox/webhooks/{id}/mischief. */
export const mischiefRequest = model(
  'MischiefRequest',
  z.object({ mischief: field(z.enum(mischiefs).nullable(), w.mischief, 'duplicate') }),
  w.mischiefRequest,
);

const params = z.object({ id: field(digits, webhookWords.id, seed.webhooks.confirmed) });
const ofOne = {
  tag: 'control',
  auth: 'platform',
  params,
  success: { status: 200, data: subscription },
  errors: ['e00502'],
} as const;

/** What is done to a subscription from the delivery desk: let it misbehave, switch it off and on. */
export const mischiefControls = {
  misbehave: {
    method: 'PUT',
    path: '/webhooks/{id}/mischief',
    ...ofOne,
    ...w.misbehave,
    body: mischiefRequest,
  },
  disableSubscription: { method: 'POST', path: '/webhooks/{id}/disable', ...ofOne, ...w.disable },
  resumeSubscription: { method: 'POST', path: '/webhooks/{id}/resume', ...ofOne, ...w.resume },
} as const satisfies Record<string, Operation>;
