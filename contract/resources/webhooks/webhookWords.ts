import { operationText, say, type Words } from '../../words/locales.ts';

export const webhookWords = {
  id: say(
    'Identificador da subscrição: um número inteiro, em texto.',
    'Identificador de la suscripción: un número entero, como texto.',
    'Subscription id: an integer, as a string.',
  ),
  action: say(
    'Evento que se quer receber; uma subscrição por evento.',
    'Evento que se quiere recibir; una suscripción por evento.',
    'Event to receive; one subscription per event.',
  ),
  url: say(
    'URL completo que recebe as entregas por POST; responde 200, 201, 202 ou 204, tudo o resto conta como falha e é repetido.',
    'URL completa que recibe las entregas por POST; responde 200, 201, 202 o 204, todo lo demás cuenta como fallo y se repite.',
    'Full URL that receives the deliveries by POST; it responds with 200, 201, 202 or 204, and anything else counts as a failure and is retried.',
  ),
  handler: say(
    'Formato da entrega: `paypay-v2` é JSON (por omissão), `paypay` é o formulário do serviço SOAP antigo.',
    'Formato de la entrega: `paypay-v2` es JSON (por defecto), `paypay` es el formulario del servicio SOAP antiguo.',
    'Delivery format: `paypay-v2` is JSON (the default), `paypay` is the form of the old SOAP service.',
  ),
  webhookRequest: say(
    'Subscrição a criar: que evento, para que URL.',
    'Suscripción que se crea: qué evento, a qué URL.',
    'Subscription to create: which event, to which URL.',
  ),
  webhookUpdate: say(
    'O que mudar na subscrição; envie só o que muda.',
    'Qué cambiar en la suscripción; envíe solo lo que cambia.',
    'What to change in the subscription; send only what changes.',
  ),
  createdAt: say(
    'Quando a subscrição foi criada.',
    'Cuándo se creó la suscripción.',
    'When the subscription was created.',
  ),
  webhook: say(
    'Subscrição de um evento por um URL.',
    'Suscripción de un evento por una URL.',
    'Subscription of a URL to an event.',
  ),
  actionFilter: say(
    'Só subscrições deste evento.',
    'Solo suscripciones de este evento.',
    'Only subscriptions to this event.',
  ),
  firedAt: say('Quando o evento aconteceu.', 'Cuándo ocurrió el evento.', 'When the event happened.'),
  deliveryWebhook: say(
    'Subscrição que disparou e o evento.',
    'Suscripción que se disparó y el evento.',
    'Subscription that was triggered, and the event.',
  ),
  deliveryPayments: say(
    'Pagamentos a que o evento se refere, por inteiro; um por entrega, embora a lista permita mais.',
    'Pagos a los que se refiere el evento, completos; uno por entrega, aunque la lista permita más.',
    'Payments the event is about, in full; one per delivery, though the list allows more.',
  ),
  deliveryEntities: say(
    'Entidades a que o evento se refere, nos eventos `entity_…`.',
    'Entidades a las que se refiere el evento, en los eventos `entity_…`.',
    'Entities the event is about, on `entity_…` events.',
  ),
  webhookDelivery: say(
    'Corpo que chega ao URL subscrito, assinado em `PayPay-Signature` com `hash=…,ts=…`: HMAC-SHA256 do corpo seguido de `ts`, com a chave privada.',
    'Cuerpo que llega a la URL suscrita, firmado en `PayPay-Signature` con `hash=…,ts=…`: HMAC-SHA256 del cuerpo seguido de `ts`, con la clave privada.',
    'Body sent to the subscribed URL, signed in `PayPay-Signature` with `hash=…,ts=…`: HMAC-SHA256 of the body followed by `ts`, keyed with the private key.',
  ),
} as const satisfies Record<string, Words>;

export const operationWords = {
  listWebhooks: operationText(
    say('Listar webhooks', 'Listar webhooks', 'List webhooks'),
    'Devolve as subscrições da plataforma, todas ou só as de um evento.',
    'Devuelve las suscripciones de la plataforma, todas o solo las de un evento.',
    "Returns the platform's subscriptions, all of them or those for one event.",
  ),
  createWebhook: operationText(
    say('Subscrever um webhook', 'Suscribir un webhook', 'Subscribe to a webhook'),
    'Pede que um evento seja entregue num URL. Responde 200, não 201. Cada chamada cria outra subscrição: repetida igual, cada aviso chega duas vezes.',
    'Pide que un evento se entregue en una URL. Responde 200, no 201. Cada llamada crea otra suscripción: si se repite, cada aviso llega dos veces.',
    'Has an event delivered to a URL. Returns 200, not 201. Each call creates another subscription: if you repeat it unchanged, each notification arrives twice.',
  ),
  getWebhook: operationText(
    say('Consultar um webhook', 'Consultar un webhook', 'Get a webhook'),
    'Devolve uma subscrição da plataforma.',
    'Devuelve una suscripción de la plataforma.',
    "Returns one of the platform's subscriptions.",
  ),
  updateWebhook: operationText(
    say('Atualizar um webhook', 'Actualizar un webhook', 'Update a webhook'),
    'Muda o evento, o URL ou o formato; o que não vier fica como está, e um dos três tem de vir. Uma subscrição desativada volta a receber.',
    'Cambia el evento, la URL o el formato; lo que no se envíe queda como está, y hay que enviar uno de los tres. Una suscripción desactivada vuelve a recibir.',
    'Changes the event, URL or format; anything not sent stays as it is, and one of the three must be sent. A disabled subscription starts receiving again.',
  ),
  deleteWebhook: operationText(
    say('Eliminar um webhook', 'Eliminar un webhook', 'Delete a webhook'),
    'Deixa de entregar o evento nesse URL. Responde com o envelope, sem `data`.',
    'Deja de entregar el evento en esa URL. Responde con el sobre, sin `data`.',
    'Stops delivering the event to that URL. Responds with the envelope, without `data`.',
  ),
};
