import { say } from '@balcao/contract/words/locales.ts';

/** Why a shop cancels. */
export const soldOut = say('Artigo esgotado', 'Artículo agotado', 'Article sold out');

export const flowers = say('Ramo de flores', 'Ramo de flores', 'Bunch of flowers');

/** A private key that no platform has. */
export const wrongKey = say('chaveErrada', 'claveErronea', 'wrongKey');
