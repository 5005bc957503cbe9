import { say, type Words } from '../../words/locales.ts';

const dateRange = (pt: string, es: string, en: string): Words =>
  say(
    `${pt} Envie \`[start]\`, \`[end]\` ou ambos, em ISO 8601; os limites estão incluídos.`,
    `${es} Envíe \`[start]\`, \`[end]\` o ambos, en ISO 8601; los límites están incluidos.`,
    `${en} Send \`[start]\`, \`[end]\` or both, in ISO 8601; both ends are included.`,
  );

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
  stateDetails_state: say('Só pagamentos neste estado.', 'Solo pagos en este estado.', 'Only payments in this state.'),
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
  updatedAt: dateRange('Data da última alteração.', 'Fecha de la última modificación.', 'Date of the last change.'),
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
  page: say('Número da página, a começar em 1.', 'Número de página, empezando en 1.', 'Page number, starting at 1.'),
} as const satisfies Record<string, Words>;
