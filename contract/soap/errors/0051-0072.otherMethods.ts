import { published, specified } from '../../provenance/origin.ts';
import { soapService } from '../service.ts';
import type { SoapError } from './soapError.ts';

/** Codes of subscribeToWebhook, createPaymentReference and cancelPayment; queries use some of them. */
export const otherErrors = {
  '0051': {
    origin: specified('guides 8.4'),
    retryable: false,
    words: {
      pt: 'Ação inválida ou em falta',
      es: 'Acción no válida o ausente',
      en: 'Invalid or missing action',
    },
    cause: {
      pt: '`action` não é um dos quatro eventos do serviço SOAP.',
      es: '`action` no es uno de los cuatro eventos del servicio SOAP.',
      en: '`action` is not one of the four events of the SOAP service.',
    },
    remedy: {
      pt: 'Use `payment_confirmed`, `payment_expired`, `payment_cancelled` ou `payment_refunded`.',
      es: 'Use `payment_confirmed`, `payment_expired`, `payment_cancelled` o `payment_refunded`.',
      en: 'Use `payment_confirmed`, `payment_expired`, `payment_cancelled` or `payment_refunded`.',
    },
  },
  '0052': {
    origin: specified('guides 8.4'),
    retryable: false,
    words: {
      pt: 'URL inválido: tem de ser completo',
      es: 'URL no válida: tiene que ser completa',
      en: 'Invalid URL: it has to be complete',
    },
    cause: {
      pt: 'O URL é relativo ou não tem http nem https.',
      es: 'La URL es relativa o no tiene http ni https.',
      en: 'The URL is relative or has neither http nor https.',
    },
    remedy: {
      pt: 'Envie o URL completo, a começar por https://.',
      es: 'Envíe la URL completa, empezando por https://.',
      en: 'Send the full URL, starting with https://.',
    },
  },
  '0060': {
    origin: specified('guides 8.5'),
    retryable: true,
    words: {
      pt: 'Não foi possível processar o pedido',
      es: 'No se ha podido procesar la solicitud',
      en: 'The request could not be processed',
    },
    cause: {
      pt: 'Uma falha do serviço impediu a criação da referência.',
      es: 'Un fallo del servicio impidió crear la referencia.',
      en: 'A fault in the service prevented the reference from being created.',
    },
    remedy: {
      pt: 'Repita daqui a pouco; se persistir, fale com o suporte.',
      es: 'Repita dentro de un rato; si persiste, hable con soporte.',
      en: 'Retry a little later; if it persists, contact support.',
    },
  },
  '0061': {
    origin: specified('guides 8.5'),
    retryable: false,
    words: { pt: 'Montante inválido', es: 'Importe no válido', en: 'Invalid amount' },
    cause: {
      pt: 'O montante não é um inteiro acima de zero, ou está fora dos limites.',
      es: 'El importe no es un entero mayor que cero, o está fuera de los límites.',
      en: 'The amount is not an integer above zero, or is outside the limits.',
    },
    remedy: {
      pt: 'Envie cêntimos: 10,00 € é 1000.',
      es: 'Envíe céntimos: 10,00 € es 1000.',
      en: 'Send cents: €10.00 is 1000.',
    },
  },
  '0062': {
    origin: published(
      'plugins',
      'also a payment that does not exist; the specification has missing parameters',
    ),
    retryable: false,
    words: { pt: 'Faltam parâmetros', es: 'Faltan parámetros', en: 'Missing parameters' },
    cause: {
      pt: 'O pedido não traz o montante ou uma data do período, ou não diz que pagamento consultar ou cancelar. Em `checkEntityPayments` marca também um pagamento que não existe.',
      es: 'La solicitud no trae el importe o una fecha del periodo, o no dice qué pago consultar o cancelar. En `checkEntityPayments` marca también un pago que no existe.',
      en: 'The request lacks the amount or a date of the period, or does not say which payment to query or cancel. In `checkEntityPayments` it also marks a payment that does not exist.',
    },
    remedy: {
      pt: 'Envie, conforme o método, `amount`, as duas datas, ou `paymentId`, `reference` ou `hash`.',
      es: 'Envíe, según el método, `amount`, las dos fechas, o `paymentId`, `reference` o `hash`.',
      en: 'Depending on the method, send `amount`, both dates, or `paymentId`, `reference` or `hash`.',
    },
  },
  '0063': {
    origin: specified('guides 8.5'),
    retryable: false,
    words: { pt: 'Parâmetros inválidos', es: 'Parámetros no válidos', en: 'Invalid parameters' },
    cause: {
      pt: `Uma data, um dado do comprador, uma morada ou um texto não é válido. Em \`getEntityPayments\`, o período acaba antes de começar ou tem mais de ${soapService.mostPayments} pagamentos.`,
      es: `Una fecha, un dato del comprador, una dirección o un texto no es válido. En \`getEntityPayments\`, el periodo acaba antes de empezar o tiene más de ${soapService.mostPayments} pagos.`,
      en: `A date, one of the buyer's details, an address or a text is not valid. In \`getEntityPayments\`, the period ends before it starts or has more than ${soapService.mostPayments} payments.`,
    },
    remedy: {
      pt: 'Envie datas em ISO 8601, com o fim depois do início e de agora, um e-mail completo e países com duas letras. Para consultar, peça um período mais curto.',
      es: 'Envíe fechas en ISO 8601, con el fin después del inicio y de ahora, un correo completo y países con dos letras. Para consultar, pida un periodo más corto.',
      en: 'Send dates in ISO 8601, with the end after the start and after now, a full email address and two-letter countries. For queries, ask for a shorter period.',
    },
  },
  '0064': {
    origin: specified('guides 8.5'),
    retryable: false,
    words: {
      pt: 'Métodos de pagamento indisponíveis',
      es: 'Métodos de pago no disponibles',
      en: 'Payment methods unavailable',
    },
    cause: {
      pt: 'A entidade não contratou nenhum dos métodos de `paymentOptions`, ou um deles não tem o `type` pedido.',
      es: 'La entidad no ha contratado ninguno de los métodos de `paymentOptions`, o uno de ellos no tiene el `type` pedido.',
      en: 'The entity has contracted none of the methods in `paymentOptions`, or one of them does not support the requested `type`.',
    },
    remedy: {
      pt: 'Chame `validatePaymentReference` para saber o que se pode oferecer.',
      es: 'Llame a `validatePaymentReference` para saber qué se puede ofrecer.',
      en: 'Call `validatePaymentReference` to find out what can be offered.',
    },
  },
  '0070': {
    origin: specified('guides 8.6'),
    retryable: false,
    words: { pt: 'Pagamento já cancelado', es: 'Pago ya cancelado', en: 'Duplicate: already cancelled' },
    cause: {
      pt: 'O pagamento foi cancelado antes.',
      es: 'El pago se canceló antes.',
      en: 'The payment was already cancelled.',
    },
    remedy: {
      pt: 'Nada a fazer: está como quer.',
      es: 'Nada que hacer: está como quiere.',
      en: 'Nothing to do: it is already as you want it.',
    },
  },
  '0071': {
    origin: specified('guides 8.6'),
    retryable: false,
    words: {
      pt: 'Operação não permitida no estado atual',
      es: 'Operación no permitida en el estado actual',
      en: 'Operation not allowed in the current state',
    },
    cause: {
      pt: 'O pagamento já foi pago ou está à espera do pagador.',
      es: 'El pago ya se pagó o está a la espera del pagador.',
      en: 'The payment has already been paid or is waiting for the payer.',
    },
    remedy: {
      pt: 'Se foi pago, reembolse-o por REST; se espera pelo pagador, aguarde a resposta dele.',
      es: 'Si se pagó, reembólselo por REST; si espera al pagador, espere su respuesta.',
      en: 'If it was paid, refund it through REST; if it is waiting for the payer, wait for their answer.',
    },
  },
  '0072': {
    origin: specified('guides 8.6'),
    retryable: false,
    words: {
      pt: 'Não permitido: nem todos os métodos se podem cancelar',
      es: 'No permitido: no todos los métodos se pueden cancelar',
      en: 'Not allowed: not all payment methods can be cancelled',
    },
    cause: {
      pt: 'O pagamento tem uma referência Multibanco normal, que não se cancela.',
      es: 'El pago tiene una referencia Multibanco normal, que no se cancela.',
      en: 'The payment has a normal Multibanco reference, which cannot be cancelled.',
    },
    remedy: {
      pt: 'Envie `ignoreUnsupported` a verdadeiro, ou crie referências REALTIME.',
      es: 'Envíe `ignoreUnsupported` a verdadero, o cree referencias REALTIME.',
      en: 'Send `ignoreUnsupported` as true, or create REALTIME references.',
    },
  },
} as const satisfies Record<string, SoapError>;
