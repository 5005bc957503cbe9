import { say, type Words } from '../../words/locales.ts';

/** Sentences of the objects a payment is made of. */
export const partWords = {
  methodCode: say(
    'Método de pagamento: `CC` cartão, `MB` referência Multibanco, `MW` MB WAY.',
    'Método de pago: `CC` tarjeta, `MB` referencia Multibanco, `MW` MB WAY.',
    'Payment method: `CC` card, `MB` Multibanco reference, `MW` MB WAY.',
  ),
  methodType: say(
    'Forma de processar o método: `NORMAL` e `REALTIME` para Multibanco (só `REALTIME` se pode cancelar), `TPA` para terminais, `DEFAULT` para o que a entidade tem configurado.',
    'Forma de procesar el método: `NORMAL` y `REALTIME` para Multibanco (solo `REALTIME` se puede cancelar), `TPA` para terminales, `DEFAULT` para lo que la entidad tiene configurado.',
    'How the method is processed: `NORMAL` and `REALTIME` for Multibanco (only `REALTIME` can be cancelled), `TPA` for terminals, `DEFAULT` for whatever the entity has configured.',
  ),
  resultCode: say(
    'Código do catálogo de erros, quase sempre da família do adquirente (`e04020` recusado na aplicação, `e04201` expirado).',
    'Código del catálogo de errores, casi siempre del adquirente (`e04020` rechazado en la aplicación, `e04201` caducado).',
    "Code from the error catalogue, nearly always the acquirer's (`e04020` declined in the app, `e04201` expired).",
  ),
  resultMessage: say(
    'Explicação do código, no idioma do cabeçalho `Accept-Language`.',
    'Explicación del código, en el idioma de la cabecera `Accept-Language`.',
    'Explanation of the code, in the language of the `Accept-Language` header.',
  ),
  resultCreatedAt: say(
    'Quando o método respondeu.',
    'Cuándo respondió el método.',
    'When the method responded.',
  ),
  methodResult: say(
    'Última resposta negativa do método, quando chega depois da resposta ao pedido; ausente enquanto nada falhou.',
    'Última respuesta negativa del método, cuando llega después de la respuesta a la solicitud; ausente mientras nada ha fallado.',
    "The method's last negative result, when it comes after the response to the request; absent while nothing has failed.",
  ),
  methodUuid: say(
    'Identificador de um método guardado do cliente; nulo ou ausente quando o método não está guardado.',
    'Identificador de un método guardado del cliente; nulo o ausente cuando el método no está guardado.',
    'Id of a method saved for the customer; null or absent when the method is not saved.',
  ),
  methodPhone: say(
    'Telemóvel MB WAY: indicativo do país, cardinal e número, como em `351#912345678`. Obrigatório com `MW`; pago ou cancelado o pagamento, só ficam visíveis os três últimos dígitos.',
    'Móvil MB WAY: prefijo del país, almohadilla y número, como en `351#912345678`. Obligatorio con `MW`; pagado o cancelado el pago, solo quedan visibles los tres últimos dígitos.',
    'MB WAY phone: country code, hash sign and number, as in `351#912345678`. Required with `MW`; once the payment is paid or cancelled, only the last three digits stay visible.',
  ),
  createRegistration: say(
    'Guarda o método sem perguntar ao pagador, depois de um pagamento com sucesso. Exige `customer.uuid` (senão `e05001`).',
    'Guarda el método sin preguntar al pagador, tras un pago con éxito. Exige `customer.uuid` (si no, `e05001`).',
    'Saves the method after a successful payment, without asking the payer. Needs `customer.uuid` (otherwise `e05001`).',
  ),
  allowRegistration: say(
    'Deixa o pagador escolher na página de pagamento se guarda o método. Exige `customer.uuid` (senão `e05001`); só com cartão e MB WAY.',
    'Deja que el pagador elija en la página de pago si guarda el método. Exige `customer.uuid` (si no, `e05001`); solo con tarjeta y MB WAY.',
    'Lets the payer choose on the payment page whether to save the method. Needs `customer.uuid` (otherwise `e05001`); card and MB WAY only.',
  ),
  methodDetailsRequest: say(
    'O que o método precisa de saber: o telemóvel no MB WAY, e se o método fica guardado.',
    'Lo que el método necesita saber: el móvil en MB WAY, y si el método se guarda.',
    'What the method needs: the phone for MB WAY, and whether the method is saved.',
  ),
  paymentMethodRequest: say(
    'Método com que se paga: um `code`, com o telemóvel no caso do MB WAY, ou o `uuid` de um método guardado.',
    'Método con el que se paga: un `code`, con el móvil en el caso de MB WAY, o el `uuid` de un método guardado.',
    'Payment method: a `code`, with the phone for MB WAY, or the `uuid` of a saved method.',
  ),
  phoneCountryCode: say(
    'Indicativo do país do telemóvel, sem `+`.',
    'Prefijo del país del móvil, sin `+`.',
    "The phone's country code, without `+`.",
  ),
  last3Digits: say(
    'Três últimos dígitos do telemóvel.',
    'Tres últimos dígitos del móvil.',
    'Last three digits of the phone.',
  ),
  brand: say('Marca do cartão.', 'Marca de la tarjeta.', 'Card brand.'),
  last4Digits: say(
    'Quatro últimos dígitos do cartão. Atenção ao `D` maiúsculo: nas contas bancárias o campo escreve-se `last4digits`.',
    'Cuatro últimos dígitos de la tarjeta. Atención a la `D` mayúscula: en las cuentas bancarias el campo se escribe `last4digits`.',
    'Last four digits of the card. Note the capital `D`: on bank accounts the field is spelt `last4digits`.',
  ),
  holder: say('Nome do titular do cartão.', 'Nombre del titular de la tarjeta.', 'Cardholder name.'),
  expiryMonth: say(
    'Mês de validade do cartão, com dois dígitos.',
    'Mes de caducidad de la tarjeta, con dos dígitos.',
    'Card expiry month, two digits.',
  ),
  expiryYear: say(
    'Ano de validade do cartão, com quatro dígitos.',
    'Año de caducidad de la tarjeta, con cuatro dígitos.',
    'Card expiry year, four digits.',
  ),
  methodDetails: say(
    'O que se sabe do método: telemóvel no MB WAY, cartão nos pagamentos com cartão.',
    'Lo que se sabe del método: móvil en MB WAY, tarjeta en los pagos con tarjeta.',
    'What is known about the method: the phone for MB WAY, the card for card payments.',
  ),
  registration: say(
    'Identificador do método guardado para o cliente, o mesmo de `paymentMethod.uuid`; ausente se não está guardado.',
    'Identificador del método guardado para el cliente, el mismo de `paymentMethod.uuid`; ausente si no está guardado.',
    'Id of the method saved for the customer, the same as `paymentMethod.uuid`; absent when it is not saved.',
  ),
  maskedPhone: say(
    'Telemóvel que pagou, reduzido ao indicativo e aos três últimos dígitos.',
    'Móvil que pagó, reducido al prefijo y a los tres últimos dígitos.',
    'Phone that paid, reduced to the country code and last three digits.',
  ),
  resultDetails: say(
    'O que o método devolveu: telemóvel mascarado e, se ficou guardado, o identificador.',
    'Lo que devolvió el método: móvil enmascarado y, si quedó guardado, su identificador.',
    'What the method returned: the masked phone and, when it was saved, its id.',
  ),
  paymentMethod: say(
    'Método com que o pagamento foi feito ou está a ser tentado.',
    'Método con el que se hizo o se está intentando el pago.',
    'Method the payment was made, or is being attempted, with.',
  ),
  availableMethodDetails: say(
    'Reservado; envie os dados do pagador em `paymentMethod.details`.',
    'Reservado; envíe los datos del pagador en `paymentMethod.details`.',
    "Reserved; send the payer's data in `paymentMethod.details`.",
  ),
  availableMethodRequest: say(
    'Método que o pagador pode usar, com o tipo quando não se quer o configurado.',
    'Método que el pagador puede usar, con el tipo cuando no se quiere el configurado.',
    'Method the payer can use, with its type when you do not want the configured one.',
  ),
  methodName: say(
    'Nome do método para mostrar ao pagador, no idioma do cabeçalho `Accept-Language`.',
    'Nombre del método para mostrar al pagador, en el idioma de la cabecera `Accept-Language`.',
    'Name of the method to show the payer, in the language of the `Accept-Language` header.',
  ),
  availableMethod: say(
    'Método que o pagador pode usar, com o nome para lho mostrar.',
    'Método que el pagador puede usar, con el nombre para mostrárselo.',
    'Method the payer can use, with the name to show.',
  ),
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
  invoiceNumber: say(
    'Número da fatura da comissão.',
    'Número de la factura de la comisión.',
    'Fee invoice number.',
  ),
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
  refundCreatedAt: say(
    'Quando o reembolso foi feito.',
    'Cuándo se hizo el reembolso.',
    'When the refund was made.',
  ),
  refundSummary: say(
    'Um reembolso do pagamento, total ou parcial.',
    'Un reembolso del pago, total o parcial.',
    "One of the payment's refunds, total or partial.",
  ),
  customerId: say(
    'Identificador do cliente no sistema do comerciante; recomendado para evitar duplicados.',
    'Identificador del cliente en el sistema del comercio; recomendado para evitar duplicados.',
    "Customer id in the merchant's system; recommended to avoid duplicates.",
  ),
  firstName: say('Primeiro nome do cliente.', 'Nombre del cliente.', "The customer's first name."),
  lastName: say('Apelido do cliente.', 'Apellidos del cliente.', "The customer's last name."),
  email: say(
    'E-mail do cliente; quando existe, o cliente é avisado do pagamento.',
    'Correo electrónico del cliente; cuando existe, se avisa al cliente del pago.',
    "The customer's email address; if there is one, the customer gets notified of the payment.",
  ),
  customerPhone: say(
    'Telemóvel do cliente: indicativo, cardinal e número (`351#912345678`); pode ser nulo.',
    'Móvil del cliente: prefijo, almohadilla y número (`351#912345678`); puede ser nulo.',
    "The customer's phone: country code, hash sign and number (`351#912345678`); can be null.",
  ),
  customerLanguage: say(
    'Idioma em que se fala ao cliente: `PT`, `ES` ou `EN`.',
    'Idioma en que se habla al cliente: `PT`, `ES` o `EN`.',
    'Language used to address the customer: `PT`, `ES` or `EN`.',
  ),
  customerUuid: say(
    'Identificador do cliente nesta API, devolvido por `POST /customers`.',
    'Identificador del cliente en esta API, devuelto por `POST /customers`.',
    'Customer id in this API, returned by `POST /customers`.',
  ),
  customerCreatedAt: say(
    'Quando o cliente foi criado.',
    'Cuándo se creó el cliente.',
    'When the customer was created.',
  ),
  paymentCustomerRequest: say(
    'Quem paga: o `uuid` de um cliente existente, ou os dados dele só para este pagamento.',
    'Quién paga: el `uuid` de un cliente existente, o sus datos solo para este pago.',
    'Who pays: the `uuid` of an existing customer, or data for this payment only.',
  ),
  paymentCustomer: say(
    'Quem paga, como ficou associado ao pagamento.',
    'Quién paga, como quedó asociado al pago.',
    'Who pays, as linked to the payment.',
  ),
} as const satisfies Record<string, Words>;

/** Sentences of a payment's own fields and bodies. */
export const paymentWords = {
  id: say(
    'Identificador do pagamento: um número inteiro, em texto.',
    'Identificador del pago: un número entero, como texto.',
    'Payment id: an integer, as a string.',
  ),
  clientId: say(
    'NIF da entidade que recebe o pagamento, nove dígitos.',
    'NIF de la entidad que recibe el pago, nueve dígitos.',
    'Tax number of the entity that receives the payment, nine digits.',
  ),
  customUniqueId: say(
    'Identificador único do comerciante, por exemplo o da encomenda; repeti-lo na mesma entidade dá 409 e não cria nada.',
    'Identificador único del comercio, por ejemplo el del pedido; repetirlo en la misma entidad da 409 y no crea nada.',
    "The merchant's unique id, for instance for the order; repeating it within the entity returns 409 and creates nothing.",
  ),
  type: say(
    'O que o pagamento é: `payment` (por omissão), `authorization`, `capture` ou `refund`.',
    'Qué es el pago: `payment` (por defecto), `authorization`, `capture` o `refund`.',
    'Type of payment: `payment` (the default), `authorization`, `capture` or `refund`.',
  ),
  amount: say(
    'Montante em cêntimos, inteiro acima de zero: 10,00 € é `1000`. Cada método tem um mínimo e um máximo.',
    'Importe en céntimos, entero mayor que cero: 10,00 € es `1000`. Cada método tiene un mínimo y un máximo.',
    'Amount in cents, an integer above zero: €10.00 is `1000`. Each method has a minimum and a maximum.',
  ),
  code: say(
    'Código da encomenda ou do produto no sistema do comerciante.',
    'Código del pedido o del producto en el sistema del comercio.',
    "Order or product code in the merchant's system.",
  ),
  summary: say(
    'Descrição curta que o pagador lê, por exemplo na notificação MB WAY.',
    'Descripción corta que lee el pagador, por ejemplo en la notificación MB WAY.',
    'Short description shown to the payer, for instance in the MB WAY notification.',
  ),
  callbackUrl: say(
    'URL que recebe o pagamento por POST quando ele muda; tem de responder 200.',
    'URL que recibe el pago por POST cuando cambia; tiene que responder 200.',
    'URL that receives the payment by POST when it changes; it must respond with 200.',
  ),
  validDate: say(
    'Janela em que o pagamento pode ser feito.',
    'Ventana en la que se puede hacer el pago.',
    'Window in which the payment can be made.',
  ),
  availableMethods: say(
    'Métodos entre os quais o pagador pode escolher; se vier, o `paymentMethod` tem de estar entre eles.',
    'Métodos entre los que puede elegir el pagador; si viene, el `paymentMethod` tiene que estar entre ellos.',
    'Methods the payer can choose from; when sent, `paymentMethod` must be among them.',
  ),
  referenceMethods: say(
    'Métodos com que se pode pagar; `MB` tem de estar entre eles. Com os outros que aceitam o montante cobra-se depois, por PUT /payments/{id}. Sem este campo, só `MB`.',
    'Métodos con los que se puede pagar; `MB` tiene que estar entre ellos. Con los demás que aceptan el importe se cobra después, con PUT /payments/{id}. Sin este campo, solo `MB`.',
    'Methods that can pay; `MB` must be among them. The others that accept the amount can be charged later, with PUT /payments/{id}. Without this field, only `MB`.',
  ),
  bankAccount: say(
    'Conta que recebe o dinheiro; a principal da entidade quando não vem.',
    'Cuenta que recibe el dinero; la principal de la entidad cuando no viene.',
    "Account that receives the money; the entity's main account when not sent.",
  ),
  customer: say(
    'Cliente que paga; com `uuid` liga o pagamento a um cliente existente.',
    'Cliente que paga; con `uuid` une el pago a un cliente existente.',
    'Customer who pays; `uuid` links the payment to an existing customer.',
  ),
  billingAddress: say(
    'Morada de faturação do cliente.',
    'Dirección de facturación del cliente.',
    "The customer's billing address.",
  ),
  shippingAddress: say(
    'Morada de entrega da encomenda.',
    'Dirección de entrega del pedido.',
    "The order's shipping address.",
  ),
  additionalData: say(
    'Dados do comerciante que voltam iguais em cada consulta e webhook.',
    'Datos del comercio que vuelven iguales en cada consulta y webhook.',
    'Merchant data that comes back unchanged in each response and webhook.',
  ),
  paymentMethod: say('Método com que se paga.', 'Método con el que se paga.', 'Payment method.'),
  recurring: say(
    'Diz que o pagamento começa ou continua uma série.',
    'Dice que el pago empieza o continúa una serie.',
    'Marks the payment as the start or continuation of a series.',
  ),
  paymentRequest: say(
    'Pagamento direto: MB WAY por telemóvel, ou um método guardado do cliente.',
    'Pago directo: MB WAY por móvil, o un método guardado del cliente.',
    'Direct payment: MB WAY by phone, or a method saved for the customer.',
  ),
  referenceRangeId: say(
    'Identificador da gama, como vem em `GET /referenceRanges`, mas aqui como número.',
    'Identificador del rango, como viene en `GET /referenceRanges`, pero aquí como número.',
    'Id of the range, as in `GET /referenceRanges`, but a number here.',
  ),
  referenceRange: say(
    'Gama de onde sai a referência; a primeira com referências livres quando não vem.',
    'Rango del que sale la referencia; el primero con referencias libres cuando no viene.',
    'Range the reference is taken from; the first with free references when not sent.',
  ),
  ownReference: say(
    'Referência de nove dígitos emitida pelo comerciante: sete da sua gama e dois de controlo, que dependem da entidade e do montante.',
    'Referencia de nueve dígitos emitida por el comercio: siete de su rango y dos de control, que dependen de la entidad y del importe.',
    'Nine-digit reference issued by the merchant: seven digits from its range and two check digits, which depend on the entity and amount.',
  ),
  ownReferenceDetails: say(
    'Regista uma referência que o próprio comerciante emitiu, em vez de pedir uma nova.',
    'Registra una referencia que emitió el propio comercio, en lugar de pedir una nueva.',
    'Registers a reference issued by the merchant, instead of requesting a new one.',
  ),
  referenceRequest: say(
    'Referência Multibanco a criar; o método é sempre `MB`.',
    'Referencia Multibanco que se crea; el método es siempre `MB`.',
    'Multibanco reference to create; the method is always `MB`.',
  ),
  updateMethod: say(
    'Outro telemóvel ou outro método para tentar de novo.',
    'Otro móvil u otro método para intentarlo de nuevo.',
    'Another phone or method to try again with.',
  ),
  updateCustomer: say(
    'Cliente dono do método guardado que se quer usar.',
    'Cliente dueño del método guardado que se quiere usar.',
    'Customer who owns the saved method to use.',
  ),
  updateAmount: say(
    'Novo montante em cêntimos, só enquanto nada foi pago; os dígitos de controlo de uma referência Multibanco dependem dele.',
    'Nuevo importe en céntimos, solo mientras no se haya pagado nada; los dígitos de control de una referencia Multibanco dependen de él.',
    'New amount in cents, only while nothing has been paid; the check digits of a Multibanco reference depend on it.',
  ),
  paymentUpdate: say(
    'O que mudar num pagamento por pagar; envie só o que muda.',
    'Qué cambiar en un pago pendiente; envíe solo lo que cambia.',
    'What to change in an unpaid payment; send only what changes.',
  ),
  reason: say(
    'Porque se cancela: `merchant_cancelled` (por omissão), `customer_cancelled` ou `date_expired`.',
    'Por qué se cancela: `merchant_cancelled` (por defecto), `customer_cancelled` o `date_expired`.',
    'Why it is cancelled: `merchant_cancelled` (the default), `customer_cancelled` or `date_expired`.',
  ),
  ignoreUnsupported: say(
    'Salta os métodos que não se podem cancelar, como o Multibanco `NORMAL`, em vez de recusar com `e00402`; por omissão `false`.',
    'Omite los métodos que no se pueden cancelar, como Multibanco `NORMAL`, en vez de rechazar con `e00402`; por defecto `false`.',
    'Skips methods that cannot be cancelled, such as `NORMAL` Multibanco, instead of refusing with `e00402`; `false` by default.',
  ),
  remarksText: say(
    'Texto livre sobre o cancelamento.',
    'Texto libre sobre la cancelación.',
    'Free text about the cancellation.',
  ),
  remarks: say(
    'Observações guardadas com o cancelamento; nenhuma resposta as devolve.',
    'Observaciones guardadas con la cancelación; ninguna respuesta las devuelve.',
    'Remarks stored with the cancellation; no response returns them.',
  ),
  cancellationRequest: say(
    'Porque e como se cancela; um corpo vazio cancela com os valores por omissão.',
    'Por qué y cómo se cancela; un cuerpo vacío cancela con los valores por defecto.',
    'Why and how it is cancelled; an empty object cancels with the defaults.',
  ),
  initialPaymentId: say(
    'Pagamento de origem de um reembolso, captura ou pagamento repetido.',
    'Pago de origen de un reembolso, captura o pago repetido.',
    'Original payment of a refund, capture or repeat payment.',
  ),
  referenceEntity: say(
    'Entidade Multibanco, cinco dígitos; ausente no cartão e no MB WAY.',
    'Entidad Multibanco, cinco dígitos; ausente en tarjeta y MB WAY.',
    'Multibanco entity, five digits; absent with card and MB WAY.',
  ),
  reference: say(
    'Referência: nove dígitos no Multibanco, com os zeros à esquerda; no cartão e no MB WAY, `A` e o identificador em hexadecimal com oito casas.',
    'Referencia: nueve dígitos en Multibanco, con los ceros a la izquierda; en tarjeta y MB WAY, `A` y el identificador en hexadecimal con ocho cifras.',
    'Reference: nine digits with Multibanco, including leading zeros; with card and MB WAY, `A` and the id in eight-digit hexadecimal.',
  ),
  referenceDetails: say(
    'O que o pagador digita no Multibanco, ou a referência interna dos outros métodos.',
    'Lo que el pagador teclea en Multibanco, o la referencia interna de los otros métodos.',
    "What the payer types at the ATM, or the other methods' internal reference.",
  ),
  state: say(
    'Estado: `pending`, `pending_confirmation` à espera do telemóvel ou terminal, `authorised`, `confirmed` pago, `cancelled`.',
    'Estado: `pending`, `pending_confirmation` a la espera del móvil o terminal, `authorised`, `confirmed` pagado, `cancelled`.',
    'State: `pending`, `pending_confirmation` waiting for phone or terminal, `authorised`, `confirmed` paid, `cancelled`.',
  ),
  stateCreatedAt: say(
    'Quando entrou neste estado.',
    'Cuándo entró en este estado.',
    'When it entered this state.',
  ),
  stateDetails: say('Estado e desde quando.', 'Estado y desde cuándo.', 'State and when it was entered.'),
  createdAt: say(
    'Quando o pagamento foi criado, na hora de Lisboa com o desfasamento.',
    'Cuándo se creó el pago, en hora de Lisboa con el desfase.',
    'When the payment was created, in Lisbon time with its offset.',
  ),
  updatedAt: say(
    'Última alteração do pagamento.',
    'Última modificación del pago.',
    'When the payment was last changed.',
  ),
  paymentFee: say(
    'Comissão do pagamento, presente a partir da confirmação.',
    'Comisión del pago, presente desde la confirmación.',
    'Payment fee, present once the payment is confirmed.',
  ),
  transferDetails: say(
    'Transferência que pagou à entidade.',
    'Transferencia que pagó a la entidad.',
    'Transfer that paid the entity.',
  ),
  refunds: say(
    'Reembolsos já feitos, do primeiro ao último; ausente quando não há nenhum.',
    'Reembolsos ya hechos, del primero al último; ausente cuando no hay ninguno.',
    'Refunds already made, first to last; absent when there is none.',
  ),
  cancelled: say(
    'Sempre `true` quando o bloco existe.',
    'Siempre `true` cuando el bloque existe.',
    'Always `true` when the block is present.',
  ),
  cancelledAt: say('Quando foi cancelado.', 'Cuándo se canceló.', 'When it was cancelled.'),
  cancellation: say(
    'Quando e porque foi cancelado; só num pagamento `cancelled`. Na sandbox, um pagamento que o terminal recusou e avisou dentro do prazo não o tem: a razão está em `paymentMethod.result`.',
    'Cuándo y por qué se canceló; solo en un pago `cancelled`. En el sandbox, un pago que el terminal rechazó y avisó dentro del plazo no lo tiene: la razón está en `paymentMethod.result`.',
    'When and why it was cancelled; only on a `cancelled` payment. On the sandbox, a payment that the terminal declined, and whose report arrived in time, does not have it: the reason is in `paymentMethod.result`.',
  ),
  authorisationKept: say(
    '`true` quando o montante continua reservado no cartão, apesar do cancelamento: o terminal avisou tarde, mas dentro da tolerância. Ausente nos outros casos.',
    '`true` cuando el importe sigue reservado en la tarjeta, a pesar de la cancelación: el terminal avisó tarde, pero dentro de la tolerancia. Ausente en los demás casos.',
    '`true` when the card still holds the amount although the payment is cancelled: the terminal reported late, but within the tolerance. Absent otherwise.',
  ),
  payment: say(
    'Um pagamento, como aparece em cada resposta, callback e webhook.',
    'Un pago, como aparece en cada respuesta, callback y webhook.',
    'A payment, as it appears in each response, callback and webhook.',
  ),
} as const satisfies Record<string, Words>;

const dateRange = (pt: string, es: string, en: string): Words =>
  say(
    `${pt} Envie \`[start]\`, \`[end]\` ou ambos, em ISO 8601; os limites estão incluídos.`,
    `${es} Envíe \`[start]\`, \`[end]\` o ambos, en ISO 8601; los límites están incluidos.`,
    `${en} Send \`[start]\`, \`[end]\` or both, in ISO 8601; both ends are included.`,
  );

/** Sentences of the filters of GET /payments. */
export const filterWords = {
  id: say(
    'Identificadores de pagamentos, separados por vírgulas.',
    'Identificadores de pagos, separados por comas.',
    'Payment ids, separated by commas.',
  ),
  type: say('Só pagamentos deste tipo.', 'Solo pagos de este tipo.', 'Only payments of this type.'),
  amount: say(
    'Só pagamentos com exatamente este montante, em cêntimos.',
    'Solo pagos con exactamente este importe, en céntimos.',
    'Only payments for exactly this amount, in cents.',
  ),
  referenceDetails_entity: say(
    'Só referências desta entidade Multibanco.',
    'Solo referencias de esta entidad Multibanco.',
    'Only references for this Multibanco entity.',
  ),
  referenceDetails_reference: say(
    'Só o pagamento com esta referência, zeros à esquerda incluídos.',
    'Solo el pago con esta referencia, con los ceros a la izquierda.',
    'Only the payment with this reference, including leading zeros.',
  ),
  customUniqueId: say(
    'Só o pagamento com este identificador do comerciante: a forma segura de saber se uma chamada sem resposta criou alguma coisa.',
    'Solo el pago con este identificador del comercio: la forma segura de saber si una llamada sin respuesta creó algo.',
    'Only the payment with this merchant id: the safe way to find out whether a call without a response created anything.',
  ),
  stateDetails_state: say(
    'Só pagamentos neste estado.',
    'Solo pagos en este estado.',
    'Only payments in this state.',
  ),
  paymentMethod_code: say(
    'Só pagamentos com este método.',
    'Solo pagos con este método.',
    'Only payments by this method.',
  ),
  paymentMethod_type: say(
    'Só pagamentos com este tipo de método.',
    'Solo pagos con este tipo de método.',
    'Only payments with this method type.',
  ),
  paymentMethod_result_code: say(
    'Só pagamentos cujo método respondeu com este código, por exemplo `e04020`.',
    'Solo pagos cuyo método respondió con este código, por ejemplo `e04020`.',
    'Only payments whose method responded with this code, for instance `e04020`.',
  ),
  initialPaymentId: say(
    'Só reembolsos, capturas e pagamentos repetidos deste pagamento.',
    'Solo reembolsos, capturas y pagos repetidos de este pago.',
    "Only this payment's refunds, captures and repeat payments.",
  ),
  invoiceDetails_number: say(
    'Só pagamentos cuja comissão está nesta fatura.',
    'Solo pagos cuya comisión está en esta factura.',
    'Only payments whose fee is on this invoice.',
  ),
  recurring_type: say(
    'Só pagamentos que iniciam (`INITIAL`) ou repetem (`REPEATED`) uma série.',
    'Solo pagos que inician (`INITIAL`) o repiten (`REPEATED`) una serie.',
    'Only payments that start (`INITIAL`) or repeat (`REPEATED`) a series.',
  ),
  customer: say(
    'Só pagamentos deste cliente: `customer[id]` é o identificador do comerciante, `customer[uuid]` o desta API.',
    'Solo pagos de este cliente: `customer[id]` es el identificador del comercio, `customer[uuid]` el de esta API.',
    "Only this customer's payments: `customer[id]` is the merchant's id, `customer[uuid]` this API's.",
  ),
  createdAt: dateRange('Data de criação.', 'Fecha de creación.', 'Date of creation.'),
  updatedAt: dateRange(
    'Data da última alteração.',
    'Fecha de la última modificación.',
    'Date of the last change.',
  ),
  validAt: dateRange(
    'Pagamentos cuja validade cruza este período.',
    'Pagos cuya validez cruza este periodo.',
    'Payments whose validity crosses this period.',
  ),
  paidAt: dateRange('Data do pagamento.', 'Fecha del pago.', 'Date of payment.'),
  transferredAt: dateRange(
    'Data da transferência para a entidade.',
    'Fecha de la transferencia a la entidad.',
    'Date of the transfer to the entity.',
  ),
  invoicedDetails_invoicedAt: dateRange(
    'Data da fatura da comissão (o nome do parâmetro tem mesmo `invoicedDetails`).',
    'Fecha de la factura de la comisión (el nombre del parámetro lleva `invoicedDetails`).',
    'Date of the invoice of the fee (the parameter really is spelt `invoicedDetails`).',
  ),
  rangeStart: say('A partir de, inclusive.', 'Desde, incluido.', 'From, included.'),
  rangeEnd: say('Até, inclusive.', 'Hasta, incluido.', 'Until, included.'),
  customerId: say(
    'Identificador do cliente no sistema do comerciante.',
    'Identificador del cliente en el sistema del comercio.',
    "Customer id in the merchant's system.",
  ),
  customerUuid: say(
    'Identificador do cliente nesta API.',
    'Identificador del cliente en esta API.',
    'Customer id in this API.',
  ),
  sort: say(
    'Campos de ordenação separados por vírgulas, com `-` antes dos que vão do maior para o menor; por omissão `-createdAt`, os mais recentes primeiro.',
    'Campos de ordenación separados por comas, con `-` delante de los que van de mayor a menor; por defecto `-createdAt`, los más recientes primero.',
    'Fields to sort by, separated by commas, with `-` before those in descending order; `-createdAt` by default, newest first.',
  ),
  limit: say(
    'Pagamentos por página; por omissão 500, que é também o máximo: um valor maior conta como 500.',
    'Pagos por página; por defecto 500, que es también el máximo: un valor mayor cuenta como 500.',
    'Payments per page; 500 by default, which is also the maximum: a larger value counts as 500.',
  ),
  page: say(
    'Número da página, a começar em 1.',
    'Número de página, empezando en 1.',
    'Page number, starting at 1.',
  ),
} as const satisfies Record<string, Words>;

type OperationText = { summary: Words; description: Words };

/** What each payment operation does. */
export const operationWords = {
  createPayment: {
    summary: say('Criar um pagamento', 'Crear un pago', 'Create a payment'),
    description: say(
      'Cobra por MB WAY, enviando uma notificação ao telemóvel (fica `pending_confirmation` até haver resposta), ou com um método guardado do cliente: um cartão guardado confirma logo, um MB WAY guardado pede sempre validação na aplicação.',
      'Cobra por MB WAY, enviando una notificación al móvil (queda `pending_confirmation` hasta que haya respuesta), o con un método guardado del cliente: una tarjeta guardada confirma al momento, un MB WAY guardado pide siempre validación en la aplicación.',
      'Charges by MB WAY, sending a notification to the phone (it stays `pending_confirmation` until answered), or with a method saved for the customer: a saved card is confirmed immediately, a saved MB WAY always requires confirmation in the app.',
    ),
  },
  listPayments: {
    summary: say('Listar pagamentos', 'Listar pagos', 'List payments'),
    description: say(
      'Devolve os pagamentos da entidade que satisfazem todos os filtros, os mais recentes primeiro, página a página.',
      'Devuelve los pagos de la entidad que cumplen todos los filtros, los más recientes primero, página a página.',
      "Returns the entity's payments that match every filter, newest first, page by page.",
    ),
  },
  createReference: {
    summary: say(
      'Criar uma referência Multibanco',
      'Crear una referencia Multibanco',
      'Create a Multibanco reference',
    ),
    description: say(
      'Cria a entidade e a referência que o pagador digita no Multibanco ou no homebanking, ou regista uma emitida pelo comerciante na sua gama. Fica `pending` até ser paga, cancelada ou terminar o prazo.',
      'Crea la entidad y la referencia que el pagador teclea en el cajero o en la banca en línea, o registra una emitida por el comercio en su rango. Queda `pending` hasta que se paga, se cancela o termina el plazo.',
      'Creates the entity and reference the payer types at an ATM or in online banking, or registers one the merchant issued within its range. It stays `pending` until paid, cancelled or past its deadline.',
    ),
  },
  getPayment: {
    summary: say('Consultar um pagamento', 'Consultar un pago', 'Get a payment'),
    description: say(
      'Devolve o pagamento com o estado atual, a comissão e os reembolsos. É a verdade sobre o pagamento, mesmo quando um webhook se perdeu.',
      'Devuelve el pago con el estado actual, la comisión y los reembolsos. Es la fuente fiable sobre el pago, aunque se haya perdido un webhook.',
      'Returns the payment with its current state, fee and refunds. It is the source of truth about the payment, even when a webhook was lost.',
    ),
  },
  updatePayment: {
    summary: say('Atualizar um pagamento', 'Actualizar un pago', 'Update a payment'),
    description: say(
      'Muda um pagamento `pending`: tenta outro telemóvel depois de uma recusa (nova notificação, outra vez `pending_confirmation`), usa um método guardado ou corrige o montante.',
      'Cambia un pago `pending`: prueba otro móvil tras un rechazo (nueva notificación, otra vez `pending_confirmation`), usa un método guardado o corrige el importe.',
      'Changes a `pending` payment: tries another phone after it was declined (a new notification, `pending_confirmation` again), uses a saved method or corrects the amount.',
    ),
  },
  cancelPayment: {
    summary: say('Cancelar um pagamento', 'Cancelar un pago', 'Cancel a payment'),
    description: say(
      'Cancela um pagamento `pending` ou `authorised` e emite `payment_cancelled`. Um pagamento já confirmado não se cancela: reembolsa-se.',
      'Cancela un pago `pending` o `authorised` y emite `payment_cancelled`. Un pago ya confirmado no se cancela: se reembolsa.',
      'Cancels a `pending` or `authorised` payment and sends `payment_cancelled`. A confirmed payment cannot be cancelled: refund it instead.',
    ),
  },
} as const satisfies Record<string, OperationText>;
