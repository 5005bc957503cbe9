/** Texts of the table of error families. Portuguese is the source. */

export const families = {
  caption: 'Famílias de erros',
  family: 'Família',
  acts: 'Quem tem de agir',
  retry: 'Repetir?',
  statuses: 'Estado HTTP',
  codes: 'Códigos',
  retried: { none: 'não', all: 'sim', some: 'só' },
  /** Who has to act, by family. */
  actors: {
    e00100: 'Quem configura o seu programa: as credenciais ou a entidade não são estas.',
    e00200: 'Quem programa: corrija o que `source` aponta.',
    e00300: 'A loja: acerte o montante ou os dados, ou mude no back-office o que a entidade pode fazer.',
    e00400: 'Quem programa: escolha outro método ou outra operação. Se a plataforma devia poder, o suporte.',
    e00500: 'Quem programa: o caminho, o `id` ou o token não existem para esta entidade.',
    e00600:
      'O seu programa, se o estado do pagamento não deixa; o cliente, se foi o banco ou o telemóvel que recusou.',
    e05000: 'O seu programa: use o cliente que já existe.',
    s00100: 'Ninguém: espere o que diz `Retry-After`.',
  } as Readonly<Record<string, string>>,
};
