import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn, pluralIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../paneWords.ts';

const counted = countIn(languageTags.es);
const plural = pluralIn(languageTags.es);

/** Messages to the shop, and who gets them. */
export const webhooks: PaneWords['webhooks'] = {
  lead: 'Los avisos que el sandbox ha enviado a la tienda, intento a intento, y a quién los envía.',
  deliveries: 'Entregas',
  subscriptions: 'Suscripciones',
  allDeliveries: 'Todas las entregas',
  none: 'Todavía no ha salido ningún mensaje.',
  noneText: 'En cuanto un pago cambie de estado, el mensaje aparece aquí.',
  looks: { waiting: 'en espera', delivered: 'entregada', failed: 'fallida' },
  delivery: (id) => `Entrega ${id}`,
  ofPayment: (id) => `pago ${id}`,
  attemptCount: (count) => counted(count, 'intento', 'intentos'),
  callback: 'Callback: va a la URL que indicó la propia solicitud.',
  kinds: { webhook: 'Webhook de una suscripción', callback: 'Callback de la solicitud' },
  fields: { url: 'A', kind: 'Clase', payment: 'Pago', next: 'Próximo intento' },
  attempts: 'Intentos',
  noAttempts: 'Todavía no se ha intentado.',
  waitsBehind: (id) => `Después de la entrega ${id}, que debe terminar antes`,
  noAnswer: 'sin respuesta',
  took: (milliseconds) => `${milliseconds} ms`,
  redirects: (url) => `redirige a ${url}, y no se sigue`,
  resend: 'Enviar de nuevo',
  resent: 'El mensaje ha vuelto a la cola.',
  jump: 'Adelantar hasta el próximo intento',
  takeApart: 'Analizar la firma',
  subscribe: {
    title: 'Suscribir un evento',
    url: 'URL que recibe',
    urlHint: 'Una URL completa que el sandbox alcance; localhost sirve.',
    action: 'Evento',
    submit: 'Suscribir',
    done: (action) => `${action} va a su URL.`,
  },
  noSubscriptions: 'Nadie ha suscrito eventos.',
  noSubscriptionsText: 'Sin suscripciones, la tienda solo sabe lo que pregunte. Suscriba una URL arriba.',
  on: 'activa',
  off: 'desactivada',
  failures: (count, most) => `${count} de ${most} fallos seguidos`,
  offSince: (when) => `Desactivada desde ${when}.`,
  reasons: {
    failures: (most) =>
      `${plural(most, 'Falló', 'Fallaron')} ${counted(most, 'entrega', 'entregas')} ${plural(most, 'seguida', 'seguidas')}. Corrija el receptor y vuelva a activarla.`,
    by_hand: () => 'Alguien la desactivó con un control.',
  },
  failureMode: 'Modo de fallo',
  noFailureMode: 'Ninguno: entregas normales',
  failureModes: {
    duplicate: 'Duplica cada mensaje',
    out_of_order: 'Cambia el orden',
    delayed: 'Se retrasa 10 minutos',
    stale_timestamp: 'Firma con una hora antigua',
    wrong_signature: 'Firma con otra clave',
    truncated: 'Corta el cuerpo por la mitad',
    slow: 'Envía a trozos',
    before_response: 'Llega antes que la respuesta',
  },
  failureModeSet: 'El modo de fallo está activo.',
  failureModeCleared: 'Las entregas vuelven a ser normales.',
  resume: 'Volver a activar',
  resumed: 'La suscripción está activa.',
  disable: 'Desactivar',
  disabled: 'La suscripción está desactivada.',
  remove: 'Borrar',
  deleted: 'La suscripción se ha borrado.',
};
