import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn, pluralIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../paneWords.ts';

const counted = countIn(languageTags.es);
const plural = pluralIn(languageTags.es);

export const terminal: PaneWords['terminal'] = {
  title: 'Terminal de pago',
  lead: 'Envíe un pago al terminal, como hará su integración, y póngase al otro lado del mostrador: la tarjeta, el PIN y el recibo son suyos.',
  choose: 'Terminales',
  cloud: 'Cloud',
  standalone: 'Standalone',
  none: 'No hay terminales en este sandbox.',
  noneText: 'Un sandbox nuevo trae terminales cloud y uno standalone: restablezca este en las credenciales.',
  free: 'Libre',
  device: (name) => `Terminal ${name}`,
  keys: 'Teclado del terminal',
  cancel: 'Cancelar',
  erase: 'Corregir',
  enter: 'Confirmar',
  network: { on: 'Con red', off: 'Sin red' },
  paper: { on: 'Con papel', off: 'Sin papel' },
  screen: {
    idle: 'Bienvenido',
    idleText: 'A la espera de una solicitud de la API.',
    offlineText: 'No recibe solicitudes ni lee tarjetas.',
    amountText: 'Teclee y confirme.',
    present: 'Acerque, inserte o pase la tarjeta',
    sameCard: (card) => `Con la tarjeta del pago: ${card}`,
    seconds: (seconds) => `${seconds} s`,
    left: (left) => `Espera todavía ${left}`,
    pinLabel: 'PIN',
    pinLeft: (left) =>
      `PIN erróneo. ${plural(left, 'Queda', 'Quedan')} ${counted(left, 'intento', 'intentos')}`,
    problem: { pin: 'El PIN tiene cuatro dígitos.', amount: 'Teclee un importe.' },
    workingText: 'El banco responde en segundos.',
    removeCard: 'Retire la tarjeta.',
    printing: 'Imprimiendo el recibo…',
    takeSlip: 'Retire los recibos.',
    noPaper: 'Sin papel: el recibo queda por imprimir.',
  },
  endingText: {
    approved: 'Gracias.',
    timedOut: 'Sin tarjeta o PIN a tiempo.',
    givenUp: 'No se ha cobrado ni devuelto nada.',
    undone: 'No se ha cobrado ni devuelto nada.',
  },
  decline: {
    issuer: 'El banco emisor la rechazó.',
    pin: (times) => `PIN erróneo ${counted(times, 'vez', 'veces')}.`,
    otherCard: 'No es la tarjeta del pago.',
  },
  wallet: {
    title: 'La cartera del pagador',
    notWaiting: 'El terminal no está esperando una tarjeta.',
    pin: (pin) => `El PIN de todas las tarjetas es ${pin}; cualquier otro es erróneo.`,
    contactless: (amount) => `Acercada, no pide PIN hasta ${amount}.`,
    alwaysPin: 'Pide siempre el PIN; después se acepta.',
    isPaid: 'Es la tarjeta del pago.',
  },
  presentCard: { tap: 'Acercar', insert: 'Insertar', swipe: 'Pasar' },
  entries: { tap: 'Sin contacto', insert: 'Chip', swipe: 'Banda magnética' },
  slip: {
    merchant: 'Copia del comercio',
    customer: 'Copia del cliente',
    terminal: 'Terminal',
    entity: 'NIF',
    card: 'Tarjeta',
    entry: 'Lectura',
    outcome: 'Resultado',
    note: 'Simulación. No vale como justificante.',
  },
  send: {
    title: 'La solicitud de su integración',
    text: (name) => `La llamada que inicia el cobro en el terminal ${name}.`,
    kind: 'Qué enviar',
    kinds: { payment: 'Pago', refund: 'Reembolso' },
    amount: 'Importe, en euros',
    large: (most) => `Una tarjeta no paga más de ${most}.`,
    small: (least) => `El mínimo con tarjeta es ${least}.`,
    code: 'Código (opcional)',
    paid: 'Pago que se reembolsa',
    nothingPaid: 'Todavía no hay nada que reembolsar: solo se reembolsa lo que la liquidación ya confirmó.',
    validity: 'Plazo',
    validities: {
      0: 'Hasta el final del día (por defecto)',
      1: 'Un minuto',
      5: 'Cinco minutos',
      30: 'Media hora',
    },
    blockLate: 'No aceptar fuera de plazo (blockLatePayment)',
    submit: 'Enviar al terminal',
    sending: 'Enviando…',
    sent: 'La solicitud está en el terminal.',
    standalone:
      'Este terminal es standalone: el operador teclea el importe en el propio terminal, y la API rechaza las solicitudes para él (e00402).',
    byItself: 'En este terminal el pagador actúa solo.',
    magic: 'Importes con resultado fijado',
    magicText: 'Con uno de estos, pagador y banco actúan solos. Con cualquier otro, la tarjeta es suya.',
    use: (amount) => `Usar ${amount}`,
  },
  account: {
    title: 'Qué pasó con el pago',
    none: 'Este terminal todavía no ha recibido nada.',
    noneText: 'Envíele un pago.',
    noneStandalone: 'Teclee un importe en el terminal.',
    device: 'El terminal dice',
    api: 'La API dice',
    backOffice: 'El back-office dice',
    nothingYet: 'Todavía sin estado',
    kinds: {
      waiting:
        'La solicitud está en el terminal. La API solo cambia cuando el terminal comunica el resultado.',
      unreached:
        'El terminal está sin conexión, y aún no ha leído la tarjeta y el PIN. Pasado el tiempo de espera, el pago queda cancelado.',
      unreachedBank:
        'El terminal está sin conexión, pero ya ha leído la tarjeta: el pago puede quedar aprobado. No cobre otra vez; espere a la API.',
      unheard:
        'El terminal ya conoce el resultado, pero el aviso aún no ha llegado: para la API, todo sigue a la espera.',
      unheardLate:
        'El plazo acabó antes de que llegara el aviso, y la API canceló. Cuando llegue, la hora decide cómo queda.',
      authorised:
        'La tarjeta se ha aceptado y el importe está reservado. Queda pagado con la liquidación del terminal.',
      confirmed: 'La liquidación llegó con éxito: está pagado.',
      settled: 'Está pagado y transferido a la entidad. Se puede reembolsar sin límite de tiempo.',
      refunded: 'El dinero volvió a la tarjeta con la que se pagó.',
      keptLate:
        'El aviso llegó fuera de plazo, pero dentro de la tolerancia: el pago queda cancelado y la autorización conservada.',
      voidedLate:
        'El aviso llegó demasiado tarde, o la solicitud no aceptaba pagos fuera de plazo: la transacción se deshizo.',
      declined:
        'Se rechazó en el terminal y queda cancelado. Para intentarlo otra vez, envíe una solicitud nueva.',
      leftAlone: 'Nadie presentó la tarjeta o el PIN a tiempo: queda cancelado, con el plazo terminado.',
      givenUp: 'Alguien pulsó la tecla de cancelar: queda cancelado por el cliente.',
      lapsed: 'El plazo de la solicitud acabó sin resultado en el terminal: queda cancelado.',
      withdrawn: 'El comercio canceló antes de la liquidación: no se ha cobrado nada.',
      overtaken:
        'El pago ya se había devuelto de otra manera mientras el terminal esperaba: este reembolso no se hizo.',
      givenBack: 'Se reembolsó todo el mismo día: cuenta como anulación.',
    },
    story: 'La historia en la API',
  },
  condition: {
    title: 'El estado del terminal',
    label: 'Qué le pasa al terminal',
    settle: 'Cerrar el día del terminal',
    settleText: 'La liquidación confirma lo autorizado. Sin este botón, ocurre a medianoche.',
    settled: (count) => `La liquidación confirmó ${counted(count, 'pago', 'pagos')}.`,
    nothingToSettle: 'No había nada que liquidar.',
  },
  history: {
    title: 'Las transacciones del terminal en el back-office',
  },
};
