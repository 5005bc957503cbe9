import type * as pt from '../pt/terminalViews.ts';

export const terminalViews: typeof pt.terminalViews = {
  caption: 'A payment at the terminal, in the API and in the back office',
  terminal: 'At the terminal',
  state: 'In the API',
  backOffice: 'In the back office',
  words: 'At the counter',
  nothing: 'no status yet',
};
