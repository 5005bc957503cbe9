import { say, type Words } from '../words/locales.ts';

/** Sentences of the envelope, of lists and of errors. */
export const envelopeWords = {
  apiVersion: say(
    'Versão da API que respondeu.',
    'Versión de la API que respondió.',
    'Version of the API that responded.',
  ),
  date: say(
    'Hora do servidor, com o desfasamento de Lisboa.',
    'Hora del servidor, con el desfase de Lisboa.',
    'Time of the server, with the offset of Lisbon.',
  ),
  ok: say(
    '`true` quando o pedido foi cumprido.',
    '`true` cuando la solicitud se cumplió.',
    '`true` when the request was done.',
  ),
  failure: say(
    '`false` quando o pedido foi recusado.',
    '`false` cuando la solicitud se rechazó.',
    '`false` when the request was refused.',
  ),
  data: say('O que foi pedido.', 'Lo solicitado.', 'What was asked for.'),
  answer: say('Resposta com sucesso.', 'Respuesta con éxito.', 'Response on success.'),
  totalPages: say('Número de páginas.', 'Número de páginas.', 'Number of pages.'),
  totalCount: say(
    'Número de elementos em todas as páginas.',
    'Número de elementos en todas las páginas.',
    'Number of items on all pages.',
  ),
  currentPage: say(
    'Página devolvida, a começar em 1.',
    'Página devuelta, empezando en 1.',
    'Page returned, starting at 1.',
  ),
  listMeta: say(
    'Tamanho da lista e página devolvida.',
    'Tamaño de la lista y página devuelta.',
    'Size of the list and page returned.',
  ),
  first: say('URL da primeira página.', 'URL de la primera página.', 'URL of the first page.'),
  last: say('URL da última página.', 'URL de la última página.', 'URL of the last page.'),
  prev: say(
    'URL da página anterior; ausente na primeira, e nas listas sem páginas.',
    'URL de la página anterior; ausente en la primera, y en las listas sin páginas.',
    'URL of the page before; absent on the first, and in lists without pages.',
  ),
  next: say(
    'URL da página seguinte; ausente na última, e nas listas sem páginas.',
    'URL de la página siguiente; ausente en la última, y en las listas sin páginas.',
    'URL of the next page; absent on the last, and in lists without pages.',
  ),
  listLinks: say(
    'URL completos para percorrer a lista com os mesmos filtros.',
    'URL completas para recorrer la lista con los mismos filtros.',
    'Whole URLs to page through the list with the same filters.',
  ),
  pointer: say(
    'Campo do corpo, como ponteiro JSON.',
    'Campo del cuerpo, como puntero JSON.',
    'Field of the body, as a JSON pointer.',
  ),
  parameter: say('Parâmetro do URL.', 'Parámetro de la URL.', 'Parameter of the URL.'),
  header: say('Cabeçalho do pedido.', 'Cabecera de la solicitud.', 'Header of the request.'),
  source: say(
    'Sítio do pedido onde está o problema; só um dos três campos vem preenchido.',
    'Lugar de la solicitud donde está el problema; solo uno de los tres campos viene relleno.',
    'Place in the request where the trouble is; only one of the three fields is there.',
  ),
  outerSource: say(
    'Reservado: o sítio de cada problema vem em `errors`.',
    'Reservado: el lugar de cada problema viene en `errors`.',
    'Reserved: the place of each problem is in `errors`.',
  ),
  detailCode: say(
    'Código específico do catálogo de erros.',
    'Código específico del catálogo de errores.',
    'Specific code of the error catalogue.',
  ),
  familyCode: say(
    'Família do erro; os códigos específicos vêm em `errors`.',
    'Familia del error; los códigos específicos vienen en `errors`.',
    'Family of the error; the specific codes are in `errors`.',
  ),
  msg: say(
    'Explicação para pessoas, no idioma do cabeçalho `Accept-Language`; não a compare no código.',
    'Explicación para personas, en el idioma de la cabecera `Accept-Language`; no la compare en el código.',
    'Explanation for people, in the language of the `Accept-Language` header; do not compare it in code.',
  ),
  errors: say(
    'Cada problema encontrado, com o seu código e o seu sítio.',
    'Cada problema encontrado, con su código y su lugar.',
    'Each problem found, with its code and its place.',
  ),
  errorDetail: say('Um problema do pedido.', 'Un problema de la solicitud.', 'One problem of the request.'),
  errorBody: say(
    'Porque o pedido foi recusado.',
    'Por qué se rechazó la solicitud.',
    'Why the request was refused.',
  ),
  errorAnswer: say(
    'Resposta a um pedido recusado.',
    'Respuesta a una solicitud rechazada.',
    'Response to a refused request.',
  ),
} as const satisfies Record<string, Words>;
