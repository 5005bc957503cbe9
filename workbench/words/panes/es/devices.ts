import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../paneWords.ts';

export const atm: PaneWords['atm'] = {
  lead: 'Pague una referencia como la pagaría el cliente. Si el cajero la rechaza, sabrá qué dígito está mal.',
  bank: {
    title: 'Banca en línea',
    heading: 'Pagar un servicio',
    account: 'Cuenta de prueba de Maria Silva',
    submit: 'Confirmar el pago',
  },
  references: 'Referencias por pagar',
  noReferences: 'Ninguna referencia espera el pago.',
  noReferencesText: 'Cree una con la primera solicitud del resumen, o use una de las situaciones de abajo.',
  scenarios: {
    title: 'Situaciones que la tienda debe saber resolver',
    text: 'Cada una crea lo que necesita y deja el cajero listo: solo falta pulsar Pagar.',
    labels: {
      wrongAmount: 'Importe equivocado',
      twice: 'Pagar dos veces',
      early: 'Antes de tiempo',
      late: 'Fuera de plazo',
      blocked: 'Fuera de plazo, bloqueada',
    },
    ready: {
      wrongAmount: 'La referencia es de 10,00 € y en el cajero está el doble: los dígitos de control no van a cuadrar.',
      twice: 'Esta referencia acaba de pagarse. Páguela otra vez y vea el rechazo.',
      early: 'La validez de esta referencia empieza mañana.',
      late: 'El plazo terminó hace un minuto, pero la referencia no bloquea los pagos fuera de plazo: el cajero la acepta.',
      blocked: 'El plazo terminó hace un minuto y la referencia bloquea los pagos fuera de plazo (blockLatePayment).',
    },
  },
  explained: {
    title: 'Qué está mal',
    fields: { entity: 'de la entidad', reference: 'de la referencia' },
    amount: (typed, expected, given, right) =>
      `El importe forma parte de la referencia. Para ${typed} los dos últimos dígitos serían ${expected}, y son ${given}: esta referencia es de ${right}.`,
    digit: (place, field, typed, meant) =>
      `El dígito ${place}.º ${field}: pone ${typed}, y existe una referencia igual con ${meant}.`,
    swapped: (place, field) => `Los dígitos ${place}.º y ${place + 1}.º ${field} están cambiados entre sí.`,
    misfit: (amount, expected, given) =>
      `No existe, ni podría existir: para ${amount} los dígitos de control de esta referencia serían ${expected}, y son ${given}.`,
    nobody: 'Los dígitos cuadran, pero nadie ha emitido esta referencia en este sandbox.',
  },
};

const counted = countIn(languageTags.es);

export const phone: PaneWords['phone'] = {
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
    refuse_push: 'El titular rechazó en la aplicación. No se cobró nada, y el pago vuelve a quedar pendiente.',
    fail_push: 'MB WAY o el banco no ha permitido terminar. No se cobró nada, y el pago vuelve a quedar pendiente.',
    expire_push: 'Nadie respondió a tiempo. No se cobró nada, y el pago vuelve a quedar pendiente.',
    gone: 'La notificación salió del móvil: el pago se canceló o cambió por otra vía.',
    again: (deadline) => `Hasta el ${deadline} la tienda puede enviar la solicitud otra vez, a este móvil o a otro.`,
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
    summary: 'Pedido 0042',
    saves: 'Pedir además guardar el móvil (createRegistration)',
    working: 'Enviando…',
    sent: (number) => `La notificación está en el móvil ${number}.`,
    againTitle: 'Probar otro móvil',
    againText: 'El mismo pedido, otro número: PUT /payments/{id}.',
    againSubmit: 'Enviar a ese móvil',
    call: 'La misma llamada, para copiar',
  },
};
