import { say, type Words } from '../words/locales.ts';
import type { SoapTypeName } from './soapTypes.ts';

/** SOAP method: its parts in order, entity first, and its return part (docs/decisions/soap-compatibility.md). */
export interface SoapMethod {
  parts: readonly { name: string; type: SoapTypeName; list?: true }[];
  returns: SoapTypeName;
  /** Codes in addition to those of the integration state. */
  errors: readonly string[];
  summary: Words;
  description: Words;
  /** Reason why a method exists that the specification does not list. */
  beyondSpec?: string;
}

const entity = { name: 'entity', type: 'RequestEntity' } as const;

/** Methods of the SOAP service (docs/decisions/soap-compatibility.md). */
export const soapMethods = {
  checkIntegrationState: {
    parts: [entity],
    returns: 'ResponseIntegrationState',
    errors: [],
    summary: say(
      'Verificar o estado da integração',
      'Comprobar el estado de la integración',
      'Check the state of the integration',
    ),
    description: say(
      'Diz se as credenciais servem e se a entidade está pronta a receber pagamentos.',
      'Indica si las credenciales son válidas y si la entidad está lista para recibir pagos.',
      'Tells you whether the credentials work and the entity is ready to take payments.',
    ),
  },
  createPaymentReference: {
    parts: [entity, { name: 'payment', type: 'RequestReferenceDetails' }],
    returns: 'ResponseGetPayment',
    errors: ['0038', '0039', '0040', '0060', '0061', '0062', '0063', '0064'],
    summary: say('Criar uma referência', 'Crear una referencia', 'Create a reference'),
    description: say(
      'Cria um pagamento por referência e devolve a entidade, a referência e uma página onde o pagador a vê.',
      'Crea un pago por referencia y devuelve la entidad, la referencia y una página donde la ve el pagador.',
      'Creates a payment by reference and returns the entity, the reference and a page that shows them to the payer.',
    ),
  },
  validatePaymentReference: {
    parts: [entity, { name: 'payment', type: 'RequestReferenceDetails' }],
    returns: 'ResponseValidatePayment',
    errors: ['0060', '0061', '0062', '0063', '0064'],
    summary: say('Validar um pagamento', 'Validar un pago', 'Validate a payment'),
    description: say(
      'Diz com que métodos se pode pagar um montante, sem criar nada.',
      'Indica con qué métodos se puede pagar un importe, sin crear nada.',
      'Tells you which methods can pay an amount, without creating anything.',
    ),
    beyondSpec: 'published: the shop plugins call it on every checkout',
  },
  doWebPayment: {
    parts: [entity, { name: 'payment', type: 'RequestCreditCardPayment' }],
    returns: 'ResponseCreditCardPayment',
    errors: ['0031', '0032', '0033', '0034', '0035', '0036', '0037', '0038', '0039', '0040'],
    summary: say('Criar uma página de pagamento', 'Crear una página de pago', 'Create a payment page'),
    description: say(
      'Devolve a página para onde levar o pagador. Com o `paymentId` de um pagamento e outro montante cria um novo pagamento.',
      'Devuelve la página a la que llevar al pagador. Con el `paymentId` de un pago y otro importe crea un pago nuevo.',
      'Returns the page to send the payer to. With the `paymentId` of a payment and a different amount, it creates a new payment.',
    ),
  },
  checkWebPayment: {
    parts: [entity, { name: 'request', type: 'RequestPaymentDetails' }],
    returns: 'ResponsePaymentDetails',
    errors: ['0041', '0042'],
    summary: say('Verificar um pagamento da página', 'Comprobar un pago de la página', 'Check a page payment'),
    description: say(
      'Diz se o pagamento de um token está pago; chame-o quando o pagador volta à sua página.',
      'Indica si el pago de un token está pagado; llámelo cuando el pagador vuelva a su página.',
      "Tells you whether a token's payment has been paid; call it when the payer comes back to your page.",
    ),
  },
  cancelPayment: {
    parts: [entity, { name: 'requestPaymentCancel', type: 'RequestCancelPayment' }],
    returns: 'ResponseCancelPayment',
    errors: ['0031', '0042', '0062', '0070', '0071', '0072'],
    summary: say('Cancelar um pagamento', 'Cancelar un pago', 'Cancel a payment'),
    description: say(
      'Cancela um pagamento por pagar, pelo identificador ou pelo hash.',
      'Cancela un pago pendiente, por el identificador o por el hash.',
      'Cancels an unpaid payment, by id or by hash.',
    ),
  },
  checkEntityPayments: {
    parts: [entity, { name: 'requestPayments', type: 'RequestEntityPayments' }],
    returns: 'ResponseEntityPaymentsDetails',
    errors: ['0062'],
    summary: say('Consultar pagamentos', 'Consultar pagos', 'Query payments'),
    description: say(
      'Devolve os detalhes dos pagamentos pedidos, pela mesma ordem.',
      'Devuelve los detalles de los pagos pedidos, en el mismo orden.',
      'Returns the details of the requested payments, in the same order.',
    ),
  },
  getEntityPayments: {
    parts: [entity, { name: 'dateTimeInterval', type: 'RequestInterval' }],
    returns: 'ResponseEntityPayments',
    errors: ['0062', '0063'],
    summary: say('Consultar pagamentos de um período', 'Consultar pagos de un periodo', 'Query payments in a period'),
    description: say(
      'Devolve os pagamentos cuja última alteração caiu no período: confirmados, cancelados, reembolsados, transferidos ou faturados.',
      'Devuelve los pagos cuyo último cambio se produjo en el periodo: confirmados, cancelados, reembolsados, transferidos o facturados.',
      'Returns the payments that last changed in the period: confirmed, cancelled, refunded, transferred or invoiced.',
    ),
  },
  saveEntityPayments: {
    parts: [entity, { name: 'paymentReferences', type: 'RequestPaymentReference', list: true }],
    returns: 'ResponseEntityPaymentReferences',
    errors: ['0011', '0012', '0013', '0014', '0015', '0016', '0017'],
    summary: say('Registar referências', 'Registrar referencias', 'Register references'),
    description: say(
      'Regista referências emitidas pelo comerciante dentro da sua gama. Responde com estado 2 quando só algumas foram aceites.',
      'Registra referencias emitidas por el comercio dentro de su rango. Responde con estado 2 cuando solo se aceptaron algunas.',
      'Registers references the merchant issued within its range. Returns state 2 when only some were accepted.',
    ),
  },
  subscribeToWebhook: {
    parts: [entity, { name: 'webhook', type: 'RequestWebhook' }],
    returns: 'ResponseWebhook',
    errors: ['0051', '0052'],
    summary: say('Subscrever um webhook', 'Suscribir un webhook', 'Subscribe to a webhook'),
    description: say(
      'Pede que um evento seja entregue num URL, como formulário.',
      'Pide que un evento se entregue en una URL, como formulario.',
      'Has an event delivered to a URL, as a form.',
    ),
  },
} as const satisfies Record<string, SoapMethod>;
export type SoapMethodName = keyof typeof soapMethods;
