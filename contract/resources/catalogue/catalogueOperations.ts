import * as z from 'zod';
import { type Operation, request } from '../../operations/operation.ts';
import { field, objectModel } from '../../schema/field.ts';
import { say } from '../../words/locales.ts';

const codeWords = say(
  'Código do erro: `e` e cinco dígitos.',
  'Código del error: `e` y cinco dígitos.',
  'Error code: `e` and five digits.',
);
const errorCode = z.string().regex(/^e\d{5}$/, { error: 'error_code' });

const apiError = objectModel(
  'ApiError',
  say('Um erro do catálogo.', 'Un error del catálogo.', 'An error in the catalogue.'),
  {
    code: field(errorCode, codeWords, 'e00202'),
    message: field(
      z.string(),
      say(
        'Texto do erro, no idioma do cabeçalho `Accept-Language`, com `{field}` e `{param}` por preencher.',
        'Texto del error, en el idioma de la cabecera `Accept-Language`, con `{field}` y `{param}` sin rellenar.',
        'Error text, in the language of the `Accept-Language` header, with `{field}` and `{param}` left unfilled.',
      ),
    ),
    source: field(
      z.object({}).optional(),
      say(
        'Reservado para o sítio do erro; o catálogo não o preenche.',
        'Reservado para el lugar del error; el catálogo no lo rellena.',
        'Reserved for the location of the error; the catalogue leaves it out.',
      ),
    ),
  },
);

const example = { code: 'e00502', message: 'Transação não encontrada' };

export const catalogueOperations = {
  listErrors: {
    ...request('GET', '/errors', { tag: 'api-errors', auth: 'none' }),
    summary: say('Listar os erros', 'Listar los errores', 'List the errors'),
    description: say(
      'Devolve todos os códigos que a API pode responder, com o texto no idioma pedido.',
      'Devuelve todos los códigos que la API puede responder, con el texto en el idioma solicitado.',
      'Returns every code the API can return, with its text in the requested language.',
    ),
    success: { status: 200, data: apiError, list: true, example },
    errors: [],
  },
  getError: {
    ...request('GET', '/errors/{errorCode}', { tag: 'api-errors', auth: 'none' }),
    summary: say('Consultar um erro', 'Consultar un error', 'Get an error'),
    description: say(
      'Devolve o texto de um código, para o mostrar ou registar.',
      'Devuelve el texto de un código, para mostrarlo o registrarlo.',
      'Returns the text of a single code, to show or log it.',
    ),
    params: z.object({ errorCode: field(errorCode, codeWords, 'e00502') }),
    success: { status: 200, data: apiError, example },
    errors: ['e00502'],
  },
} as const satisfies Record<string, Operation>;
