import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { disableAfterFailures, disabledReasons } from '../resources/webhooks/deliveryRules.ts';
import { webhookActions, webhookHandlers } from '../resources/webhooks/events.ts';
import { failureModes } from '../resources/webhooks/failureModes.ts';
import { field, objectModel } from '../schema/field.ts';
import { dateTime, digits } from '../schema/formats.ts';
import { say } from '../words/locales.ts';
import { controlWords } from './controlWords.ts';
import { failureModeControlWords } from './failureModeWords.ts';

const w = {
  id: say('Identificador da subscrição.', 'Identificador de la suscripción.', 'Subscription id.'),
  handler: say('Formato do corpo.', 'Formato del cuerpo.', 'Format of the body.'),
  createdAt: say('Quando foi criada.', 'Cuándo se creó.', 'When it was created.'),
  failuresInARow: say(
    `Entregas falhadas seguidas; à ${disableAfterFailures}.ª a subscrição é desligada.`,
    `Entregas fallidas seguidas; a la ${disableAfterFailures}.ª la suscripción se desactiva.`,
    `Consecutive failed deliveries; at ${disableAfterFailures} the subscription is disabled.`,
  ),
  disabledAt: say(
    'Quando foi desligada; nulo enquanto está ligada.',
    'Cuándo se desactivó; nulo mientras está activa.',
    'When it was disabled; null while it is enabled.',
  ),
  subscription: say(
    'Uma subscrição, com o que lhe tem acontecido.',
    'Una suscripción, con lo que le ha ido ocurriendo.',
    'A subscription and its recent record.',
  ),
};

/** Subscription with its delivery results, which the API does not return. */
export const subscription = objectModel('Subscription', w.subscription, {
  id: field(digits, w.id, '301'),
  action: field(z.enum(webhookActions), controlWords.action, 'payment_confirmed'),
  handler: field(z.enum(webhookHandlers), w.handler, 'paypay-v2'),
  url: field(z.string(), controlWords.url, 'https://loja.example/balcao/webhook'),
  createdAt: field(dateTime, w.createdAt, '2026-01-15T10:00:00+00:00'),
  failuresInARow: field(z.int().nonnegative(), w.failuresInARow, 0),
  disabledAt: field(dateTime.nullable(), w.disabledAt, null),
  disabledReason: field(z.enum(disabledReasons).nullable(), failureModeControlWords.disabledReason, null),
  failureMode: field(z.enum(failureModes).nullable(), failureModeControlWords.failureMode, null),
});
export type Subscription = z.infer<typeof subscription>;

export const subscriptionControls = {
  listSubscriptions: {
    ...request('GET', '/webhooks', { tag: 'deliveries', auth: 'platform' }),
    summary: say('Listar subscrições', 'Listar suscripciones', 'List subscriptions'),
    description: say(
      'As subscrições da plataforma, com as falhas seguidas de cada uma, se foi desligada e porquê, e o seu modo de falha. Uma desligada volta a ligar-se com `POST /webhooks/{id}/resume`, ou com `PUT /webhooks/{id}` da API.',
      'Las suscripciones de la plataforma, con los fallos seguidos de cada una, si se desactivó y por qué, y su modo de fallo. Una desactivada vuelve a activarse con `POST /webhooks/{id}/resume`, o con `PUT /webhooks/{id}` de la API.',
      "The platform's subscriptions, each with its consecutive failures, whether it was disabled and why, and its failure mode. `POST /webhooks/{id}/resume`, or the API’s own `PUT /webhooks/{id}`, enables one again.",
    ),
    success: { status: 200, data: subscription, list: true },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
