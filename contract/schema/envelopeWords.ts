import { say, type Words } from '../words/locales.ts';

export const envelopeWords = {
  apiVersion: say(
    'Versão da API que respondeu.',
    'Versión de la API que respondió.',
    'Version of the API that responded.',
  ),
  date: say(
    'Hora do servidor, com o desfasamento de Lisboa.',
    'Hora del servidor, con el desfase de Lisboa.',
    'Server time, with the Lisbon offset.',
  ),
  ok: say(
    '`true` quando o pedido foi cumprido.',
    '`true` cuando la solicitud se cumplió.',
    '`true` when the request succeeded.',
  ),
  failure: say(
    '`false` quando o pedido foi recusado.',
    '`false` cuando la solicitud se rechazó.',
    '`false` when the request was refused.',
  ),
  data: say('O que foi pedido.', 'Lo solicitado.', 'The requested data.'),
  answer: say('Resposta com sucesso.', 'Respuesta con éxito.', 'Success response.'),
  totalPages: say('Número de páginas.', 'Número de páginas.', 'Number of pages.'),
  totalCount: say(
    'Número de elementos em todas as páginas.',
    'Número de elementos en todas las páginas.',
    'Number of items across all pages.',
  ),
  currentPage: say(
    'Página devolvida, a começar em 1.',
    'Página devuelta, empezando en 1.',
    'Page returned, starting at 1.',
  ),
  listMeta: say(
    'Tamanho da lista e página devolvida.',
    'Tamaño de la lista y página devuelta.',
    'Size of the list, and the page returned.',
  ),
  first: say('URL da primeira página.', 'URL de la primera página.', 'URL of the first page.'),
  last: say('URL da última página.', 'URL de la última página.', 'URL of the last page.'),
  prev: say(
    'URL da página anterior; ausente na primeira, e nas listas sem páginas.',
    'URL de la página anterior; ausente en la primera, y en las listas sin páginas.',
    'URL of the previous page; absent on the first page, and in lists without pages.',
  ),
  next: say(
    'URL da página seguinte; ausente na última, e nas listas sem páginas.',
    'URL de la página siguiente; ausente en la última, y en las listas sin páginas.',
    'URL of the next page; absent on the last page, and in lists without pages.',
  ),
  listLinks: say(
    'URL completos para percorrer a lista com os mesmos filtros.',
    'URL completas para recorrer la lista con los mismos filtros.',
    'Full URLs for paging through the list with the same filters.',
  ),
  pointer: say(
    'Campo do corpo, como ponteiro JSON.',
    'Campo del cuerpo, como puntero JSON.',
    'Field in the body, as a JSON Pointer.',
  ),
  parameter: say('Parâmetro do URL.', 'Parámetro de la URL.', 'URL parameter.'),
  header: say('Cabeçalho do pedido.', 'Cabecera de la solicitud.', 'Request header.'),
  source: say(
    'Sítio do pedido onde está o problema; só um dos três campos vem preenchido.',
    'Lugar de la solicitud donde está el problema; solo uno de los tres campos viene relleno.',
    'Where in the request the problem is; only one of the three fields is present.',
  ),
  outerSource: say(
    'Reservado: o sítio de cada problema vem em `errors`.',
    'Reservado: el lugar de cada problema viene en `errors`.',
    'Reserved: the location of each problem is in `errors`.',
  ),
  detailCode: say(
    'Código específico do catálogo de erros.',
    'Código específico del catálogo de errores.',
    'Specific code from the error catalogue.',
  ),
  familyCode: say(
    'Família do erro; os códigos específicos vêm em `errors`.',
    'Familia del error; los códigos específicos vienen en `errors`.',
    'Error family; the specific codes are in `errors`.',
  ),
  msg: say(
    'Explicação para pessoas, no idioma do cabeçalho `Accept-Language`; não a compare no código.',
    'Explicación para personas, en el idioma de la cabecera `Accept-Language`; no la compare en el código.',
    'Explanation for people, in the language of the `Accept-Language` header; do not compare it in code.',
  ),
  errors: say(
    'Cada problema encontrado, com o seu código e o seu sítio.',
    'Cada problema encontrado, con su código y su lugar.',
    'Each problem found, with its code and location.',
  ),
  errorDetail: say('Um problema do pedido.', 'Un problema de la solicitud.', 'One problem in the request.'),
  errorBody: say('Porque o pedido foi recusado.', 'Por qué se rechazó la solicitud.', 'Why the request was refused.'),
  errorAnswer: say(
    'Resposta a um pedido recusado.',
    'Respuesta a una solicitud rechazada.',
    'Response to a refused request.',
  ),
} as const satisfies Record<string, Words>;
