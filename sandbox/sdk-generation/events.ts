import { type WebhookAction, webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { eventExamples } from '@balcao/contract/resources/webhooks/examples.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import type { ApiModel } from './description/api.ts';
import { capital } from './text.ts';
import type { ClientWord } from './words.ts';

/** An event as a type of its own: a program that asks for its action knows what the message carries. */
export interface SdkEvent {
  action: WebhookAction;
  name: string;
  words: string;
  /** Field of the message, and the model of what its list holds. */
  field: 'payments' | 'entities';
  model: 'Payment' | 'Entity';
}

/** Every event that a description announces, with the sentence it has there; an API without webhooks has none. */
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

/** Each event with what it carries, as a model. @param say sentences of the client's own */
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
