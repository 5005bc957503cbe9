import { say, type Words } from '../../words/locales.ts';

export const tokenWords = {
  transactionId: say(
    'Identificador da transação no sistema do comerciante, só letras e dígitos.',
    'Identificador de la transacción en el sistema del comercio, solo letras y dígitos.',
    "Transaction id in the merchant's system, letters and digits only.",
  ),
  transaction: say(
    'O que se vai cobrar. Só cartões se autorizam: com `type` a `authorization`, a página mostra só o cartão, e um pedido apenas de MB WAY ou Multibanco é recusado com `e00402`.',
    'Lo que se va a cobrar. Solo las tarjetas se autorizan: con `type` a `authorization`, la página muestra solo la tarjeta, y una solicitud solo de MB WAY o Multibanco se rechaza con `e00402`.',
    'What to charge. Only cards can be authorised: with `type` set to `authorization`, the page only shows the card, and a request for MB WAY or Multibanco alone is refused with `e00402`.',
  ),
  tokenRequest: say(
    'Página de pagamento no fluxo antigo.',
    'Página de pago en el flujo antiguo.',
    'Payment page from the old flow.',
  ),
  token: say(
    'Token da página, 40 letras e dígitos.',
    'Token de la página, 40 letras y dígitos.',
    'Page token, 40 letters and digits.',
  ),
  paymentId: say('Pagamento criado com o token.', 'Pago creado con el token.', 'Payment created with the token.'),
  timestamp: say(
    'Quando o token foi criado, com o desfasamento sem dois pontos (`+0000`).',
    'Cuándo se creó el token, con el desfase sin dos puntos (`+0000`).',
    'When the token was created, with no colon in the offset (`+0000`).',
  ),
  tokenCreated: say('Token criado.', 'Token creado.', 'Token created.'),
  actions: say(
    'O que ainda se pode fazer neste estado.',
    'Qué se puede hacer todavía en este estado.',
    'What can still be done in this state.',
  ),
  tokenDetails: say(
    'Token, estado e tudo o que foi enviado.',
    'Token, estado y todo lo que se envió.',
    'The token, its state and everything that was sent.',
  ),
  deprecated: say(
    'Obsoleta: use `POST /checkouts`, que faz o mesmo e mais.',
    'Obsoleta: use `POST /checkouts`, que hace lo mismo y más.',
    'Deprecated: use `POST /checkouts`, which does the same and more.',
  ),
  deprecatedGet: say(
    'Obsoleta: use `GET /checkouts/{id}`, que diz o mesmo e mais.',
    'Obsoleta: use `GET /checkouts/{id}`, que dice lo mismo y más.',
    'Deprecated: use `GET /checkouts/{id}`, which returns the same and more.',
  ),
} as const satisfies Record<string, Words>;
