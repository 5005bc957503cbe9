import { say, type Words } from '../../words/locales.ts';

export const referenceRangeWords = {
  id: say(
    'Identificador da gama: um número inteiro, em texto.',
    'Identificador del rango: un número entero, como texto.',
    'Range id: an integer, as a string.',
  ),
  entity: say(
    'Entidade Multibanco, cinco dígitos.',
    'Entidad Multibanco, cinco dígitos.',
    'Multibanco entity, five digits.',
  ),
  start: say(
    'Primeira referência da gama, sete dígitos sem os de controlo.',
    'Primera referencia del rango, siete dígitos sin los de control.',
    'First reference of the range, seven digits without the check digits.',
  ),
  end: say(
    'Última referência da gama, sete dígitos sem os de controlo.',
    'Última referencia del rango, siete dígitos sin los de control.',
    'Last reference of the range, seven digits without the check digits.',
  ),
  count: say('Referências já usadas.', 'Referencias ya usadas.', 'References already used.'),
  total: say('Referências que a gama tem.', 'Referencias que tiene el rango.', 'References in the range.'),
  createdAt: say('Quando a gama foi atribuída.', 'Cuándo se asignó el rango.', 'When the range was assigned.'),
  range: say(
    'Gama de referências Multibanco de uma entidade.',
    'Rango de referencias Multibanco de una entidad.',
    "One of the entity's Multibanco reference ranges.",
  ),
} as const satisfies Record<string, Words>;
