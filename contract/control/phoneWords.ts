import { operationText, say } from '../words/locales.ts';

export const phoneWords = {
  answer: say(
    'Resposta no telemóvel: aceitar, recusar ou ignorar até expirar.',
    'Respuesta en el móvil: aceptar, rechazar o ignorar hasta que caduque.',
    'Answer on the phone: accept, decline, or ignore until it expires.',
  ),
  pin: say(
    'PIN com que se aceita. Pode faltar; quando vem, só `1234` está certo, como nos cartões de teste.',
    'PIN con el que se acepta. Puede faltar; cuando viene, solo `1234` es correcto, como en las tarjetas de prueba.',
    'PIN that accepts. It can be left out; if sent, only `1234` is correct, as with the test cards.',
  ),
  phoneAnswer: say(
    'O que o titular faz à notificação MB WAY.',
    'Lo que hace el titular con la notificación MB WAY.',
    'What the holder does with the MB WAY notification.',
  ),
  phoneNumber: say(
    'Telemóvel que recebeu a notificação.',
    'Móvil que recibió la notificación.',
    'Phone that got the notification.',
  ),
  merchant: say('Loja que pede o pagamento.', 'Tienda que pide el pago.', 'Shop that requested the payment.'),
  summary: say('Descrição que o pagador lê.', 'Descripción que lee el pagador.', 'Description the payer reads.'),
  saves: say(
    'Se aceitar também deixa o telemóvel guardado para pagamentos futuros do cliente.',
    'Si aceptar deja además el móvil guardado para pagos futuros del cliente.',
    "Whether accepting also saves the phone for the customer's future payments.",
  ),
  pushedAt: say(
    'Quando a notificação foi enviada.',
    'Cuándo se envió la notificación.',
    'When the notification was sent.',
  ),
  expiresAt: say('Quando a notificação expira.', 'Cuándo caduca la notificación.', 'When the notification expires.'),
  answersAt: say(
    'Quando um telemóvel mágico responde sozinho; nulo se a notificação espera por uma pessoa.',
    'Cuándo responde solo un móvil mágico; nulo si la notificación espera a una persona.',
    'When a magic phone answers on its own; null where the notification waits for a person.',
  ),
  push: say(
    'Notificação MB WAY à espera de resposta.',
    'Notificación MB WAY a la espera de respuesta.',
    'MB WAY notification waiting for an answer.',
  ),
  listPushes: operationText(
    say(
      'Listar notificações à espera no telemóvel',
      'Listar notificaciones pendientes en el móvil',
      'List notifications waiting on phones',
    ),
    'Todas as notificações MB WAY ainda sem resposta.',
    'Todas las notificaciones MB WAY aún sin respuesta.',
    'Every MB WAY notification that has not been answered yet.',
  ),
  answerPhone: operationText(
    say('Responder no telemóvel', 'Responder en el móvil', 'Answer on the phone'),
    'Aceita ou recusa a notificação MB WAY do pagamento, ou ignora-a: expira quando o relógio lá chegar. Com um PIN errado nada muda e a notificação continua à espera.',
    'Acepta o rechaza la notificación MB WAY del pago, o la ignora: caduca cuando el reloj llegue. Con un PIN erróneo no cambia nada y la notificación sigue a la espera.',
    "Accepts, declines or ignores the payment's MB WAY notification: if ignored, it expires when the clock gets there. With a wrong PIN nothing changes, and the notification keeps waiting.",
  ),
};
