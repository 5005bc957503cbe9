import { limit, valuesOf } from '../provenance/limit.ts';
import { chosen } from '../provenance/origin.ts';
import { say } from '../words/locales.ts';

export const ownSize = chosen(
  'Nenhuma fonte diz as medidas do fornecedor; estas deixam passar qualquer pedido de uma loja e protegem a sandbox.',
  'Ninguna fuente indica los tamaños máximos del proveedor; estos admiten cualquier solicitud de una tienda y protegen el sandbox.',
  'No source gives the provider’s sizes; these allow any shop request and protect the sandbox.',
);

export const requestLimits = {
  /** Maximum size of a body; a larger one gets 413 e00219 (docs/decisions/error-codes.md). */
  bodyLimitBytes: limit({
    value: 1_000_000,
    origin: ownSize,
    name: say('Corpo de um pedido', 'Cuerpo de una solicitud', 'Request body'),
    shown: 'bytes',
  }),
  /** Maximum amount in cents, which is the largest `int` of SOAP (docs/decisions/soap-compatibility.md). */
  largestAmountCents: limit({
    value: 2_147_483_647,
    origin: chosen(
      'É o maior inteiro que o serviço SOAP escreve; o fornecedor não publica o seu.',
      'Es el mayor entero que escribe el servicio SOAP; el proveedor no publica el suyo.',
      'It is the largest integer that the SOAP service writes; the provider does not publish its own.',
    ),
    name: say('Maior montante de um pedido', 'Mayor importe de una solicitud', 'Largest amount in a request'),
    shown: 'cents',
  }),
  /** Maximum number of items per list of a request, chosen by the sandbox; for `details`, characters of its JSON. */
  mostItems: limit({
    value: { methods: 20, redirects: 10, additionalData: 20, details: 1000 },
    origin: ownSize,
    name: say(
      'Itens de cada lista de um pedido',
      'Elementos de cada lista de una solicitud',
      'Items in each list in a request',
    ),
    shown: 'figures',
  }),
  /**
   * Maximum lengths of texts in requests, in characters, chosen by the sandbox because no source gives those of the
   * provider: `line` for names, codes and search terms, `note` for free text and names of fields, `list` for ids.
   */
  textCharacters: limit({
    value: { line: 255, note: 1000, url: 2000, dateTime: 40, list: 4000 },
    origin: ownSize,
    name: say(
      'Caracteres de cada texto de um pedido',
      'Caracteres de cada texto de una solicitud',
      'Characters in each text in a request',
    ),
    shown: 'figures',
  }),
};
export const { bodyLimitBytes, largestAmountCents, mostItems, textCharacters } = valuesOf(requestLimits);
