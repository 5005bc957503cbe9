import { statusCheckMinutes } from '../resources/payments/timeLimits.ts';
import { deliveryTimeoutSeconds } from '../resources/webhooks/deliveryRules.ts';
import { say, type Words } from '../words/locales.ts';

/** Response time above which a receiver is assumed to do its work before it responds. */
export const lateAnswerSeconds = 2;

interface CallerRule {
  what: Words;
  cost: Words;
  remedy: Words;
  /** Section of the documentation that explains the remedy. */
  link: `/${string}#${string}`;
}

/** Mistakes that a program makes in its calls, whatever its receiver does; the most expensive ones first. */
export const callerRules = {
  shipped_unpaid: {
    what: say(
      'Uma encomenda sai sem estar paga, ou por um aviso forjado.',
      'Un pedido se envía sin estar pagado, o por un aviso falsificado.',
      'An order is shipped unpaid, or because of a forged notification.',
    ),
    cost: say(
      'Quem só autorizou, ou quem forja um aviso, leva a encomenda sem pagar.',
      'Quien solo autorizó, o quien falsifica un aviso, se lleva el pedido sin pagar.',
      'Whoever only authorised the payment, or forges a notification, gets the order without paying.',
    ),
    remedy: say(
      'Verifique a assinatura, leia o pagamento e envie só com `confirmed`; num terminal, também com `authorised`.',
      'Verifique la firma, lea el pago y envíe solo con `confirmed`; en un terminal, también con `authorised`.',
      'Verify the signature, read the payment, and ship only when it is `confirmed`; at a terminal, `authorised` will do.',
    ),
    link: '/docs/guides/webhooks/response-status#receiver',
  },
  lost_response_repeated: {
    what: say(
      'Uma criação que ficou sem resposta é repetida às cegas.',
      'Una creación que quedó sin respuesta se repite a ciegas.',
      'A creation whose response was lost is repeated blindly.',
    ),
    cost: say(
      'A primeira pode ter sido feita: ficam dois pagamentos da mesma encomenda, e o cliente pode pagar ambos.',
      'La primera puede haberse hecho: quedan dos pagos del mismo pedido, y el cliente puede pagar ambos.',
      'The first may have been done: one order has two payments, and the customer may pay both.',
    ),
    remedy: say(
      'Repita com o mesmo `customUniqueId`, ou procure primeiro o pagamento.',
      'Repita con el mismo `customUniqueId`, o busque primero el pago.',
      'Repeat with the same `customUniqueId`, or look for the payment first.',
    ),
    link: '/docs/guides/retry#recover',
  },
  refund_or_capture_repeated: {
    what: say(
      'O mesmo reembolso ou captura é enviado duas vezes, sem perguntar.',
      'El mismo reembolso o captura se envía dos veces, sin preguntar.',
      'The same refund or capture is sent twice, without asking.',
    ),
    cost: say(
      'Não têm chave: os de uma parte são ambos feitos enquanto couberem no montante.',
      'No tienen clave: los de una parte se hacen ambos mientras quepan en el importe.',
      'They have no key: two of a part are both done as long as they fit into the amount.',
    ),
    remedy: say(
      'Antes de enviar outro igual, leia o pagamento ou procure o primeiro por `initialPaymentId`.',
      'Antes de enviar otro igual, lea el pago o busque el primero por `initialPaymentId`.',
      'Before sending an equal one, read the payment or look for the first by `initialPaymentId`.',
    ),
    link: '/docs/guides/retry#without-key',
  },
  missing_custom_unique_id: {
    what: say(
      'Um pagamento é criado sem `customUniqueId`.',
      'Un pago se crea sin `customUniqueId`.',
      'A payment is created without `customUniqueId`.',
    ),
    cost: say(
      'Se a resposta se perder, repetir cobra outra vez, e não há chave por que procurar.',
      'Si la respuesta se pierde, repetir cobra otra vez, y no hay clave por la que buscar.',
      'If the response is lost, repeating charges again, and there is no key to look for.',
    ),
    remedy: say(
      'Dê a cada encomenda um `customUniqueId`, guardado antes da chamada.',
      'Dé a cada pedido un `customUniqueId`, guardado antes de la llamada.',
      'Give each order a `customUniqueId`, stored before the call.',
    ),
    link: '/docs/guides/retry#lost',
  },
  silence_not_asked: {
    what: say(
      'Um pagamento foi pago, nenhum aviso chegou, e o programa não perguntou.',
      'Un pago se pagó, ningún aviso llegó, y el programa no preguntó.',
      'A payment was paid, no notification arrived, and the program did not ask.',
    ),
    cost: say(
      'O cliente pagou, e a encomenda não sai.',
      'El cliente pagó, y el pedido no se envía.',
      'The customer has paid, and the order is not shipped.',
    ),
    remedy: say(
      `Ao fim de ${statusCheckMinutes} minutos sem notícia, leia o estado.`,
      `A los ${statusCheckMinutes} minutos sin noticias, lea el estado.`,
      `After ${statusCheckMinutes} minutes without news, read the state.`,
    ),
    link: '/docs/guides/checkouts#lost',
  },
  missed_event: {
    what: say(
      'Um pagamento foi pago, e nenhuma subscrição ligada é desse evento.',
      'Un pago se pagó, y ninguna suscripción activa es de ese evento.',
      'A payment was paid, and no enabled subscription is for that event.',
    ),
    cost: say(
      'O programa espera por um aviso que não vem.',
      'El programa espera un aviso que no llega.',
      'The program waits for a notification that does not come.',
    ),
    remedy: say(
      'Subscreva o evento indicado; se a subscrição foi desativada, ligue-a outra vez.',
      'Suscríbase al evento indicado; si la suscripción se desactivó, actívela de nuevo.',
      'Subscribe to the event shown; if its subscription was disabled, enable it again.',
    ),
    link: '/docs/guides/webhooks#subscribe',
  },
  key_in_url: {
    what: say('A chave privada vai num URL.', 'La clave privada va en una URL.', 'The private key is in a URL.'),
    cost: say(
      'Os URL ficam em registos de servidores e proxies: quem os lê pode chamar a API e assinar avisos.',
      'Las URL quedan en registros de servidores y proxies: quien los lee puede llamar a la API y firmar avisos.',
      'URLs stay in the logs of servers and proxies: whoever reads them can call the API and sign notifications.',
    ),
    remedy: say(
      'Envie a chave só no cabeçalho `Authorization`, e troque a que já foi vista.',
      'Envíe la clave solo en la cabecera `Authorization`, y cambie la que ya se ha visto.',
      'Send the key in the `Authorization` header only, and replace one that was seen.',
    ),
    link: '/docs/guides/authentication#headers',
  },
  webhook_answered_late: {
    what: say(
      `O recetor demora mais de ${lateAnswerSeconds} segundos a responder a um aviso.`,
      `El receptor tarda más de ${lateAnswerSeconds} segundos en responder a un aviso.`,
      `The receiver takes more than ${lateAnswerSeconds} seconds to respond to a notification.`,
    ),
    cost: say(
      `Num dia mau passa dos ${deliveryTimeoutSeconds} segundos: o aviso falha e repete-se, até a subscrição ser desativada.`,
      `En un mal día supera los ${deliveryTimeoutSeconds} segundos: el aviso falla y se repite, hasta que la suscripción se desactiva.`,
      `On a bad day it takes more than ${deliveryTimeoutSeconds} seconds: the notification fails and is repeated, until the subscription is disabled.`,
    ),
    remedy: say(
      'Guarde o aviso, responda, e trabalhe depois.',
      'Guarde el aviso, responda, y trabaje después.',
      'Store the notification, respond, and do the work afterwards.',
    ),
    link: '/docs/guides/webhooks/response-status#accepted',
  },
  ignored_warning: {
    what: say(
      'O registo de chamadas avisa, e a chamada seguinte repete o mesmo.',
      'El registro de llamadas avisa, y la llamada siguiente repite lo mismo.',
      'The request log warns, and the next call does the same again.',
    ),
    cost: say(
      'A API passa por cima do que não lê: o pagamento não tem o que o programa julga ter enviado.',
      'La API pasa por alto lo que no lee: el pago no tiene lo que el programa cree haber enviado.',
      'The API passes over what it does not read: the payment lacks what the program believes it sent.',
    ),
    remedy: say(
      'Abra a chamada no registo: o aviso diz o campo, e o nome que serve.',
      'Abra la llamada en el registro: el aviso dice el campo, y el nombre que sirve.',
      'Open the call in the log: the warning names the field, and the name that serves.',
    ),
    link: '/sandbox-api#tag/activity/GET/requests',
  },
  refused_call_repeated: {
    what: say(
      'Uma chamada recusada com 4xx é repetida igual.',
      'Una llamada rechazada con 4xx se repite igual.',
      'A call refused with 4xx is repeated unchanged.',
    ),
    cost: say(
      'A resposta não muda, e o cliente espera por ela.',
      'La respuesta no cambia, y el cliente la espera.',
      'The response does not change, and the customer waits for it.',
    ),
    remedy: say(
      'Leia o código e mude o pedido, ou leia o recurso; repita só o que pode mudar.',
      'Lea el código y cambie la solicitud, o lea el recurso; repita solo lo que puede cambiar.',
      'Read the code and change the request, or read the resource; repeat only what can change.',
    ),
    link: '/docs/guides/retry#errors',
  },
  polled_despite_webhook: {
    what: say(
      'O programa pergunta vezes seguidas por um pagamento, e o aviso chega.',
      'El programa pregunta una y otra vez por un pago, y el aviso llega.',
      'The program asks about a payment again and again, and the notification arrives.',
    ),
    cost: say(
      'Cada encomenda gasta chamadas para saber o que o aviso diz por si.',
      'Cada pedido gasta llamadas para saber lo que el aviso dice por sí solo.',
      'Each order spends calls on what the notification says by itself.',
    ),
    remedy: say(
      `Espere pelo aviso; pergunte quando ele chega, ou ao fim de ${statusCheckMinutes} minutos.`,
      `Espere el aviso; pregunte cuando llegue, o a los ${statusCheckMinutes} minutos.`,
      `Wait for the notification; ask when it arrives, or after ${statusCheckMinutes} minutes.`,
    ),
    link: '/docs/guides/webhooks#flow',
  },
} as const satisfies Record<string, CallerRule>;
export type CallerRuleId = keyof typeof callerRules;

export const callerRuleIds = Object.keys(callerRules) as [CallerRuleId, ...CallerRuleId[]];
