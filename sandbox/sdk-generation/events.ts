import { type WebhookAction, webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { eventWords } from '@balcao/contract/resources/webhooks/eventWords.ts';
import { eventExamples } from '@balcao/contract/resources/webhooks/examples.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { capital } from './text.ts';

/** An event as a type of its own: a program that asks for its action knows what the message carries. */
export interface SdkEvent {
  action: WebhookAction;
  /** Name of the type. */
  name: string;
  words: string;
  /** Field of the message, and the model of what its list holds. */
  field: 'payments' | 'entities';
  model: 'Payment' | 'Entity';
}

/** Every event, its sentence in a language of people. */
export function eventsIn(locale: Locale): SdkEvent[] {
  return webhookActions.map((action) => {
    const carried = 'payments' in eventExamples[action] ? 'payments' : 'entities';
    return {
      action,
      name: action.split('_').map(capital).join(''),
      words: eventWords[action][locale],
      field: carried,
      model: carried === 'payments' ? 'Payment' : 'Entity',
    };
  });
}
