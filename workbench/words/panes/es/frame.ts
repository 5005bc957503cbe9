import type { PaneWords } from '../pt.ts';

/** The page around the panes. */
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
  line: {
    opening: 'Conectando…',
    open: 'En directo',
    broken: 'Sin conexión; reintentando…',
  },
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

/** What is said while something is read, and when it cannot be. */
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
