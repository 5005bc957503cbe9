import type * as pt from '../pt/terminalViews.ts';

export const terminalViews: typeof pt.terminalViews = {
  caption: 'Un pago en el terminal, en la API y en el back-office',
  terminal: 'En el terminal',
  state: 'En la API',
  backOffice: 'En el back-office',
  words: 'En el mostrador',
  nothing: 'todavía sin estado',
};
