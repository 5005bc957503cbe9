import { timeoutSeconds } from '@balcao/reference/console/send/sendCall.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { ConsoleWords } from './pt.ts';

const counted = countIn(languageTags.es);

const types: Readonly<Record<string, string>> = {
  string: 'un texto',
  integer: 'un número entero',
  number: 'un número',
  boolean: 'true o false',
  object: 'un objeto',
  array: 'una lista',
  null: 'null',
};
const formats: Readonly<Record<string, string>> = {
  'date-time': 'una fecha ISO 8601, como 2026-01-15T10:00:00+00:00',
  email: 'una dirección de correo electrónico',
  uri: 'una URL completa, como https://loja.example/obrigado',
};

export const words: ConsoleWords = {
  ownPayments: {
    payment: 'su último pago',
    paymentToRefund: 'su último pago que se puede reembolsar',
    authorization: 'su última autorización sin capturar',
  },
  console: {
    title: 'Consola',
    close: 'Cerrar la consola',
    unknownOperation: 'La descripción de este servidor no incluye esta operación. Elija otro servidor.',
    check: {
      whole: 'el cuerpo',
      required: (field) => `Falta ${field}, que es obligatorio.`,
      type: (field, wanted, found) =>
        `${field} debe ser ${wanted.map((type) => types[type] ?? type).join(' o ')}, y aquí hay ${types[found] ?? found}.`,
      enum: (field, values) => `${field} debe ser uno de estos valores: ${values}.`,
      pattern: (field, example) =>
        `${field} no tiene el formato esperado${example === undefined ? '' : `; por ejemplo, ${example}`}.`,
      format: (field, format) => `${field} debe ser ${formats[format] ?? format}.`,
      minLength: (field, length) => `${field} debe tener al menos ${counted(length, 'carácter', 'caracteres')}.`,
      maxLength: (field, length) => `${field} no puede pasar de ${counted(length, 'carácter', 'caracteres')}.`,
      minimum: (field, least) => `${field} no puede ser menor que ${least}.`,
      maximum: (field, most) => `${field} no puede ser mayor que ${most}.`,
      minItems: (field, least) => `${field} debe tener al menos ${counted(least, 'elemento', 'elementos')}.`,
      maxItems: (field, most) => `${field} no puede tener más de ${counted(most, 'elemento', 'elementos')}.`,
      other: (field, keyword) => `${field} no cumple la regla ${keyword}.`,
    },
    server: { label: 'Servidor' },
    credentials: {
      title: 'Credenciales',
      user: 'Código de la plataforma',
      password: 'Clave privada',
      kept: 'Se quedan solo en esta pestaña, hasta que la cierre. Nunca aparecen en una URL ni en el historial, y la clave nunca aparece en el código mostrado.',
      given: 'Son las de su sandbox, ya rellenadas. Cámbielas para ver un rechazo.',
      none: 'sin rellenar',
      show: 'Mostrar',
      hide: 'Ocultar',
    },
    scenarios: {
      title: 'Escenarios',
      count: (count) => counted(count, 'situación', 'situaciones'),
      filled: (name) => `Rellenado: ${name}`,
    },
    parameters: { title: 'Parámetros' },
    body: {
      title: 'Cuerpo',
      view: 'Cómo escribir el cuerpo',
      form: 'Formulario',
      json: 'JSON',
      label: 'Cuerpo en JSON',
      broken: 'El JSON tiene un error. Corríjalo en la vista JSON y el formulario volverá.',
      notAnObject: 'El cuerpo no es un objeto: cámbielo en la vista JSON.',
    },
    field: {
      required: 'obligatorio',
      optional: (count) => counted(count, 'campo opcional', 'campos opcionales'),
      add: (name) => `Añadir ${name}`,
      remove: (name) => `Quitar ${name}`,
      addItem: (name) => `Añadir a ${name}`,
      item: (name, number) => `${name}, n.º ${number}`,
      none: 'Elija un valor',
      asNull: (name) => `${name} con el valor null`,
      entryName: 'Nombre de la nueva entrada',
      addEntry: 'Añadir',
    },
    issues: {
      count: (count) => counted(count, 'diferencia con la especificación.', 'diferencias con la especificación.'),
      allowed: 'Puede enviarlo igualmente, para ver el rechazo.',
      broken: (line) =>
        `El cuerpo no es JSON${line === undefined ? '' : ` (línea ${line})`}. Enviado así, se rechaza con`,
    },
    send: { send: 'Enviar', sending: 'Enviando…', stop: 'Detener' },
    answer: {
      title: 'Respuesta',
      ms: (milliseconds) => `${milliseconds} ms`,
      headers: 'Cabeceras',
      headersShown: 'Las que el servidor deja ver a una página.',
      body: 'Cuerpo de la respuesta',
      empty: 'Sin cuerpo.',
      errors: 'Qué significa:',
      open: (field) => `Abrir ${field}`,
      conforms: 'Conforme con la especificación',
      refuses: 'Un rechazo tal como lo describe la especificación',
      differs: (count) => `Difiere de la especificación en ${counted(count, 'punto', 'puntos')}:`,
      undocumented: 'La especificación no prevé este estado para la operación.',
      notJson: 'La respuesta no es JSON, al contrario de lo que dice la especificación.',
      arrived: (status, milliseconds) => `Respuesta ${status} en ${milliseconds} milisegundos`,
    },
    failures: {
      timeout: {
        title: 'El servidor no ha respondido a tiempo',
        text: `Han pasado ${timeoutSeconds} segundos sin respuesta y ha terminado la espera. La solicitud puede haberse tramitado: consulte antes de repetirla.`,
      },
      stopped: {
        title: 'Ha detenido la solicitud',
        text: 'El navegador ha dejado de esperar. La solicitud puede haber llegado al servidor: consulte antes de repetirla.',
      },
      offline: {
        title: 'Sin red',
        text: 'El ordenador no está conectado a la red. Conéctelo e inténtelo de nuevo.',
      },
      mixed: {
        title: 'El navegador ha bloqueado una URL sin https',
        text: 'Esta página se ha cargado por https y por eso no puede llamar a un servidor por http. Elija un servidor con https.',
      },
      permission: {
        title: 'El navegador no ha permitido llamar a su ordenador',
        text: 'El sandbox está en su ordenador y el navegador pide permiso para que una página de Internet acceda a él. Autorice el acceso a dispositivos locales en los permisos de este sitio e inténtelo de nuevo.',
      },
      unreadable: {
        title: 'El servidor está ahí, pero la página no puede leer la respuesta',
        text: 'El servidor no autoriza llamadas desde esta página (CORS), o cortó la conexión. Copie el código de abajo y llame desde su servidor.',
      },
      unreachable: {
        title: 'Nadie ha respondido en esa URL',
        text: 'El servidor no está en marcha, la URL no existe o la red no permite llegar a ella. No se ha perdido nada de lo que ha escrito.',
      },
      unsendable: {
        title: 'El navegador no puede enviar esto',
        text: 'Una cabecera o la URL tiene un carácter que no se puede enviar. Revise las credenciales y los parámetros.',
      },
    },
    deliveries: {
      title: 'Webhooks que ha causado la solicitud',
      waiting: 'Ninguno todavía. Aparecen aquí en cuanto salen.',
      body: 'Mensaje',
      attempts: (count) => counted(count, 'intento', 'intentos'),
      details: 'Ver la entrega en el sandbox',
      arrived: (name) => `Webhook ${name}`,
    },
    sample: {
      title: 'La solicitud en código',
      language: 'Lenguaje del código',
      broken: 'Corrija el JSON del cuerpo para verlo en código.',
    },
    history: { title: 'Historial', again: (what) => `Reabrir: ${what}` },
    carried: {
      use: (value) => `Usar ${value}`,
      from: (operation) => `de «${operation}»`,
      own: (value, words) => `${value}: ${words}.`,
    },
  },
  servers: { sandbox: 'Su sandbox', testing: 'Pruebas', production: 'Producción' },
  notices: {
    onlySandbox: 'El servidor de pruebas del proveedor no tiene simuladores: elija un sandbox.',
    noSandbox: 'Ningún sandbox ha respondido. Arranque uno en la carpeta del proyecto:',
    again: 'Volver a buscar',
    ownCopy: (version) =>
      `El servidor no ha dado su descripción; el formulario sigue la de este sitio, versión ${version}.`,
    versionsDiffer: (theirs, ours) =>
      `El servidor está en la versión ${theirs}; esta página describe la ${ours}. El formulario sigue la del servidor.`,
  },
  groups: {
    phone: 'El móvil MB WAY',
    card: 'La tarjeta, en la página de pago',
    amount: 'El importe, en el terminal',
    terminal: 'El terminal',
    entity: 'El NIF de la entidad',
    refusal: 'Rechazos',
    example: 'Ejemplos',
  },
  typeCard: (number) => `En la página de pago que abre la respuesta, introduzca la tarjeta \`${number}\`.`,
  looks: { waiting: 'en espera', delivered: 'entregada', failed: 'fallida' },
  languages: { PT: 'portugués', ES: 'español', EN: 'inglés' },
};
