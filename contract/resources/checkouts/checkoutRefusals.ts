import { say, type Words } from '../../words/locales.ts';

/** Reasons why a checkout or token is refused (docs/decisions/checkout-pages.md). */
export const checkoutRefusals = {
  embed_needs_action: say(
    'O layout embed precisa de um redirect do tipo action.',
    'El layout embed necesita un redirect de tipo action.',
    'The embed layout needs a redirect of type action.',
  ),
  redirect_twice: say(
    'O tipo {type} vem duas vezes, com dois URL: envie só um.',
    'El tipo {type} viene dos veces, con dos URL: envíe solo uno.',
    'Type {type} comes twice, with two URLs: send one only.',
  ),
  registration_layout: say(
    'allowRegistration só existe nos layouts basic e default.',
    'allowRegistration solo existe en los layouts basic y default.',
    'allowRegistration is only available in the layouts basic and default.',
  ),
  method_not_saved: say(
    'Só cartão e MB WAY ficam guardados.',
    'Solo tarjeta y MB WAY quedan guardados.',
    'Only card and MB WAY can be saved.',
  ),
  saved_pays_directly: say(
    'Um método guardado paga com POST /payments, sem página.',
    'Un método guardado paga con POST /payments, sin página.',
    'To pay with a saved method, use POST /payments, without a page.',
  ),
  no_method_fits: say(
    'Nenhum método da entidade aceita este montante e este tipo de pagamento.',
    'Ningún método de la entidad acepta este importe y este tipo de pago.',
    "None of the entity's methods accepts this amount and this type of payment.",
  ),
} as const satisfies Record<string, Words>;
