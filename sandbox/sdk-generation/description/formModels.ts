import { webhookFormFields } from '@balcao/contract/soap/webhookFormFields.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { ClientWord } from '../sdkWords.ts';
import type { ApiField, ApiModel } from './api.ts';

/** Path of a field named with brackets, without indexes, such as `payments.additionalData.key`. */
const pathOf = (name: string) => (name.match(/[a-z]\w*/gi) ?? []).join('.');

/** Models of the webhook form of the deprecated service, in which every value is text. */
export function formModels(locale: Locale, say: (word: ClientWord) => string): ApiModel[] {
  const all = Object.entries(webhookFormFields).map(([name, field]) => ({
    path: pathOf(name),
    words: field.words[locale],
  }));
  const textsIn = (owner: string): ApiField[] =>
    all
      .filter(({ path }) => path.startsWith(owner) && !path.slice(owner.length).includes('.'))
      .map((each) => ({
        name: each.path.slice(owner.length),
        words: each.words,
        required: true,
        type: { kind: 'text' },
      }));
  const list = (name: string, word: ClientWord, of: ApiField['type']): ApiField => ({
    name,
    words: say(word),
    required: false,
    type: { kind: 'list', of },
  });
  return [
    {
      name: 'WebhookForm',
      words: say('form'),
      fields: [
        ...textsIn(''),
        list('payments', 'payments', { kind: 'model', name: 'WebhookFormPayment' }),
        list('entities', 'entities', { kind: 'map', of: { kind: 'text' } }),
      ],
    },
    {
      name: 'WebhookFormPayment',
      words: say('formPayment'),
      fields: [
        ...textsIn('payments.'),
        list('additionalData', 'formAdditionalData', { kind: 'model', name: 'WebhookFormData' }),
      ],
    },
    { name: 'WebhookFormData', words: say('formData'), fields: textsIn('payments.additionalData.') },
  ];
}
