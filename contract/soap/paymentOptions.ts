import type { MethodCode } from '../resources/payments/paymentEnums.ts';
import { say, type Words } from '../words/locales.ts';

/** Texts that shops show beside the name of a method (docs/decisions/soap-compatibility.md). */
export const optionDescriptions = {
  CC: say(
    'Pagamento com cartão, confirmado na hora.',
    'Pago con tarjeta, confirmado al momento.',
    'Payment by card, confirmed immediately.',
  ),
  MB: say(
    'Pagamento com entidade e referência, no multibanco ou no homebanking.',
    'Pago con entidad y referencia, en el cajero Multibanco o en la banca en línea.',
    'Payment with entity and reference, at a Multibanco ATM or in online banking.',
  ),
  MW: say(
    'Pagamento aprovado na aplicação MB WAY do telemóvel.',
    'Pago aprobado en la aplicación MB WAY del móvil.',
    'Payment approved in the MB WAY app on the phone.',
  ),
} as const satisfies Record<MethodCode, Words>;
