import type { PaneWords } from '../paneWords.ts';

export const frame: PaneWords['frame'] = {
  name: 'sandbox',
  skip: 'Saltar al contenido principal',
  menu: 'Menú',
  groups: { watch: 'Ver', act: 'Hacer que ocurra', prove: 'Comprobar', own: 'Su sandbox' },
  panes: {
    overview: 'Resumen',
    payments: 'Pagos',
    requests: 'Llamadas',
    webhooks: 'Webhooks',
    clock: 'Reloj',
    atm: 'Cajero',
    phone: 'Móvil MB WAY',
    terminal: 'Terminal',
    signature: 'Firmas',
    goLive: 'Antes de producción',
    credentials: 'Credenciales',
  },
  line: { opening: 'Conectando…', open: 'En directo', broken: 'Sin conexión; reintentando…' },
  backTo: (pane) => `Volver: ${pane}`,
  realTime: 'Hora del sandbox: la hora real',
  movedTime: 'Hora del sandbox: por delante de la hora real',
  moved: 'reloj adelantado',
  platform: 'Plataforma',
  docs: 'Documentación',
  language: 'Idioma',
  colour: {
    label: (mode) => `Cambiar entre colores claros, oscuros y del sistema (${mode})`,
    light: 'están los claros',
    dark: 'están los oscuros',
    system: 'están los del sistema',
  },
};

export const reading: PaneWords['reading'] = {
  loading: 'Leyendo del sandbox…',
  failed: 'No se ha podido leer esto.',
  again: 'Reintentar',
  old: 'Lo que ve es de hace un momento.',
  networkFailure: {
    unreachable: 'El sandbox no responde. Compruebe que está en marcha.',
    timeout: 'El sandbox ha tardado demasiado en responder.',
    unreadable: 'La respuesta no es JSON: quizá otro programa esté usando este puerto.',
  },
};

export const overview: PaneWords['overview'] = {
  title: 'Su sandbox está listo',
  lead: 'Cuatro pasos, de la primera solicitud a su propio webhook. Cada uno se marca solo cuando ocurre.',
  keys: 'Sus credenciales',
  moreKeys: 'Más sobre las credenciales',
  activity: 'En directo',
  quiet: 'Todavía no ha ocurrido nada. Las llamadas, los pagos y las entregas aparecen aquí.',
  payment: (id, amount) => `Pago ${id}, ${amount}`,
  steps: {
    create: {
      title: 'Haga la primera solicitud',
      text: 'Pegue esto en un terminal. Las credenciales ya están puestas: la solicitud crea una referencia Multibanco de 10,00 €.',
      label: 'Primera solicitud en cURL',
      done: (id, amount) => `El pago ${id} ha llegado: ${amount}.`,
      open: 'Ver el pago',
    },
    pay: {
      title: 'Páguelo',
      text: 'En la vida real el cliente iría a un cajero. Aquí hay uno esperándole.',
      done: (id) => `El pago ${id} está confirmado.`,
      open: 'Pagar en el cajero',
    },
    webhook: {
      title: 'Vea el webhook y verifique la firma',
      text: 'El sandbox comunica a la tienda lo que ha ocurrido, con un mensaje firmado. Vea cada paso de la verificación.',
      done: (event) => `${event} se ha entregado.`,
      open: 'Ver el mensaje',
    },
    receive: {
      title: 'Recíbalo en su servidor',
      text: 'De momento, quien recibe es el propio sandbox. Suscriba aquí una URL suya, aunque sea localhost, y haga otro pago.',
      done: (url, event) => `${url} ha aceptado ${event}.`,
      open: 'Suscribir una URL',
    },
  },
};
