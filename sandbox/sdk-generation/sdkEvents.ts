import { type WebhookAction, webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { eventExamples } from '@balcao/contract/resources/webhooks/webhookExamples.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import type { ApiModel } from './description/api.ts';
import type { ClientWord } from './sdkWords.ts';
import { capital } from './text.ts';

/** Event type, whose action discriminates the content of the message. */
export interface SdkEvent {
  action: WebhookAction;
  name: string;
  words: string;
  /** Field of the message, and the model of its items. */
  field: 'payments' | 'entities';
  model: 'Payment' | 'Entity';
}

/** Events of a description with their sentences; empty without webhooks. */
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

/** Model of each event's message. @param say sentences of the client */
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
