import { say } from '@balcao/contract/words/locales.ts';

/** Reason for a shop's cancellation. */
export const soldOut = say('Artigo esgotado', 'Artículo agotado', 'Article sold out');

export const flowers = say('Ramo de flores', 'Ramo de flores', 'Bunch of flowers');

export const wrongKey = say('chaveErrada', 'claveErronea', 'wrongKey');
