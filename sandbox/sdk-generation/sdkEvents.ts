import { type WebhookAction, webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { eventExamples } from '@balcao/contract/resources/webhooks/webhookExamples.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import type { ApiModel } from './description/api.ts';
import type { ClientWord } from './sdkWords.ts';
import { capital } from './text.ts';

/** Type of a webhook event, whose action determines the content of the message. */
export interface SdkEvent {
  action: WebhookAction;
  name: string;
  words: string;
  /** Field of the message that contains items, and the model of an item. */
  field: 'payments' | 'entities';
  model: 'Payment' | 'Entity';
}

/** Webhook events of an API, with their descriptions; empty if it has no webhooks. */
export function eventsIn({ webhooks = {} }: OpenApiDocument): SdkEvent[] {
  return webhookActions.flatMap((action) => {
    const message = webhooks[action]?.post;
    if (!message) return [];
    const carried = 'payments' in eventExamples[action] ? 'payments' : 'entities';
    return {
      action,
      name: action.split('_').map(capital).join(''),
      words: message.description,
      field: carried,
      model: carried === 'payments' ? 'Payment' : 'Entity',
    };
  });
}

/** Models of the messages of all events. @param say gives a text of the client */
export const eventModels = (events: readonly SdkEvent[], say: (word: ClientWord) => string): ApiModel[] =>
  events.map(({ action, name, words, field, model }) => ({
    name: `${name}Event`,
    words,
    fields: [
      { name: 'action', words: say('action'), required: true, type: { kind: 'oneOf', values: [action] } },
      {
        name: 'webhook',
        words: say('eventWebhook'),
        required: true,
        type: { kind: 'model', name: 'WebhookDeliveryWebhook' },
      },
      {
        name: field,
        words: say(field),
        required: true,
        type: { kind: 'list', of: { kind: 'model', name: model } },
      },
    ],
  }));
