import { say, type Words } from '../words/locales.ts';
import { soapFieldWords } from './fieldWords.ts';
import { soapWords } from './soapWords.ts';

interface WebhookFormField {
  type: 'string' | 'int' | 'float';
  words: Words;
}

const cancelled = soapFieldWords['PaymentDetails.paymentCancelled'] ?? soapWords.paymentCancelled;

const paymentFields: Readonly<Record<string, WebhookFormField>> = {
  paymentId: { type: 'int', words: soapWords.paymentId },
  referenceEntity: { type: 'string', words: soapWords.referenceEntity },
  reference: { type: 'string', words: soapWords.reference },
  paymentMethodCode: { type: 'string', words: soapWords.paymentMethodCode },
  paymentCancelled: { type: 'int', words: cancelled },
  paymentDate: { type: 'string', words: soapWords.paymentDate },
  paymentAmount: {
    type: 'int',
    words: say('Montante em cêntimos.', 'Importe en céntimos.', 'Amount in cents.'),
  },
  productCode: { type: 'string', words: soapWords.productCode },
  productDesc: { type: 'string', words: soapWords.productDesc },
  paymentNetFee: { type: 'float', words: soapWords.netAmount },
  paymentTaxFee: { type: 'float', words: soapWords.taxAmount },
  originalPaymentId: {
    type: 'int',
    words: say(
      'Primeiro pagamento da série, num pagamento repetido; a autorização, numa captura; vazio nos outros, reembolsos incluídos.',
      'Primer pago de la serie, en un pago repetido; la autorización, en una captura; vacío en los demás, reembolsos incluidos.',
      'First payment of the series, in a repeat payment; the authorisation, in a capture; empty in all others, refunds included.',
    ),
  },
};

/** Fields of a webhook's form, in PHP's bracket notation (docs/decisions/webhook-messages.md). */
export const webhookFormFields: Readonly<Record<string, WebhookFormField>> = {
  hookAction: {
    type: 'string',
    words: say('Evento que aconteceu.', 'Evento que ocurrió.', 'Event that happened.'),
  },
  hookDate: {
    type: 'string',
    words: say(
      'Quando aconteceu, `DD-MM-AAAA HH:MM:SS` em hora de Lisboa.',
      'Cuándo ocurrió, `DD-MM-AAAA HH:MM:SS` en hora de Lisboa.',
      'When it happened, `DD-MM-YYYY HH:MM:SS` in Lisbon time.',
    ),
  },
  hookHash: {
    type: 'string',
    words: say(
      'SHA-256 em hexadecimal da chave privada seguida de `hookAction` e de `hookDate`.',
      'SHA-256 en hexadecimal de la clave privada seguida de `hookAction` y de `hookDate`.',
      'SHA-256 in hex of the private key followed by `hookAction` and `hookDate`.',
    ),
  },
  ...Object.fromEntries(Object.entries(paymentFields).map(([name, field]) => [`payments[0][${name}]`, field])),
  'payments[0][additionalData][0][key]': {
    type: 'string',
    words: say('Nome de um dado adicional.', 'Nombre de un dato adicional.', 'Name of an additional data item.'),
  },
  'payments[0][additionalData][0][value]': {
    type: 'string',
    words: say('O seu valor.', 'Su valor.', 'Its value.'),
  },
  'payments[0][additionalData][0][type]': {
    type: 'string',
    words: say('O tipo do valor.', 'El tipo del valor.', 'Type of the value.'),
  },
};
