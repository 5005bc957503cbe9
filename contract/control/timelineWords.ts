import { operationText, say } from '../words/locales.ts';

export const timelineWords = {
  at: say('Quando aconteceu.', 'Cuándo ocurrió.', 'When it happened.'),
  kind: say(
    'Um passo do ciclo de vida (`step`) ou uma tentativa de entrega (`attempt`).',
    'Un paso del ciclo de vida (`step`) o un intento de entrega (`attempt`).',
    'A step of the lifecycle (`step`) or a delivery attempt (`attempt`).',
  ),
  action: say(
    'Ação do ciclo de vida; nulo numa tentativa.',
    'Acción del ciclo de vida; nulo en un intento.',
    'Lifecycle action; null for an attempt.',
  ),
  state: say(
    'Estado em que o pagamento ficou; nulo numa tentativa.',
    'Estado en que quedó el pago; nulo en un intento.',
    'State the payment was in afterwards; null for an attempt.',
  ),
  code: say(
    'Resultado de um método que falhou.',
    'Resultado de un método que falló.',
    'Result of a method that failed.',
  ),
  phoneNumber: say(
    'Telemóvel para onde partiu a notificação.',
    'Móvil al que salió la notificación.',
    'Phone the notification was sent to.',
  ),
  amount: say(
    'Montante capturado, reembolsado ou alterado, em cêntimos.',
    'Importe capturado, reembolsado o modificado, en céntimos.',
    'Amount captured, refunded or changed to, in cents.',
  ),
  sequelId: say(
    'Captura ou reembolso que este passo criou.',
    'Captura o reembolso que creó este paso.',
    'Capture or refund created by this step.',
  ),
  attempt: say(
    'Número da tentativa desta entrega, a partir de 1.',
    'Número del intento de esta entrega, desde 1.',
    "Number of this delivery's attempt, starting at 1.",
  ),
  delivery: say(
    'A entrega que foi tentada; nulo num passo.',
    'La entrega que se intentó; nulo en un paso.',
    'The delivery that was attempted; null for a step.',
  ),
  moment: say(
    'Uma coisa que aconteceu a um pagamento.',
    'Algo que le ocurrió a un pago.',
    'Something that happened to a payment.',
  ),
  payment: say('O pagamento, como está agora.', 'El pago, como está ahora.', 'The payment as it is now.'),
  moments: say(
    'O que aconteceu, do princípio até agora.',
    'Lo que ocurrió, desde el principio hasta ahora.',
    'What happened, from the start until now.',
  ),
  timeline: say('A história de um pagamento.', 'La historia de un pago.', "A payment's history."),
  stateFilter: say('Só os que estão neste estado.', 'Solo los que están en este estado.', 'Only those in this state.'),
  listPlatformPayments: operationText(
    say('Listar os pagamentos da plataforma', 'Listar los pagos de la plataforma', "List the platform's payments"),
    'Os pagamentos de todas as entidades da plataforma, do mais recente para trás, como `GET /payments/{id}` mostra cada um.',
    'Los pagos de todas las entidades de la plataforma, del más reciente hacia atrás, como los muestra `GET /payments/{id}`.',
    "The payments of all the platform's entities, newest first, each as `GET /payments/{id}` returns it.",
  ),
  getTimeline: operationText(
    say('Ver a história de um pagamento', 'Ver la historia de un pago', "Get a payment's history"),
    'O pagamento e, por ordem, tudo o que lhe aconteceu: cada passo do ciclo de vida e cada tentativa de o contar à loja.',
    'El pago y, en orden, todo lo que le ha ocurrido: cada paso del ciclo de vida y cada intento de avisar a la tienda.',
    'The payment and, in order, everything that happened to it: each step of the lifecycle and each attempt to notify the shop.',
  ),
} as const;
