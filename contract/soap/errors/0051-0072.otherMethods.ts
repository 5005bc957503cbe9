import type { SoapError } from '../../errors/errorRow.ts';
import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';
import { soapService } from '../service.ts';
import {
  cancelled,
  check,
  created,
  failingProduct,
  later,
  met,
  past,
  shown,
  stated,
  subscribe,
} from '../sketchedCalls.ts';

/** Codes of subscribeToWebhook, createPaymentReference and cancelPayment; queries share some of them. */
export const otherErrors = {
  '0051': {
    ...stated('guides 8.4'),
    words: say('Ação inválida ou em falta', 'Acción no válida o ausente', 'Invalid or missing action'),
    cause: say(
      '`action` não é um dos quatro eventos do serviço SOAP.',
      '`action` no es uno de los cuatro eventos del servicio SOAP.',
      '`action` is not one of the four events of the SOAP service.',
    ),
    remedy: say(
      'Use `payment_confirmed`, `payment_expired`, `payment_cancelled` ou `payment_refunded`.',
      'Use `payment_confirmed`, `payment_expired`, `payment_cancelled` o `payment_refunded`.',
      'Use `payment_confirmed`, `payment_expired`, `payment_cancelled` or `payment_refunded`.',
    ),
    provocation: met(subscribe({ action: 'payment_paid' })),
    tried: subscribe({ action: 'payment_confirmed' }),
  },
  '0052': {
    ...stated('guides 8.4'),
    words: say(
      'URL inválido: tem de ser completo',
      'URL no válida: tiene que ser completa',
      'Invalid URL: it has to be complete',
    ),
    cause: say(
      'O URL é relativo ou não tem http nem https.',
      'La URL es relativa o no tiene http ni https.',
      'The URL is relative or has neither http nor https.',
    ),
    remedy: say(
      'Envie o URL completo, a começar por https://.',
      'Envíe la URL completa, empezando por https://.',
      'Send the full URL, starting with https://.',
    ),
    provocation: met(subscribe({ url: 'loja' })),
    tried: subscribe({ url: 'https://loja.example' }),
  },
  '0060': {
    ...stated('guides 8.5'),
    retryable: true,
    words: say(
      'Não foi possível processar o pedido',
      'No se ha podido procesar la solicitud',
      'The request could not be processed',
    ),
    cause: say(
      'Uma falha do serviço impediu a criação da referência.',
      'Un fallo del servicio impidió crear la referencia.',
      'A fault in the service prevented the reference from being created.',
    ),
    remedy: say(
      'Repita daqui a pouco; se persistir, fale com o suporte.',
      'Repita dentro de un rato; si persiste, hable con soporte.',
      'Retry a little later; if it persists, contact support.',
    ),
    provocation: met(created({ productCode: failingProduct('0060') })),
    tried: 'outside',
  },
  '0061': {
    ...stated('guides 8.5'),
    words: say('Montante inválido', 'Importe no válido', 'Invalid amount'),
    cause: say(
      'O montante não é um inteiro acima de zero, ou está fora dos limites.',
      'El importe no es un entero mayor que cero, o está fuera de los límites.',
      'The amount is not an integer above zero, or is outside the limits.',
    ),
    remedy: say('Envie cêntimos: 10,00 € é 1000.', 'Envíe céntimos: 10,00 € es 1000.', 'Send cents: €10.00 is 1000.'),
    provocation: met(created({ amount: 0 })),
    tried: created({}),
  },
  '0062': {
    ...shown('plugins', 'also a payment that does not exist; the specification has missing parameters'),
    words: say('Faltam parâmetros', 'Faltan parámetros', 'Missing parameters'),
    cause: say(
      'O pedido não traz o montante ou uma data do período, ou não diz que pagamento consultar ou cancelar. Em `checkEntityPayments` marca também um pagamento que não existe.',
      'La solicitud no trae el importe o una fecha del periodo, o no dice qué pago consultar o cancelar. En `checkEntityPayments` marca también un pago que no existe.',
      'The request lacks the amount or a date of the period, or does not say which payment to query or cancel. In `checkEntityPayments` it also marks a payment that does not exist.',
    ),
    remedy: say(
      'Envie, conforme o método, `amount`, as duas datas, ou `paymentId`, `reference` ou `hash`.',
      'Envíe, según el método, `amount`, las dos fechas, o `paymentId`, `reference` o `hash`.',
      'Depending on the method, send `amount`, both dates, or `paymentId`, `reference` or `hash`.',
    ),
    provocation: met({ method: 'createPaymentReference', request: {} }),
    tried: created({}),
  },
  '0063': {
    ...stated('guides 8.5'),
    words: say('Parâmetros inválidos', 'Parámetros no válidos', 'Invalid parameters'),
    cause: say(
      `Uma data, um dado do comprador, uma morada ou um texto não é válido. Em \`getEntityPayments\`, o período acaba antes de começar ou tem mais de ${soapService.mostPayments} pagamentos.`,
      `Una fecha, un dato del comprador, una dirección o un texto no es válido. En \`getEntityPayments\`, el periodo acaba antes de empezar o tiene más de ${soapService.mostPayments} pagos.`,
      `A date, one of the buyer's details, an address or a text is not valid. In \`getEntityPayments\`, the period ends before it starts or has more than ${soapService.mostPayments} payments.`,
    ),
    remedy: say(
      'Envie datas em ISO 8601, com o fim depois do início e de agora, um e-mail completo e países com duas letras. Para consultar, peça um período mais curto.',
      'Envíe fechas en ISO 8601, con el fin después del inicio y de ahora, un correo completo y países con dos letras. Para consultar, pida un periodo más corto.',
      'Send dates in ISO 8601, with the end after the start and after now, a full email address and two-letter countries. For queries, ask for a shorter period.',
    ),
    provocation: met(created(past)),
    tried: created(later),
  },
  '0064': {
    ...stated('guides 8.5'),
    words: say('Métodos de pagamento indisponíveis', 'Métodos de pago no disponibles', 'Payment methods unavailable'),
    cause: say(
      'A entidade não contratou nenhum dos métodos de `paymentOptions`, ou um deles não tem o `type` pedido.',
      'La entidad no ha contratado ninguno de los métodos de `paymentOptions`, o uno de ellos no tiene el `type` pedido.',
      'The entity has contracted none of the methods in `paymentOptions`, or one of them does not support the requested `type`.',
    ),
    remedy: say(
      'Chame `validatePaymentReference` para saber o que se pode oferecer.',
      'Llame a `validatePaymentReference` para saber qué se puede ofrecer.',
      'Call `validatePaymentReference` to find out what can be offered.',
    ),
    provocation: met(created({ paymentOptions: [{ code: 'XX', type: 'DEFAULT' }] })),
    tried: { method: 'validatePaymentReference', request: { amount: 1000 } },
  },
  '0070': {
    ...stated('guides 8.6'),
    words: say('Pagamento já cancelado', 'Pago ya cancelado', 'Duplicate: already cancelled'),
    cause: say('O pagamento foi cancelado antes.', 'El pago se canceló antes.', 'The payment was already cancelled.'),
    remedy: say(
      'Nada a fazer: está como quer.',
      'Nada que hacer: está como quiere.',
      'Nothing to do: it is already as you want it.',
    ),
    provocation: met(cancelled({ paymentId: Number(seed.payments.cancelledReference) })),
    tried: check({ paymentId: Number(seed.payments.cancelledReference) }),
  },
  '0071': {
    ...stated('guides 8.6'),
    words: say(
      'Operação não permitida no estado atual',
      'Operación no permitida en el estado actual',
      'Operation not allowed in the current state',
    ),
    cause: say(
      'O pagamento já foi pago ou está à espera do pagador.',
      'El pago ya se pagó o está a la espera del pagador.',
      'The payment has already been paid or is waiting for the payer.',
    ),
    remedy: say(
      'Se foi pago, reembolse-o por REST; se espera pelo pagador, aguarde a resposta dele.',
      'Si se pagó, reembólselo por REST; si espera al pagador, espere su respuesta.',
      'If it was paid, refund it through REST; if it is waiting for the payer, wait for their answer.',
    ),
    provocation: met(cancelled({ paymentId: Number(seed.payments.confirmedReference) })),
    tried: { post: `/payments/${seed.payments.confirmedReference}/refunds`, body: { amount: 1000 } },
  },
  '0072': {
    ...stated('guides 8.6'),
    words: say(
      'Não permitido: nem todos os métodos se podem cancelar',
      'No permitido: no todos los métodos se pueden cancelar',
      'Not allowed: not all payment methods can be cancelled',
    ),
    cause: say(
      'O pagamento tem uma referência Multibanco normal, que não se cancela.',
      'El pago tiene una referencia Multibanco normal, que no se cancela.',
      'The payment has a normal Multibanco reference, which cannot be cancelled.',
    ),
    remedy: say(
      'Envie `ignoreUnsupported` a verdadeiro, ou crie referências REALTIME.',
      'Envíe `ignoreUnsupported` a verdadero, o cree referencias REALTIME.',
      'Send `ignoreUnsupported` as true, or create REALTIME references.',
    ),
    provocation: met(cancelled({ paymentId: Number(seed.payments.pendingReference) })),
    tried: cancelled({ paymentId: Number(seed.payments.pendingReference), ignoreUnsupported: true }),
  },
} as const satisfies Record<string, SoapError>;
