import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn, pluralIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../paneWords.ts';

/** The payments of the platform. */
export const payments: PaneWords['payments'] = {
  lead: 'Los pagos de todas sus entidades, y la historia de cada uno.',
  search: 'Número, referencia, móvil',
  anyState: 'Todos los estados',
  all: 'Todos los pagos',
  none: 'Todavía no hay pagos.',
  noneText: 'La primera solicitud está en el resumen, lista para pegar en un terminal.',
  noneFits: 'Ningún pago coincide.',
  noneFitsText: 'Cambie la búsqueda o el estado.',
  showAll: 'Mostrar todos',
  firstCall: 'Hacer la primera solicitud',
  payment: (id) => `Pago ${id}`,
  refund: {
    full: (amount) => `Reembolsado en su totalidad: ${amount}.`,
    part: (amount) => `Reembolsado en parte: ${amount}.`,
    void: 'Un reembolso total en el mismo día cuenta como anulación y deja el pago cancelado.',
  },
  story: 'Lo que ha ocurrido',
  noStory: 'De este pago solo se sabe cómo está ahora.',
  raw: 'El pago en JSON',
  refused: 'No ha sido posible.',
  working: 'Haciendo…',
  fields: {
    type: 'Tipo',
    method: 'Método',
    phone: 'Móvil',
    card: 'Tarjeta',
    result: 'Último intento',
    code: 'Código',
    summary: 'Descripción',
    uniqueId: 'customUniqueId',
    client: 'NIF de la entidad',
    initial: 'Pago inicial',
    validUntil: 'Válido hasta',
    fee: 'Comisión con IVA',
    transfer: 'Transferencia',
    cancelled: 'Cancelado porque',
  },
  actions: {
    atm: { label: 'Pagar en el cajero' },
    terminal: { label: 'Ir al terminal' },
    accept: { label: 'Aceptar en el móvil', done: 'La notificación se ha aceptado.' },
    refuse: { label: 'Rechazar en el móvil', done: 'La notificación se ha rechazado.' },
    ignore: { label: 'Ignorar en el móvil', done: 'La notificación queda a la espera hasta que caduque.' },
    capture: {
      label: 'Capturar',
      amount: 'Importe que se captura, en euros',
      submit: 'Capturar',
      done: 'El importe se ha capturado.',
    },
    refund: {
      label: 'Reembolsar',
      amount: 'Importe que se reembolsa, en euros',
      submit: 'Reembolsar',
      done: 'El reembolso está hecho.',
    },
    amount: {
      label: 'Cambiar el importe',
      amount: 'Nuevo importe, en euros',
      submit: 'Cambiar',
      done: 'El importe ha cambiado.',
    },
    cancel: { label: 'Cancelar el pago', done: 'El pago se ha cancelado.' },
  },
  attempt: {
    number: (attempt) => `Intento ${attempt}:`,
    answered: (status) => `respondió ${status}`,
    unanswered: (error) => (error ? `sin respuesta (${error})` : 'sin respuesta'),
  },
};

const counted = countIn(languageTags.es);
const plural = pluralIn(languageTags.es);

/** The log of calls. */
export const requests: PaneWords['requests'] = {
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
    unknown_field: 'no es un campo de esta operación y se ha ignorado.',
    unknown_parameter: 'no es un parámetro de esta operación y se ha ignorado.',
    unread_body: 'El cuerpo se ha ignorado: esta operación no lee ninguno.',
    unread_header:
      'es una cabecera que la API ignora: no impide que algo se haga dos veces, no pone condición, no cambia el método y no provoca fallos.',
    hidden_characters: 'se acepta, pero tiene caracteres que no se ven, y sin ellos es otro.',
    placeholder:
      'se acepta, pero trae lo que un programa escribe por un valor que no tiene: el próximo pedido tendrá el mismo.',
    reference_form: 'se acepta, pero le faltan los ceros con los que empieza una referencia.',
    repeated_subscription: 'se acepta, pero el mismo evento ya va allí: cada mensaje llega dos veces.',
    url_fragment: 'se acepta, pero lo que sigue a # no se envía: el aviso va a la URL sin esa parte.',
    replaced_characters:
      'se acepta, pero trae \ufffd en lugar de letras que se perdieron: otro puede quedar igual.',
    plus_in_url: 'se lee con un espacio: en una URL, el + se escribe %2B.',
    html_in_url: 'se acepta, pero tiene el & como lo escribe HTML: así llega a quien la recibe.',
    content_type: 'no dice que el cuerpo es JSON: aquí se lee de todos modos.',
    phone_number:
      'se acepta, pero ningún teléfono al que llamar, o móvil con el que pagar, tiene este número.',
    phone_left_out: 'no se lee y se dejó fuera: se escribe 351#912345678. El pago se hizo sin él.',
    unread_content: 'trae texto en vez de elementos, o al revés, y se ha ignorado.',
    soap_action: 'nombra otro método que el del cuerpo, que es el que se ha llamado.',
    tax_number_beginning: 'se acepta, pero ningún NIF portugués empieza así.',
  },
};

/** The sandbox's time. */
export const clock: PaneWords['clock'] = {
  lead: 'Plazos, caducidades, reintentos y liquidaciones obedecen a este reloj. Solo avanza.',
  now: 'Hora del sandbox',
  real: 'Marca la hora real.',
  ahead: (duration) =>
    `Va ${duration} por delante de la hora real. Restablecer el sandbox lo devuelve a la hora real.`,
  advance: 'Adelantar',
  steps: {
    60: '+1 min',
    300: '+5 min',
    1800: '+30 min',
    3600: '+1 hora',
    86400: '+1 día',
    604800: '+7 días',
  },
  moving: 'Adelantando, con una parada en todo lo que ocurre por el camino…',
  moved: (when) => `El reloj del sandbox marca ahora el ${when}.`,
  settle: 'Liquidar ya',
  settled: 'Lo pagado está liquidado.',
  settleText: 'Hace ya lo que haría el cierre del día: transfiere lo pagado y factura las comisiones.',
  upcoming: 'Lo que viene a continuación',
  nothingAhead: 'No hay nada programado.',
  jump: 'Saltar ahí',
  kinds: {
    phone_answers: 'El móvil responde',
    push_expires: 'La notificación MB WAY caduca',
    terminal_acts: 'El terminal avanza solo',
    terminal_gives_up: 'El terminal deja de esperar',
    terminal_tells: 'Llega el aviso del terminal',
    payment_expires: 'El plazo termina',
    day_closes: 'El día cierra y el dinero se transfiere',
    delivery_leaves: 'Nuevo intento de entrega',
  },
  setAside: {
    title: 'Apartado',
    text: 'Un error del propio sandbox lo ha impedido varias veces; todo lo demás ha continuado.',
    kinds: {
      payment: (id) => `Pago ${id}`,
      entity: (id) => `Alta del NIF ${id}`,
      delivery: (id) => `Entrega ${id}`,
    },
    error: (id) => `Error ${id}, en el registro del sandbox`,
    retry: 'Reintentar',
    drop: 'Descartar',
  },
};
