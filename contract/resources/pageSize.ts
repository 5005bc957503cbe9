import { limit, valuesOf } from '../provenance/limit.ts';
import { chosen, published, specified } from '../provenance/origin.ts';
import { say, type Words } from '../words/locales.ts';

const clampedPage = chosen(
  'A especificação só diz quantos itens vêm sem `limit`. Um `limit` maior do que este conta como este, para que nenhuma lista fique sem fim.',
  'La especificación solo dice cuántos elementos vienen sin `limit`. Un `limit` mayor que este cuenta como este, para que ninguna lista sea ilimitada.',
  'The specification only says how many items come without `limit`. A `limit` above this counts as this, so that no list is endless.',
  '9',
);
const pageName = (list: Words): Words =>
  say(
    `Máximo de itens por página: ${list.pt}`,
    `Máximo de elementos por página: ${list.es}`,
    `Maximum items per page: ${list.en}`,
  );

const pageSizes = {
  payments: limit({
    value: 500,
    origin: clampedPage,
    name: pageName(say('pagamentos', 'pagos', 'payments')),
    shown: 'count',
  }),
  customers: limit({
    value: 500,
    origin: clampedPage,
    name: pageName(say('clientes', 'clientes', 'customers')),
    shown: 'count',
  }),
  terminals: limit({
    value: 500,
    origin: published('guides', 'at most 500'),
    name: pageName(say('terminais', 'terminales', 'terminals')),
    shown: 'count',
  }),
  savedMethods: limit({
    value: 500,
    origin: clampedPage,
    name: pageName(say('métodos guardados', 'métodos guardados', 'saved methods')),
    shown: 'count',
  }),
};
/** Maximum page size of each list (docs/decisions/response-envelope.md). */
export const pageSize = valuesOf(pageSizes);

export const pageSizeLimits = {
  defaultPageSize: limit({ value: { ...pageSize, savedMethods: 100 }, origin: specified('9') }),
  pageSize: pageSizes,
};
export const { defaultPageSize } = valuesOf(pageSizeLimits);
