import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { CheckoutWords } from './pt.ts';
import { sandbox } from './sandbox/es.ts';

const counted = countIn(languageTags.es);

export const words: CheckoutWords = {
  page: {
    label: (merchant) => `Pago a ${merchant}`,
    payee: 'Pago a',
    code: 'Pedido',
    summary: 'Descripción',
    payUntil: 'Plazo',
    back: 'Volver a la tienda',
    leave: 'Cancelar el pago',
    processedBy: (company) => `Pago procesado por ${company}`,
    security: 'Seguridad',
    privacy: 'Privacidad',
    languages: 'Idioma de la página',
    noScript: 'Para pagar aquí hace falta JavaScript. Actívelo en el navegador y vuelva a cargar la página.',
    stale: 'Sin conexión con el servicio. Lo que ve puede no estar al día; volvemos a intentarlo solos.',
  },

  security: {
    card: (company) => `El número de la tarjeta solo llega a ${company}: la tienda nunca lo ve.`,
    phone: 'El PIN se escribe en la aplicación MB WAY, nunca en esta página.',
  },

  methods: {
    title: '¿Cómo quiere pagar?',
    other: 'Pagar de otra forma',
    names: { CC: 'Tarjeta', MB: 'Multibanco', MW: 'MB WAY' },
    hints: {
      CC: 'De crédito o de débito',
      MB: 'Referencia para cajero Multibanco o banca en línea',
      MW: 'Se confirma en la aplicación, en el móvil',
    },
  },

  card: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    expiryExample: 'MM / AA',
    cvc: 'Código de seguridad',
    cvcHint: (digits) => (digits === 4 ? 'Cuatro cifras en el anverso' : 'Tres cifras en el reverso'),
    holder: 'Nombre en la tarjeta',
    pay: (amount) => `Pagar ${amount}`,
    authorise: (amount) => `Autorizar ${amount}`,
    held: 'El importe queda reservado en la tarjeta. Solo se cobra cuando la tienda lo confirme.',
    working: 'Pagando…',
    problems: {
      numberEmpty: 'Escriba el número de la tarjeta.',
      numberShort: 'Faltan cifras en el número de la tarjeta.',
      numberWrong: 'El número de la tarjeta tiene un error. Compruebe cada cifra.',
      expiryEmpty: 'Escriba la caducidad: mes y año.',
      expiryShape: 'Escriba el mes y el año, por ejemplo 05 / 30.',
      expiryPast: 'Esta tarjeta ya ha caducado.',
      cvcEmpty: 'Escriba el código de seguridad.',
      cvcShort: (digits) => `El código de esta tarjeta tiene ${counted(digits, 'cifra', 'cifras')}.`,
      holderEmpty: 'Escriba el nombre como figura en la tarjeta.',
    },
  },

  save: {
    askCard: (merchant) => `Guardar esta tarjeta para futuros pagos a ${merchant}`,
    askPhone: (merchant) => `Guardar este móvil para futuros pagos a ${merchant}`,
    alwaysCard: (merchant) => `Una vez hecho el pago, ${merchant} guarda esta tarjeta para futuros pagos.`,
    alwaysPhone: (merchant) => `Una vez hecho el pago, ${merchant} guarda este móvil para futuros pagos.`,
  },

  phone: {
    title: '¿Cuál es su móvil MB WAY?',
    country: 'Prefijo',
    number: 'Número de móvil',
    hint: 'Enviamos la solicitud a la aplicación MB WAY de este número.',
    send: 'Enviar solicitud',
    other: 'Usar otro móvil',
    working: 'Enviando…',
    problems: {
      countryEmpty: 'Escriba el prefijo del país, por ejemplo 351.',
      numberEmpty: 'Escriba el número de móvil.',
      numberShort: 'Faltan cifras en el número.',
      numberLong: 'Sobran cifras en el número.',
      numberUnknown: 'Este número no tiene MB WAY.',
    },
  },

  wait: {
    title: 'Confirme en el móvil',
    sentTo: (phone) => `La solicitud está en la aplicación MB WAY de ${phone}.`,
    steps: ['Abra la aplicación MB WAY.', 'Compruebe la tienda y el importe.', 'Acepte con su PIN.'],
    left: 'Tiempo para confirmar',
    until: (time) => `hasta las ${time}`,
    overdue: 'Se acabó el tiempo. Estamos comprobando el resultado…',
    cancelHint: '¿Ya no quiere pagar? Rechace la solicitud en la aplicación.',
    oneMinute: 'Queda un minuto para confirmar en el móvil.',
  },

  reference: {
    title: 'Pague con esta referencia',
    preparing: 'Preparando la referencia…',
    prepare: 'Ver la referencia',
    entity: 'Entidad',
    reference: 'Referencia',
    amount: 'Importe',
    validUntil: (when) => `Se puede pagar hasta el ${when}.`,
    how: [
      'En un cajero Multibanco o en la banca en línea: «',
      '» y después «',
      '» (la pantalla lo muestra en portugués).',
    ],
    alone: 'Esta página se actualiza sola cuando llegue el pago. Puede cerrarla: la referencia sigue siendo válida.',
    waiting: 'A la espera del pago',
    copy: (what) => `Copiar ${what.toLowerCase()}`,
    copied: (what) => `${what}: copiado`,
    uncopied: 'No se ha podido copiar: el valor está seleccionado.',
  },

  bank: {
    notReal: 'Simulación del sandbox: esto no es un banco',
    name: 'Banco de Ejemplo',
    title: '¿Confirma este pago?',
    lead: 'Autenticación reforzada: el banco del titular le pide que confirme antes de autorizar.',
    merchant: 'Comercio',
    amount: 'Importe',
    card: 'Tarjeta',
    ending: (brand, last4Digits) => `${brand} terminada en ${last4Digits}`,
    accept: 'Confirmar',
    refuse: 'Rechazar',
    working: 'Respondiendo…',
  },

  failed: {
    unconfirmed: {
      title: 'El pago no se ha confirmado en su banco',
      next: 'No se ha cobrado nada. Inténtelo otra vez y confirme cuando el banco se lo pida, o use otra tarjeta.',
    },
    declined: {
      title: 'El banco ha rechazado la tarjeta',
      next: 'No se ha cobrado nada. Compruebe los datos, pruebe con otra tarjeta o hable con su banco.',
    },
    refused: {
      title: 'La solicitud se ha rechazado en el móvil',
      next: 'No se ha cobrado nada. Si ha sido un error, envíe la solicitud otra vez o use otro móvil.',
    },
    expired: {
      title: 'La solicitud no se confirmó a tiempo',
      next: 'No se ha cobrado nada. Tenga el móvil a mano y envíe la solicitud otra vez.',
    },
    wrongNumber: {
      title: 'Este número no tiene MB WAY',
      next: 'No se ha cobrado nada. Compruebe el número o use otro móvil.',
    },
    notSaved: {
      title: 'El móvil no ha quedado guardado',
      next: 'No se ha cobrado nada: en la aplicación se rechazó guardar el número. Envíe la solicitud otra vez para volver a intentarlo.',
    },
    service: {
      title: 'El pago no se ha completado',
      next: 'No se ha cobrado nada. Inténtelo otra vez dentro de poco o pague de otra forma.',
    },
  },

  networkFailure: {
    title: { unreachable: 'Sin conexión', timeout: 'Ha tardado demasiado', broken: 'El servicio ha fallado' },
    told: {
      unreachable: 'La solicitud no ha tenido respuesta. Compruebe la conexión a Internet.',
      timeout: 'El servicio no ha respondido a tiempo.',
      broken: 'El servicio ha respondido con un error.',
    },
    kept: 'Lo que ha escrito sigue aquí. Antes de repetir comprobamos si el pago ya se ha hecho.',
    retry: 'Intentarlo otra vez',
    retrying: 'Intentándolo…',
  },

  refused: {
    title: 'No ha sido posible',
    next: 'Vuelva a cargar la página e inténtelo otra vez, o pague de otra forma.',
  },

  closing: {
    paid: {
      title: 'Pago hecho',
      told: ({ amount, merchant }) => `${merchant} ha recibido su pago de ${amount}.`,
    },
    authorised: {
      title: 'Importe reservado',
      told: ({ amount, merchant }) =>
        `${amount} quedan reservados en la tarjeta. Solo se cobrarán cuando ${merchant} lo confirme.`,
    },
    left: { title: 'Pago cancelado', told: () => 'Ha cancelado este pago. No se ha cobrado nada.' },
    withdrawn: {
      title: 'Pago cancelado por la tienda',
      told: ({ merchant }) => `${merchant} ha cancelado este pago. Si aún quiere hacerlo, hable con la tienda.`,
    },
    expired: {
      title: 'El plazo ha terminado',
      told: () => 'Este pago ya no se puede hacer. No se ha cobrado nada; pida uno nuevo a la tienda.',
    },
    late: {
      title: 'El plazo ha terminado',
      told: () => 'Esta página ya no recibe pagos, pero la referencia todavía se puede pagar.',
    },
    closed: { title: 'Pago cancelado', told: () => 'Este pago ya no se puede hacer.' },
    early: {
      title: 'Todavía no se puede pagar',
      told: ({ merchant }) => `${merchant} ha fijado este pago para más tarde.`,
    },
    unknown: {
      title: 'No hemos encontrado este pago',
      told: () => 'El enlace está incompleto o el pago ya no existe. Vuelva a la tienda y ábralo otra vez.',
    },
  },
  receipt: (number) => `Pago n.º ${number}`,
  opensAt: (when) => `Puede pagar a partir del ${when}. Esta página se abre sola.`,

  onward: {
    secondsLeft: (seconds) => `Continúa automáticamente en ${seconds} s.`,
    stayed: 'Esta página se queda abierta.',
    stay: 'Quedarse en esta página',
    siteLink: (host) => `Continuar a ${host}`,
    appLink: 'Continuar en la aplicación',
  },

  leave: {
    title: '¿Cancelar este pago?',
    told: 'Ya no podrá pagar en esta página. No se ha cobrado nada.',
    stay: 'Seguir pagando',
    leave: 'Cancelar el pago',
    working: 'Cancelando…',
  },

  sandbox,
};
