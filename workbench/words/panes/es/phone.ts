import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../pt.ts';

const counted = countIn(languageTags.es);

/** The MB WAY phone of the workbench. */
export const phone: PaneWords['phone'] = {
  title: 'Móvil MB WAY',
  lead: 'Responda a las notificaciones como lo haría el cliente: acepte con el PIN, rechace, o no responda y deje pasar el tiempo.',
  device: (number) => `Móvil ${number}`,
  noNumber: 'sin notificaciones',
  home: {
    quiet: 'Sin notificaciones',
    quietText: 'Cuando una tienda pida un pago a este número, aparecerá aquí.',
    asks: (merchant, amount) => `${merchant} pide ${amount}`,
    open: 'Toque para ver',
  },
  request: {
    title: 'Solicitud de pago',
    merchant: 'Tienda',
    summary: 'Descripción',
    left: 'Tiempo para responder',
    overdue: 'Se acabó el tiempo.',
    saves: 'Si acepta, este móvil queda guardado para pagos futuros en esta tienda.',
    accept: 'Aceptar',
    refuse: 'Rechazar',
    ignore: 'No responder',
    working: 'Respondiendo…',
  },
  pin: {
    title: 'Confirme con su PIN',
    label: 'PIN de MB WAY',
    hint: (pin) => `PIN de prueba: ${pin}. Con otro verá el error.`,
    short: (digits) => `El PIN tiene ${counted(digits, 'cifra', 'cifras')}.`,
    erase: 'Borrar',
    confirm: 'Confirmar',
    back: 'Volver a la solicitud',
  },
  ended: {
    accept_push: 'Pago aceptado',
    refuse_push: 'Pago rechazado',
    fail_push: 'No se pudo pagar',
    expire_push: 'La solicitud caducó',
    gone: 'La solicitud ya no existe',
    close: 'Cerrar',
  },
  explained: {
    title: 'Qué ocurre con este pago',
    waits: (time, left) =>
      `La notificación espera hasta el ${time}. Tiempo que queda, en el reloj del sandbox: ${left}.`,
    magic: (time) => `Es un número de prueba: responde solo a las ${time}.`,
    ignored: (code) =>
      `Si nadie responde, caduca: el pago vuelve a pending con ${code}, la tienda recibe payment_method_error y puede probar otro móvil.`,
    jump: 'Saltar hasta ahí',
    rule: 'La regla',
    tells: 'La tienda se entera por',
    accept_push:
      'El titular aceptó en la aplicación. El pago está hecho, y la tienda recibe el dinero al cierre del día.',
    refuse_push:
      'El titular rechazó en la aplicación. No se cobró nada, y el pago vuelve a quedar pendiente.',
    fail_push:
      'MB WAY o el banco no ha permitido terminar. No se cobró nada, y el pago vuelve a quedar pendiente.',
    expire_push: 'Nadie respondió a tiempo. No se cobró nada, y el pago vuelve a quedar pendiente.',
    gone: 'La notificación salió del móvil: el pago se canceló o cambió por otra vía.',
    again: (deadline) =>
      `Hasta el ${deadline} la tienda puede enviar la solicitud otra vez, a este móvil o a otro.`,
    open: (id) => `Ver el pago ${id}`,
    error: (code) => `Por qué: ${code}`,
  },
  phones: {
    title: 'Móviles con notificaciones',
    none: 'Ningún móvil tiene notificaciones.',
    noneText:
      'Envíe una con el formulario, o desde su programa: un pago MB WAY con cualquier número aparece aquí solo.',
    count: (count) => counted(count, 'notificación', 'notificaciones'),
  },
  send: {
    title: 'Enviar una notificación',
    text: 'Lo que hace la tienda: crea un pago MB WAY para un número.',
    number: 'Número de móvil',
    ordinary: 'Este número espera su respuesta.',
    amount: 'Importe en euros',
    large: (most) => `Un pago MB WAY no pasa de ${most}.`,
    summary: 'Pedido 0042',
    saves: 'Pedir además guardar el móvil (createRegistration)',
    submit: 'Enviar notificación',
    working: 'Enviando…',
    sent: (number) => `La notificación está en el móvil ${number}.`,
    againTitle: 'Probar otro móvil',
    againText: 'El mismo pedido, otro número: PUT /payments/{id}.',
    againSubmit: 'Enviar a ese móvil',
    magic: 'Números de prueba',
    magicText: 'Responden solos, siempre de la misma manera. Elija uno y envíe.',
    call: 'La misma llamada, para copiar',
  },
};
