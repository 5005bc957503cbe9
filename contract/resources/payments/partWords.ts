import { say, type Words } from '../../words/locales.ts';

/** Descriptions of a payment's validity, accounts, series, addresses, data, fee, transfer and refunds. */
export const partWords = {
  validStart: say(
    'A partir de quando se pode pagar; o momento da criação quando não vem. Sem desfasamento lê-se como hora de Lisboa.',
    'Desde cuándo se puede pagar; el momento de la creación cuando no viene. Sin desfase se lee como hora de Lisboa.',
    'From when it can be paid; from its creation when not sent. Without an offset, it is read as Lisbon time.',
  ),
  validEnd: say(
    'Até quando se pode pagar. Quando não vem: 30 minutos no MB WAY por telemóvel, seis meses até às 23:59:59 de Lisboa em tudo o resto, menos num terminal, onde acaba com o dia.',
    'Hasta cuándo se puede pagar. Cuando no viene: 30 minutos en MB WAY por móvil, seis meses hasta las 23:59:59 de Lisboa en todo lo demás, menos en un terminal, donde acaba con el día.',
    'Until when it can be paid. When not sent: 30 minutes for MB WAY by phone, six months to 23:59:59 Lisbon time for everything else, except at a terminal, where it ends with the day.',
  ),
  blockLatePayment: say(
    'Recusa no Multibanco quem pague depois do prazo; por omissão `false`, e o pagamento tardio é aceite.',
    'Rechaza en Multibanco a quien pague después del plazo; por defecto `false`, y el pago tardío se acepta.',
    'Rejects payments after the deadline; `false` by default, which accepts late payment.',
  ),
  validDate: say(
    'Janela em que o pagamento pode ser feito, e o que acontece depois dela.',
    'Ventana en la que se puede hacer el pago, y qué ocurre después.',
    'Window in which the payment can be made, and what happens after it.',
  ),
  bankAccountCode: say(
    'Código da conta bancária, com 8 letras e dígitos, como vem em `GET /bankAccounts`.',
    'Código de la cuenta bancaria, con 8 letras y dígitos, como viene en `GET /bankAccounts`.',
    'Bank account code, 8 letters and digits, as in `GET /bankAccounts`.',
  ),
  bankAccountChoice: say(
    'Conta da entidade que recebe o dinheiro.',
    'Cuenta de la entidad que recibe el dinero.',
    "The entity's account that receives the money.",
  ),
  bankName: say('Nome do banco.', 'Nombre del banco.', 'Bank name.'),
  bankLast4digits: say(
    'Quatro últimos dígitos da conta. Atenção ao `d` minúsculo: nos cartões o campo escreve-se `last4Digits`.',
    'Cuatro últimos dígitos de la cuenta. Atención a la `d` minúscula: en las tarjetas el campo se escribe `last4Digits`.',
    'Last four digits of the account. Note the small `d`: on cards the field is spelt `last4Digits`.',
  ),
  paymentBankAccount: say(
    'Conta da entidade que recebe o dinheiro, sem mostrar o IBAN.',
    'Cuenta de la entidad que recibe el dinero, sin mostrar el IBAN.',
    "The entity's account that receives the money, without its IBAN.",
  ),
  recurringType: say(
    '`INITIAL` no primeiro pagamento da série, `REPEATED` nos seguintes.',
    '`INITIAL` en el primer pago de la serie, `REPEATED` en los siguientes.',
    '`INITIAL` on the first payment in the series, `REPEATED` on later ones.',
  ),
  amountQualifier: say(
    'Montante da série: `DFLT` igual em todos os pagamentos, `ESTM` variável.',
    'Importe de la serie: `DFLT` igual en todos los pagos, `ESTM` variable.',
    'Amount of the series: `DFLT` the same on every payment, `ESTM` variable.',
  ),
  recurring: say(
    'Diz que o pagamento começa ou continua uma série de pagamentos com o mesmo cartão.',
    'Dice que el pago empieza o continúa una serie de pagos con la misma tarjeta.',
    'Marks the payment as the start or continuation of a series with the same card.',
  ),
  country: say(
    'País, em duas maiúsculas da ISO 3166-1 (`PT`, `ES`).',
    'País, en dos mayúsculas de la ISO 3166-1 (`PT`, `ES`).',
    'Country, two capital letters from ISO 3166-1 (`PT`, `ES`).',
  ),
  addressState: say(
    'Código do distrito, região ou província (ISO 3166-2).',
    'Código de la provincia o región (ISO 3166-2).',
    'Code of the state, district or province (ISO 3166-2).',
  ),
  addressStateName: say(
    'Nome do distrito, região ou província.',
    'Nombre de la provincia o región.',
    'Name of the state, district or province.',
  ),
  city: say('Localidade.', 'Localidad.', 'City.'),
  street1: say('Rua e número.', 'Calle y número.', 'Street and number.'),
  street2: say(
    'Andar, porta ou outro complemento.',
    'Piso, puerta u otro complemento.',
    'Floor, door or other addition.',
  ),
  postCode: say(
    'Código postal; em Portugal quatro dígitos, hífen e três (`1100-048`).',
    'Código postal; en Portugal cuatro dígitos, guion y tres (`1100-048`).',
    'Postcode; in Portugal, four digits, a hyphen and three digits (`1100-048`).',
  ),
  billingAddress: say('Morada de faturação.', 'Dirección de facturación.', 'Billing address.'),
  shippingAddress: say('Morada de entrega.', 'Dirección de entrega.', 'Shipping address.'),
  dataKey: say(
    'Nome do dado, à escolha do comerciante.',
    'Nombre del dato, a elección del comercio.',
    'Name of the item, chosen by the merchant.',
  ),
  dataValue: say(
    'Valor, sempre como texto: `"3"`, `"true"`, `"15-01-2026 10:00:00"`.',
    'Valor, siempre como texto: `"3"`, `"true"`, `"15-01-2026 10:00:00"`.',
    'Value, always as text: `"3"`, `"true"`, `"15-01-2026 10:00:00"`.',
  ),
  dataType: say(
    'Como ler o texto de `value`; um `TIMESTAMP` segue `DD-MM-AAAA HH:MM:SS`. O texto é guardado como vem, sem ser comparado com o tipo.',
    'Cómo leer el texto de `value`; un `TIMESTAMP` sigue `DD-MM-AAAA HH:MM:SS`. El texto se guarda como llega, sin compararlo con el tipo.',
    'How to read the text in `value`; a `TIMESTAMP` follows `DD-MM-YYYY HH:MM:SS`. The text is stored as sent, without being checked against the type.',
  ),
  additionalData: say(
    'Dado do comerciante que volta igual em cada consulta e webhook; os três campos são obrigatórios.',
    'Dato del comercio que vuelve igual en cada consulta y webhook; los tres campos son obligatorios.',
    'Merchant data that comes back unchanged in each response and webhook; all three fields are required.',
  ),
  netAmount: say(
    'Comissão sem IVA, em euros, como texto com oito casas decimais.',
    'Comisión sin IVA, en euros, como texto con ocho decimales.',
    'Fee before VAT, in euros, as text with eight decimals.',
  ),
  taxAmount: say(
    'IVA da comissão, em euros, como texto com oito casas decimais.',
    'IVA de la comisión, en euros, como texto con ocho decimales.',
    'VAT on the fee, in euros, as text with eight decimals.',
  ),
  invoiceNumber: say('Número da fatura da comissão.', 'Número de la factura de la comisión.', 'Fee invoice number.'),
  invoicedAt: say('Data da fatura.', 'Fecha de la factura.', 'Invoice date.'),
  invoiceDetails: say(
    'Fatura da comissão; nulo até ser emitida.',
    'Factura de la comisión; nulo hasta que se emite.',
    'Fee invoice; null until it is issued.',
  ),
  paymentFee: say(
    'Comissão cobrada pelo pagamento, presente a partir da confirmação.',
    'Comisión cobrada por el pago, presente desde la confirmación.',
    'Fee charged for the payment, present once it is confirmed.',
  ),
  payerReference: say(
    'Referência que identifica a transferência no extrato bancário.',
    'Referencia que identifica la transferencia en el extracto bancario.',
    'Reference that identifies the transfer on the bank statement.',
  ),
  transferredAt: say(
    'Quando o dinheiro foi transferido para a entidade.',
    'Cuándo se transfirió el dinero a la entidad.',
    'When the money was transferred to the entity.',
  ),
  transferDetails: say(
    'Transferência que pagou à entidade; ausente até ser feita.',
    'Transferencia que pagó a la entidad; ausente hasta que se hace.',
    'Transfer that paid the entity; absent until it is made.',
  ),
  refundPaymentId: say(
    'Identificador do pagamento do tipo `refund`.',
    'Identificador del pago de tipo `refund`.',
    'Id of the payment of type `refund`.',
  ),
  refundAmount: say(
    'Montante reembolsado, em cêntimos.',
    'Importe reembolsado, en céntimos.',
    'Amount refunded, in cents.',
  ),
  refundCreatedAt: say('Quando o reembolso foi feito.', 'Cuándo se hizo el reembolso.', 'When the refund was made.'),
  refundSummary: say(
    'Um reembolso do pagamento, total ou parcial.',
    'Un reembolso del pago, total o parcial.',
    "One of the payment's refunds, total or partial.",
  ),
} as const satisfies Record<string, Words>;
