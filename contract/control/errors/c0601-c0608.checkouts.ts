import { say } from '../../words/locales.ts';
import type { ControlError } from './controlError.ts';

/** What the payment page can refuse to a payer. */
export const checkoutControlErrors = {
  c0601: {
    status: 409,
    words: say(
      'No estado {state} a página já não recebe pagamentos.',
      'En el estado {state} la página ya no recibe pagos.',
      'In state {state}, the page accepts no more payments.',
    ),
  },
  c0602: {
    status: 409,
    words: say(
      'A página espera pela resposta do telemóvel.',
      'La página espera la respuesta del móvil.',
      'The page is waiting for the phone to answer.',
    ),
  },
  c0603: {
    status: 409,
    words: say(
      'Ainda não se pode pagar: a validade começa em {start}.',
      'Todavía no se puede pagar: la validez empieza el {start}.',
      'It cannot be paid yet: it becomes valid at {start}.',
    ),
  },
  c0604: {
    status: 409,
    words: say(
      'A página não oferece o método {method}.',
      'La página no ofrece el método {method}.',
      'The page does not offer method {method}.',
    ),
  },
  c0605: {
    status: 409,
    words: say(
      'A página não pergunta ao pagador se guarda o método (allowRegistration).',
      'La página no pregunta al pagador si quiere guardar el método (allowRegistration).',
      'The page does not ask the payer whether to save the method (allowRegistration).',
    ),
  },
  c0606: {
    status: 422,
    words: say(
      'Não é um cartão de teste. Um cartão verdadeiro nunca deve ser escrito aqui.',
      'No es una tarjeta de prueba. Una tarjeta real nunca debe escribirse aquí.',
      'Not a test card. A real card must never be typed here.',
    ),
  },
  c0607: {
    status: 422,
    words: say(
      'A validade do cartão, {expiryMonth}/{expiryYear}, já passou.',
      'La validez de la tarjeta, {expiryMonth}/{expiryYear}, ya pasó.',
      "The card's expiry date, {expiryMonth}/{expiryYear}, has passed.",
    ),
  },
  c0608: {
    status: 409,
    words: say(
      'Nenhum banco está à espera de confirmação para esta página.',
      'Ningún banco espera confirmación para esta página.',
      'No bank is waiting for a confirmation on this page.',
    ),
  },
} as const satisfies Record<string, ControlError>;
