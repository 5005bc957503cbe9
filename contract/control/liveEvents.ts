import * as z from 'zod';
import type { ShownOperation } from '../operations/operation.ts';
import { field, model } from '../schema/field.ts';
import { naturalQuery } from '../schema/formats.ts';
import { say, type Words } from '../words/locales.ts';

/** Kinds of data that a page must reload. */
const liveEventKinds = [
  'payment',
  'push',
  'terminal',
  'delivery',
  'webhook',
  'request',
  'entity',
  'clock',
  'everything',
] as const;
export type LiveEventKind = (typeof liveEventKinds)[number];

/** Interval between heartbeats, which keep both ends from dropping the stream. */
export const heartbeatSeconds = 15;

const idWords = say(
  'O que mudou: identificador do pagamento, da entrega, da subscrição, do terminal, da chamada, ou NIF da entidade; nulo quando mudou mais do que um.',
  'Qué cambió: identificador del pago, de la entrega, de la suscripción, del terminal, de la llamada, o NIF de la entidad; nulo cuando cambió más de uno.',
  "What changed: the id of the payment, delivery, subscription, terminal or call, or the entity's tax number; null when more than one did.",
);

/** `data` of an event, whose kind is the event name and whose number is the event id. */
const liveEvent = model(
  'LiveEvent',
  z.object({ id: field(z.string().nullable(), idWords, '1101') }),
  say(
    'Um sinal de que algo mudou; o que mudou lê-se na sua operação.',
    'Una señal de que algo cambió; lo que cambió se lee en su operación.',
    'A signal that something changed; read its current state from its operation.',
  ),
);

const after = say(
  'Número do último evento recebido: os seguintes chegam primeiro. O cabeçalho `Last-Event-ID` diz o mesmo.',
  'Número del último evento recibido: los siguientes llegan primero. La cabecera `Last-Event-ID` dice lo mismo.',
  'Number of the last event received: later ones arrive first. The `Last-Event-ID` header says the same.',
);

const description: Words = say(
  `Um fluxo de eventos (\`text/event-stream\`) que fica aberto. O nome de cada evento diz que espécie de recurso mudou: \`payment\`, \`push\`, \`terminal\`, \`delivery\`, \`webhook\`, \`request\`, \`entity\`, \`clock\`. Com \`everything\`, tudo o que já leu pode ter mudado: chega ao abrir, depois de repor a sandbox, e a quem volta tarde demais para receber o que perdeu. De ${heartbeatSeconds} em ${heartbeatSeconds} segundos sem novidades chega um comentário.`,
  `Un flujo de eventos (\`text/event-stream\`) que queda abierto. El nombre de cada evento dice qué clase de recurso cambió: \`payment\`, \`push\`, \`terminal\`, \`delivery\`, \`webhook\`, \`request\`, \`entity\`, \`clock\`. Con \`everything\`, todo lo que ya leyó puede haber cambiado: llega al abrir el flujo, después de restablecer el sandbox, y a quien vuelve demasiado tarde para recibir lo que se ha perdido. Cada ${heartbeatSeconds} segundos sin novedades llega un comentario.`,
  `A stream of events (\`text/event-stream\`) that stays open. The name of each event says which kind of resource changed: \`payment\`, \`push\`, \`terminal\`, \`delivery\`, \`webhook\`, \`request\`, \`entity\`, \`clock\`. With \`everything\`, anything you have read may have changed: it arrives when the stream opens, after a reset, and to clients that reconnect too late to receive what they missed. Every ${heartbeatSeconds} seconds without news, a comment arrives.`,
);

/** Operation whose response is a stream, and which `handleOperation` therefore does not handle. */
export const streamOperations = {
  streamEvents: {
    method: 'GET',
    path: '/events',
    tag: 'activity',
    auth: 'platform',
    summary: say('Ouvir o que muda', 'Escuchar lo que cambia', 'Listen for changes'),
    description,
    query: z.object({ after: field(naturalQuery.optional(), after, 17) }),
    success: { status: 200, data: liveEvent, stream: true },
    errors: [],
    sandboxErrors: ['s00102'],
  },
} as const satisfies Record<string, ShownOperation>;
