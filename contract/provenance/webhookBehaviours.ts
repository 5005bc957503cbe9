import { say } from '../words/locales.ts';
import { choice, same } from './origin.ts';

export const webhookBehaviours = {
  callbackMoments: choice(
    say('Quando é enviado um callback', 'Cuándo se envía un callback', 'When a callback is sent'),
    say('na criação e a cada desfecho', 'en la creación y con cada resultado', 'on creation and on each outcome'),
    'A especificação só fala da criação; os guias publicados esperam por ele para saber o desfecho.',
    'La especificación solo habla de la creación; las guías publicadas lo usan para conocer el resultado.',
    'The specification only mentions the creation; published guides wait for it to find out the outcome.',
    '7',
  ),
  callbackSignature: choice(
    say('Assinatura de um callback', 'Firma de un callback', 'Callback signature'),
    same('`PayPay-Signature`'),
    'Nenhuma fonte o diz; sem assinatura, qualquer um podia enviar um.',
    'Ninguna fuente lo dice; sin firma, cualquiera podría enviar uno.',
    'No source says; without a signature, anyone could send one.',
  ),
  entityEvents: choice(
    say('Corpo dos eventos de entidades', 'Cuerpo de los eventos de entidades', 'Body of entity events'),
    same('`webhook`, `entities`'),
    'A especificação só dá o corpo dos eventos de pagamentos; este tem a mesma forma.',
    'La especificación solo da el cuerpo de los eventos de pagos; este tiene la misma forma.',
    'The specification only gives the body of payment events; this one has the same format.',
    '7',
  ),
  webhookScope: choice(
    say(
      'De que entidades avisa uma subscrição',
      'De qué entidades avisa una suscripción',
      'Entities covered by a subscription',
    ),
    say('de todas as da plataforma', 'de todas las de la plataforma', "all the platform's entities"),
    'A especificação diz que as chamadas de webhooks só levam as credenciais da plataforma; não diz de que entidades é cada aviso.',
    'La especificación dice que las llamadas de webhooks solo llevan las credenciales de la plataforma; no dice de qué entidades es cada aviso.',
    "The specification says that calls about webhooks carry only the platform's credentials; it does not say which entities a notification is about.",
    '7',
  ),
  repeatedSubscription: choice(
    say(
      'Subscrição pedida duas vezes pela API REST',
      'Suscripción pedida dos veces por la API REST',
      'Same subscription requested twice through the REST API',
    ),
    say('duas subscrições', 'dos suscripciones', 'two subscriptions'),
    'A especificação não dá um erro para uma subscrição repetida.',
    'La especificación no da un error para una suscripción repetida.',
    'The specification has no error for a repeated subscription.',
    '7',
  ),
  webhookPayload: choice(
    say('Pagamento num webhook', 'Pago en un webhook', 'Payment in a webhook'),
    say(
      'um por aviso, inteiro e em português',
      'uno por aviso, entero y en portugués',
      'one per notification, in full and in Portuguese',
    ),
    'A especificação diz que vem uma lista de pagamentos, não quantos nem em que idioma.',
    'La especificación dice que viene una lista de pagos, no cuántos ni en qué idioma.',
    'The specification says that there is a list of payments, not how many or in which language.',
    '7',
  ),
  refundedPayload: choice(
    say(
      'Pagamento no aviso de um reembolso',
      'Pago en el aviso de un reembolso',
      'Payment in the notification of a refund',
    ),
    say(
      'o devolvido (numa autorização, a captura), com `refunds`',
      'el devuelto (en una autorización, la captura), con `refunds`',
      'the one given back (of an authorisation, the capture), with `refunds`',
    ),
    'A especificação dá o evento, não o corpo; a encomenda procura-se pelo pagamento.',
    'La especificación da el evento, no el cuerpo; el pedido se busca por el pago.',
    'The specification gives the event, not its body; an order is looked for by its payment.',
    '7',
  ),
  repeatedAttempts: choice(
    say(
      'O que muda de uma tentativa para a seguinte',
      'Qué cambia de un intento al siguiente',
      'What changes between attempts',
    ),
    say(
      'só a assinatura, com a hora da tentativa',
      'solo la firma, con la hora del intento',
      'only the signature, with the time of the attempt',
    ),
    'Nenhuma fonte diz se uma nova tentativa é assinada outra vez. A hora da primeira faria um recetor recusar as últimas por antigas.',
    'Ninguna fuente dice si un nuevo intento se firma otra vez. La hora del primero haría que un receptor rechazara los últimos por antiguos.',
    'No source says whether each attempt is signed again. With the time of the first, a receiver would refuse the last ones as too old.',
  ),
  deliveryOrder: choice(
    say(
      'Ordem dos avisos de um pagamento',
      'Orden de los avisos de un pago',
      'Order of the notifications about one payment',
    ),
    say('a dos acontecimentos, em cada URL', 'la de los hechos, en cada URL', 'the order of the events, at each URL'),
    'Nenhuma fonte promete uma ordem; assim uma falha não faz chegar o pagamento depois do reembolso.',
    'Ninguna fuente promete un orden; así, un fallo no hace que el pago llegue después del reembolso.',
    'No source promises an order; this way, a failure does not deliver the payment after its refund.',
  ),
  disabledSubscription: choice(
    say(
      'Avisos de uma subscrição desativada',
      'Avisos de una suscripción desactivada',
      'Notifications of a disabled subscription',
    ),
    say(
      'perdem-se; `PUT /webhooks/{id}` volta a ligá-la',
      'se pierden; `PUT /webhooks/{id}` la reactiva',
      'lost; `PUT /webhooks/{id}` enables it again',
    ),
    'Nenhuma fonte diz se uma subscrição é desativada. A sandbox ensina a recuperar pela lista dos pagamentos.',
    'Ninguna fuente dice si una suscripción se desactiva. El sandbox enseña a recuperarse por la lista de pagos.',
    'No source says whether a subscription gets disabled. The sandbox teaches you to catch up through the list of payments.',
  ),
} as const;
