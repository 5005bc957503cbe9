import { limit } from '../provenance/limit.ts';
import { chosen, specified } from '../provenance/origin.ts';
import { ownSize } from '../schema/requestLimits.ts';
import { say } from '../words/locales.ts';

/** Facts beside types and methods (docs/decisions/soap-compatibility.md, docs/decisions/signatures.md). */
export const soapService = {
  /** SOAP 1.1, RPC, use encoded, arrays as SOAP-ENC:Array: the one binding under which old clients read lists. */
  binding: { version: '1.1', style: 'rpc', use: 'encoded' },
  namespace: 'urn:balcao:soap',
  /** Both with and without `index.php/` before `paypayservices`, as old clients ask. */
  paths: {
    production: '/paypay/paypayservices/paypayservices_c',
    testing: '/paypaybeta/paypayservices/paypayservices_c',
  },
  wsdl: '/wsdl',
  endpoint: '/server',
  /** File beside both. */
  encodingSchema: 'encoding.xsd',
  contentType: 'text/xml; charset=utf-8',
  /** A request's date and now may differ by this much, either way. */
  hashValidityMinutes: 90,
  /** Method of doWebPayment when the request names none (docs/decisions/payment-methods.md). */
  defaultMethod: 'CC',
  /** Levels, marks (two an element), marks between elements, items, payments of a period: more than a shop sends. */
  mostLevels: 20,
  mostMarks: 12_500,
  mostMarksOfElement: 2000,
  mostItems: 500,
  mostPayments: 5000,
  /** Values of paymentStateId; no source names them, so that they are the sandbox's own. */
  paymentStateIds: { pending: 0, confirmed: 1, cancelled: 2, authorised: 3, pending_confirmation: 4 },
  /** Values of paymentMode (docs/decisions/soap-compatibility.md). */
  paymentModes: { CC: '1', MB: '2', MW: '4' },
  /** Events a SOAP subscription can ask for (docs/decisions/webhook-messages.md). */
  webhookActions: ['payment_confirmed', 'payment_expired', 'payment_cancelled', 'payment_refunded'],
} as const;

const { mostLevels, mostMarks, mostItems, mostPayments } = soapService;

export const soapServiceLimits = {
  soapHashMinutes: limit({ value: soapService.hashValidityMinutes, origin: specified('guides 9') }),
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
