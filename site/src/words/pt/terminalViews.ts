/** Texts of the table of what terminal, API and back office show. Portuguese is the source. */

export const terminalViews = {
  caption: 'Um pagamento no terminal, na API e no back-office',
  terminal: 'No terminal',
  state: 'Na API',
  backOffice: 'No back-office',
  words: 'Ao balcão',
  nothing: 'ainda sem estado',
};
