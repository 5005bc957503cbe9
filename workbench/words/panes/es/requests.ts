import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn, pluralIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../pt.ts';

const counted = countIn(languageTags.es);
const plural = pluralIn(languageTags.es);

/** The log of calls. */
export const requests: PaneWords['requests'] = {
  title: 'Llamadas',
  lead: 'Cada llamada a la API, su respuesta y, si se rechazó, la regla que la rechazó.',
  filter: 'Qué llamadas',
  filters: {
    api: 'Llamadas a la API',
    refused: 'Rechazadas',
    warned: 'Con avisos',
    controls: 'Controles del sandbox',
    all: 'Todas',
  },
  all: 'Todas las llamadas',
  choose: 'Elija una llamada para verla entera.',
  none: 'Todavía nadie ha llamado a la API.',
  noneText: 'Las llamadas de su programa aparecen aquí en el momento en que llegan.',
  noneFits: 'Ninguna llamada así.',
  gone: 'Esta llamada ya no está en el registro.',
  goneText: 'El registro guarda las más recientes; restablecer el sandbox las borra.',
  warningCount: (count) => counted(count, 'aviso', 'avisos'),
  unknownOperation: 'Ninguna operación con esta URL',
  inReference: 'Ver en la referencia de la API',
  at: 'Cuándo',
  duration: 'Duración',
  requestId: 'Identificador',
  faults: 'Fallo provocado',
  repeat: 'Repetir con cURL',
  refusedBy: (count) => plural(count, 'La regla que la rechazó', 'Las reglas que la rechazaron'),
  inField: 'en',
  cause: 'Por qué',
  remedy: 'Qué hacer',
  more: (code) => `${code} en la documentación`,
  warnings: 'Avisos',
  nearest: 'Quería decir',
  reasons: {
    unknown_field: 'no es un campo de la API y se ha ignorado.',
    tax_number_beginning: 'se acepta, pero ningún NIF portugués empieza así.',
  },
};
