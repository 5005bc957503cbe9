import type { PaneWords } from '../pt.ts';

/** The sandbox's time. */
export const clock: PaneWords['clock'] = {
  title: 'Reloj',
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
