import { limit } from '../provenance/limit.ts';
import { chosen } from '../provenance/origin.ts';
import { ownSize } from '../schema/requestLimits.ts';
import { say } from '../words/locales.ts';
import { soapHashMinutes } from './hashValidity.ts';

/** Constants of the service (docs/decisions/soap-compatibility.md, docs/decisions/signatures.md). */
export const soapService = {
  /** SOAP 1.1, RPC, encoded, lists as SOAP-ENC:Array: the only binding in which old clients can read lists. */
  binding: { version: '1.1', style: 'rpc', use: 'encoded' },
  namespace: 'urn:balcao:soap',
  /** Paths without `index.php/`; old clients also call them with `index.php/` before `paypayservices`. */
  paths: {
    production: '/paypay/paypayservices/paypayservices_c',
    testing: '/paypaybeta/paypayservices/paypayservices_c',
  },
  wsdl: '/wsdl',
  endpoint: '/server',
  /** Name of the file served beside both paths. */
  encodingSchema: 'encoding.xsd',
  contentType: 'text/xml; charset=utf-8',
  /** Default method of doWebPayment (docs/decisions/payment-methods.md). */
  defaultMethod: 'CC',
  /** Maximum number of levels, tags (two per element), tags between elements, items, and payments of a period. */
  mostLevels: 20,
  mostMarks: 12_500,
  mostMarksOfElement: 2000,
  mostItems: 500,
  mostPayments: 5000,
  /** Values of paymentStateId, chosen by the sandbox because no source names them. */
  paymentStateIds: { pending: 0, confirmed: 1, cancelled: 2, authorised: 3, pending_confirmation: 4 },
  /** Values of paymentMode (docs/decisions/soap-compatibility.md). */
  paymentModes: { CC: '1', MB: '2', MW: '4' },
  /** Events to which SOAP callers can subscribe (docs/decisions/webhook-messages.md). */
  webhookActions: ['payment_confirmed', 'payment_expired', 'payment_cancelled', 'payment_refunded'],
} as const;

const { mostLevels, mostMarks, mostItems, mostPayments } = soapService;

export const soapServiceLimits = {
  soapHashMinutes,
  soapMessage: limit({
    value: { mostLevels, mostMarks, mostListItems: mostItems, mostPayments },
    origin: ownSize,
    name: say('Medidas de uma mensagem SOAP', 'Medidas de un mensaje SOAP', 'Sizes of a SOAP message'),
    shown: 'figures',
  }),
  soapPaymentStateIds: limit({
    value: soapService.paymentStateIds,
    origin: chosen(
      'A especificação não tem este campo e nenhuma fonte diz os seus valores; para decidir, leia `paymentState`.',
      'La especificación no tiene este campo y ninguna fuente dice sus valores; para decidir, lea `paymentState`.',
      'The specification does not have this field and no source gives its values; read `paymentState` to decide.',
    ),
    name: say(
      'Valores de `paymentStateId`, no SOAP',
      'Valores de `paymentStateId`, en SOAP',
      'Values of `paymentStateId`, in SOAP',
    ),
    shown: 'figures',
  }),
};
