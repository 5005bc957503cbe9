import type { DescribedOperation, PathItem } from '@balcao/openapi/types.ts';
import type * as z from 'zod';
import { confirmedReference } from '../resources/payments/paymentExamples.ts';
import { payment } from '../resources/payments/paymentSchema.ts';
import { type WebhookAction, webhookActions } from '../resources/webhooks/events.ts';
import { eventWords } from '../resources/webhooks/eventWords.ts';
import { eventExamples } from '../resources/webhooks/webhookExamples.ts';
import { webhookDelivery } from '../resources/webhooks/webhookSchema.ts';
import { seed } from '../scenarios/seed.ts';
import type { Words } from '../words/locales.ts';
import { callbackWords } from './descriptionWords.ts';
import type { ComponentSchemas } from './schemas.ts';
import { translateExample } from './translateExample.ts';

/** Message sent by the provider: the payment callback and each webhook. */

interface Notice {
  id: string;
  summary: Words;
  description: Words;
  body: z.ZodType;
  example: unknown;
  accepted: readonly number[];
}

function describeNotice(notice: Notice, tag: string, components: ComponentSchemas): PathItem {
  const schema = components.describe(notice.body, 'output');
  const description = notice.description[components.locale];
  const post: DescribedOperation = {
    operationId: notice.id,
    tags: [tag],
    summary: notice.summary[components.locale],
    description,
    security: [],
    parameters: [
      {
        name: 'PayPay-Signature',
        in: 'header',
        required: true,
        description: callbackWords.signature[components.locale],
        schema: { type: 'string', pattern: '^hash=[0-9a-f]{64},ts=\\d+$' },
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema,
          examples: {
            notice: { summary: description, value: translateExample(notice.example, components.locale) },
          },
        },
      },
    },
    responses: {
      ...Object.fromEntries(
        notice.accepted.map((status) => [status, { description: callbackWords.received[components.locale] }]),
      ),
      '3XX': { description: callbackWords.repeated[components.locale] },
      '4XX': { description: callbackWords.repeated[components.locale] },
      '5XX': { description: callbackWords.repeated[components.locale] },
    },
  };
  return { post };
}

export function describeCallback(operationId: string, tag: string, components: ComponentSchemas): PathItem {
  const { summary, description } = callbackWords;
  return describeNotice(
    {
      id: `${operationId}Callback`,
      summary,
      description,
      body: payment,
      example: confirmedReference,
      accepted: [200],
    },
    tag,
    components,
  );
}

export function describeWebhooks(components: ComponentSchemas): Record<string, PathItem> {
  const items = webhookActions.map((action) => {
    const words = eventWords[action];
    const accepted = [200, 201, 202, 204];
    const notice = {
      id: action,
      summary: named(action),
      description: words,
      body: webhookDelivery,
      example: exampleOf(action),
      accepted,
    };
    return [action, describeNotice(notice, 'webhooks', components)] as const;
  });
  return Object.fromEntries(items);
}

function exampleOf(action: WebhookAction) {
  return {
    webhook: { id: seed.webhooks.confirmed, action, createdAt: confirmedReference.updatedAt },
    ...eventExamples[action],
  };
}

function named(action: string): Words {
  return { pt: action, es: action, en: action };
}
