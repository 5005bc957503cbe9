import { say, type Words } from '../words/locales.ts';
import type { SoapTypeName } from './soapTypes.ts';
import type { SoapWord } from './soapWords.ts';

export type SoapFieldName = `${SoapTypeName}.${SoapWord}`;

const paymentHash = say(
  'Hash do pagamento, 40 caracteres: identifica-o em vez de `paymentId`.',
  'Hash del pago, 40 caracteres: lo identifica en lugar de `paymentId`.',
  'Payment hash, 40 characters: identifies it instead of `paymentId`.',
);
const onlyInQueries = say(
  'Só para `checkEntityPayments`: qual o pagamento que se consulta.',
  'Solo para `checkEntityPayments`: qué pago se consulta.',
  'For `checkEntityPayments` only: the payment to query.',
);
const subdivision = say('Código ISO 3166-2.', 'Código ISO 3166-2.', 'ISO 3166-2 code.');
const methodCode = say('Código do método.', 'Código del método.', 'Method code.');
const offered = say(
  'Métodos com que se pode pagar.',
  'Métodos con los que se puede pagar.',
  'Methods it can be paid with.',
);
const registered = say(
  'Referência emitida pelo comerciante: sete dígitos da sua gama e dois de controlo.',
  'Referencia emitida por el comercio: siete dígitos de su rango y dos de control.',
  'Reference issued by the merchant: seven digits from its range and two check digits.',
);
const wentWell = say(
  '1 correu bem, 0 falhou; 2 em `saveEntityPayments`: só parte foi aceite.',
  '1 si ha ido bien, 0 si ha fallado; 2 en `saveEntityPayments`: solo se ha aceptado una parte.',
  '1 succeeded, 0 failed; 2 in `saveEntityPayments`: only some were accepted.',
);

/** Meanings specific to one type (docs/decisions/signatures.md, docs/decisions/soap-compatibility.md). */
export const soapFieldWords: Readonly<Partial<Record<SoapFieldName, Words>>> = {
  'RequestEntity.hash': say(
    'SHA-256 em hexadecimal da chave privada seguida de `date`, tal como é enviada.',
    'SHA-256 en hexadecimal de la clave privada seguida de `date`, tal como se envía.',
    'SHA-256 in hex of the private key followed by `date`, exactly as it is sent.',
  ),
  'RequestReferenceDetails.reference': onlyInQueries,
  'RequestReferenceDetails.paymentId': onlyInQueries,
  'RequestReferenceDetails.paymentOptions': say(
    'Métodos que se oferecem ao pagador; sem eles, todos os que a entidade tem.',
    'Métodos que se ofrecen al pagador; sin ellos, todos los que tiene la entidad.',
    'Methods offered to the payer; without them, all the entity has.',
  ),
  'RequestPaymentOption.code': methodCode,
  'RequestPaymentReference.reference': registered,
  'RequestCreditCardPayment.order': say(
    'O que se vai cobrar: montante, produto e validade.',
    'Lo que se va a cobrar: importe, producto y validez.',
    'What to charge: amount, product and validity.',
  ),
  'RequestPaymentOrder.hash': paymentHash,
  'RequestPaymentOrder.reference': say(
    'Referência de um pagamento que já existe: identifica-o em vez de `paymentId`. Não é o número da encomenda: esse vai em `productCode`.',
    'Referencia de un pago que ya existe: lo identifica en lugar de `paymentId`. No es el número del pedido: ese va en `productCode`.',
    'Reference of an existing payment: identifies it instead of `paymentId`. It is not the order number: that goes in `productCode`.',
  ),
  'RequestPaymentOrder.paymentId': say(
    'Pagamento por pagar, de que é a página; com outro montante é criado um novo, e este continua por pagar.',
    'Pago pendiente, del que es la página; con otro importe se crea uno nuevo, y este sigue pendiente.',
    'An unpaid payment that the page is for; with a different amount, a new one is created, and this one stays unpaid.',
  ),
  'RequestPaymentDetails.token': say(
    'O `token` que veio na query do URL de retorno.',
    'El `token` que llegó en la query de la URL de retorno.',
    'The `token` from the query of the return URL.',
  ),
  'RequestEntityPayments.payments': say(
    'Pagamentos a consultar, cada um por `reference`, por `paymentId` ou por ambos.',
    'Pagos que se consultan, cada uno por `reference`, por `paymentId` o por ambos.',
    'Payments to query, each by `reference`, by `paymentId` or by both.',
  ),
  'RequestCancelPayment.hash': paymentHash,
  'RequestWebhook.url': say(
    'URL completo que recebe os avisos.',
    'URL completa que recibe los avisos.',
    'Full URL that receives the notifications.',
  ),
  'RequestBillingAddress.state': subdivision,
  'RequestShippingAddress.state': subdivision,
  'ResponseIntegrationState.state': wentWell,
  'ResponseIntegrationState.code': say(
    'Estado da integração ou código do erro; `02` quando correu bem.',
    'Estado de la integración o código del error; `02` si todo ha ido bien.',
    'Integration state or error code; `02` when it succeeded.',
  ),
  'ResponseGetPayment.state': say('1 criada, 0 recusada.', '1 creada, 0 rechazada.', '1 created, 0 refused.'),
  'ResponseGetPayment.hash': paymentHash,
  'ResponseGetPayment.paymentOptions': offered,
  'ResponsePaymentOption.code': methodCode,
  'ResponseValidatePayment.paymentOptions': offered,
  'ResponseCreditCardPayment.url': say(
    'Nome antigo de `redirectUrl`.',
    'Nombre antiguo de `redirectUrl`.',
    'Old name of `redirectUrl`.',
  ),
  'ResponseEntityPaymentsDetails.state': say(
    'Como correu o pedido.',
    'Cómo fue la solicitud.',
    'Outcome of the request.',
  ),
  'PaymentDetails.state': say('1 encontrado, 0 não.', '1 encontrado, 0 no.', '1 found, 0 not.'),
  'PaymentDetails.code': say(
    '`02` encontrado, `0062` não encontrado.',
    '`02` encontrado, `0062` no encontrado.',
    '`02` found, `0062` not found.',
  ),
  'PaymentDetails.paymentCancelled': say('1 quando foi cancelado.', '1 cuando se canceló.', '1 when it was cancelled.'),
  'PaymentDetails.paymentAmount': say('Montante em cêntimos.', 'Importe en céntimos.', 'Amount in cents.'),
  'PaymentRefund.paymentId': say('Identificador do reembolso.', 'Identificador del reembolso.', 'Refund id.'),
  'PaymentRefund.amount': say(
    'Montante reembolsado, em cêntimos.',
    'Importe reembolsado, en céntimos.',
    'Amount refunded, in cents.',
  ),
  'ResponseEntityPayments.state': say(
    'O mesmo que `integrationState`: clientes diferentes leem um ou outro nome.',
    'Lo mismo que `integrationState`: cada cliente lee uno u otro nombre.',
    'The same as `integrationState`: clients read one name or the other.',
  ),
  'ResponseEntityPayments.payments': say(
    'Pagamentos alterados no período.',
    'Pagos modificados en el periodo.',
    'Payments changed in the period.',
  ),
  'ResponsePayment.paymentAmount': say('Montante em cêntimos.', 'Importe en céntimos.', 'Amount in cents.'),
  'ResponseCancelPaymentOption.code': methodCode,
  'ResponseCancelPaymentOption.message': say(
    'Porque não foi cancelado.',
    'Por qué no se canceló.',
    'Why it was not cancelled.',
  ),
};
