/** Texts about where rules come from: the mark of what the sandbox chose, and the tables of the page of differences. */

export const chosenMark = {
  words: 'escolhido pela sandbox',
};

export const assumptions = {
  rule: 'Regra',
  reason: 'Porquê',
  source: 'Onde se vê',
  captions: {
    limit: 'Limites que a sandbox escolheu',
    payment: 'Passos de um pagamento que a sandbox escolheu',
    checkout: 'Passos de um checkout que a sandbox escolheu',
    terminal: 'Passos de um terminal que a sandbox escolheu',
    entity: 'Passos de uma entidade que a sandbox escolheu',
    delivery: 'Passos de uma entrega que a sandbox escolheu',
    error: 'Códigos cuja causa ou estado a sandbox escolheu',
    scenario: 'Valores de teste da sandbox',
    field: 'Regras de campos que a sandbox escolheu',
    behaviour: 'Comportamento que a sandbox escolheu',
    extra: 'O que a sandbox tem a mais',
    published: 'O que só outro material publicado mostra',
  },
};
