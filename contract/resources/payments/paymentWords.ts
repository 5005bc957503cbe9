import { say, type Words } from '../../words/locales.ts';

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
  stateCreatedAt: say('Quando entrou neste estado.', 'Cuándo entró en este estado.', 'When it entered this state.'),
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
