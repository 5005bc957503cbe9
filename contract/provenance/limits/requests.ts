import { formatAmount } from '@balcao/text/money.ts';
import { limits } from '../../limits.ts';
import { say, type Words } from '../../words/locales.ts';
import { chosen, published, specified } from '../origin.ts';
import { counted, megabytes, named, type SomeLimitOrigins } from './limitOrigin.ts';

const { textCharacters, mostItems } = limits;

const ownSize = say(
  'Nenhuma fonte diz as medidas do fornecedor; estas deixam passar qualquer pedido de uma loja e protegem a sandbox.',
  'Ninguna fuente indica los tamaños máximos del proveedor; estos admiten cualquier solicitud de una tienda y protegen el sandbox.',
  'No source gives the provider’s sizes; these allow any shop request and protect the sandbox.',
);
const clampedPage = say(
  'A especificação só diz quantos itens vêm sem `limit`. Um `limit` maior do que este conta como este, para que nenhuma lista fique sem fim.',
  'La especificación solo dice cuántos elementos vienen sin `limit`. Un `limit` mayor que este cuenta como este, para que ninguna lista sea ilimitada.',
  'The specification only says how many items come without `limit`. A `limit` above this counts as this, so that no list is endless.',
);
const pageName = (list: Words): Words =>
  say(
    `Máximo de itens por página: ${list.pt}`,
    `Máximo de elementos por página: ${list.es}`,
    `Maximum items per page: ${list.en}`,
  );

export const requestsOrigins = {
  apiVersion: { origin: specified('9') },
  defaultPageSize: { origin: specified('9') },
  'pageSize.payments': {
    origin: chosen(clampedPage, '9'),
    name: pageName(say('pagamentos', 'pagos', 'payments')),
    value: counted(limits.pageSize.payments),
  },
  'pageSize.customers': {
    origin: chosen(clampedPage, '9'),
    name: pageName(say('clientes', 'clientes', 'customers')),
    value: counted(limits.pageSize.customers),
  },
  'pageSize.savedMethods': {
    origin: chosen(clampedPage, '9'),
    name: pageName(say('métodos guardados', 'métodos guardados', 'saved methods')),
    value: counted(limits.pageSize.savedMethods),
  },
  'pageSize.terminals': {
    origin: published('guides', 'at most 500'),
    name: pageName(say('terminais', 'terminales', 'terminals')),
    value: counted(limits.pageSize.terminals),
  },
  bodyLimitBytes: {
    origin: chosen(ownSize),
    name: say('Corpo de um pedido', 'Cuerpo de una solicitud', 'Request body'),
    value: megabytes(limits.bodyLimitBytes),
  },
  largestAmountCents: {
    origin: chosen(
      say(
        'É o maior inteiro que o serviço SOAP escreve; o fornecedor não publica o seu.',
        'Es el mayor entero que escribe el servicio SOAP; el proveedor no publica el suyo.',
        'It is the largest integer that the SOAP service writes; the provider does not publish its own.',
      ),
    ),
    name: say('Maior montante de um pedido', 'Mayor importe de una solicitud', 'Largest amount in a request'),
    value: (locale) => formatAmount(limits.largestAmountCents, locale),
  },
  mostItems: {
    origin: chosen(ownSize),
    name: say(
      'Itens de cada lista de um pedido',
      'Elementos de cada lista de una solicitud',
      'Items in each list in a request',
    ),
    value: named(mostItems),
  },
  textCharacters: {
    origin: chosen(ownSize),
    name: say(
      'Caracteres de cada texto de um pedido',
      'Caracteres de cada texto de una solicitud',
      'Characters in each text in a request',
    ),
    value: named(textCharacters),
  },
  soapHashMinutes: { origin: specified('guides 9') },
  soapMessage: {
    origin: chosen(ownSize),
    name: say('Medidas de uma mensagem SOAP', 'Medidas de un mensaje SOAP', 'Sizes of a SOAP message'),
    value: named(limits.soapMessage),
  },
  soapPaymentStateIds: {
    origin: chosen(
      say(
        'A especificação não tem este campo e nenhuma fonte diz os seus valores; para decidir, leia `paymentState`.',
        'La especificación no tiene este campo y ninguna fuente dice sus valores; para decidir, lea `paymentState`.',
        'The specification does not have this field and no source gives its values; read `paymentState` to decide.',
      ),
    ),
    name: say(
      'Valores de `paymentStateId`, no SOAP',
      'Valores de `paymentStateId`, en SOAP',
      'Values of `paymentStateId`, in SOAP',
    ),
    value: named(limits.soapPaymentStateIds),
  },
} as const satisfies SomeLimitOrigins;
