import type * as pt from '../pt/reference.ts';
import { chosenMark } from './parts.ts';

export const serverNames: typeof pt.serverNames = {
  production: 'Producción',
  testing: 'Pruebas',
  sandbox: 'Su sandbox',
};

export const reference: typeof pt.reference = {
  operations: 'Operaciones',
  filter: 'Filtrar operaciones, campos y códigos',
  access: 'Autenticación',
  accessWords: 'Cada operación indica lo que requiere.',
  shared: 'Cabeceras de cualquier llamada',
  envelope: 'El sobre',
  envelopeWords: 'Todas las respuestas traen estos campos alrededor de los datos; cada operación muestra solo lo suyo.',
  refused: 'Un rechazo trae en su lugar un',
  alsoTakes: 'Acepta también',
  parameters: { path: 'En la ruta', query: 'En la query', header: 'En las cabeceras' },
  body: 'Cuerpo',
  bodyExamples: 'Cuerpos que el sandbox acepta',
  optional: 'Puede faltar.',
  required: 'obligatorio',
  values: 'Valores',
  limits: {
    default: 'Por defecto',
    length: 'Longitud',
    range: 'Valor',
    items: 'Elementos',
    pattern: 'Patrón',
  },
  example: 'Ejemplo',
  answers: 'Respuestas',
  codes: (count) => (count === 1 ? '1 código' : `${count} códigos`),
  callback: 'Callback',
  deprecated: 'Obsoleta',
  guides: 'Guías',
  tryIt: 'Probar',
  copyMarkdown: 'Copiar en Markdown',
  copyCode: 'Copiar el código',
  request: 'Solicitud',
  answer: 'Respuesta',
  recorded: 'grabada en el sandbox',
  language: 'Lenguaje del ejemplo',
  webhooks: 'Eventos por webhook',
  webhooksWords: 'Lo que llega a la URL suscrita: primero el formato común, después cada evento.',
  models: 'Modelos',
  modelsWords: 'Cada objeto, una sola vez; las operaciones remiten aquí.',
  errors: 'Errores',
  errorsWords: 'Todos los códigos, siempre con la misma información.',
  chosen: chosenMark.words,
  saw: 'Qué ha visto',
  happened: 'Qué ha pasado',
  fix: 'Cómo resolverlo',
  provoke: 'Cómo provocarlo',
  where: 'Qué operaciones',
  everywhere: (count, all) => `${count} de las ${all} operaciones.`,
  nowhere: 'Ninguna lo responde: llega en `paymentMethod.result` y en el evento del pago.',
  outside: 'No cambia nada en el sandbox.',
  retryable: 'Puede funcionar si lo repite más tarde.',
  sharedAnswers: 'Errores comunes',
  sharedAnswersWords:
    'Muchas operaciones pueden darlos; cada una remite aquí. Los que solo existen en el sandbox no se repiten en cada operación: el 403 puede venir de las que piden credenciales, y el 429 y el 503, de todas.',
  filterHint: 'Operación, campo o código',
  unfold: (name) => `Campos de ${name}`,
};

export const sandboxReference: typeof pt.sandboxReference = {
  accessWords:
    'Los simuladores piden la plataforma, y nunca la entidad. El estado del proceso y la apertura de un sandbox no piden nada.',
  errorsWords: 'Los códigos que solo da el sandbox. Los que también da la API están en la referencia de la API.',
  nowhere: 'Ninguna de esta página: viene de una llamada a la API, o del nombre con el que se llamó al sandbox.',
};

export const behaviour: typeof pt.behaviour = {
  found: 'Resultados',
  foundNothing: 'Nada con ese nombre.',
  linkCopied: 'Enlace copiado',
  copied: 'Copiado',
  failed: 'No ha sido posible: ¿está sin conexión?',
};

export const provocation: typeof pt.provocation = {
  phone: 'En el sandbox, cobre por MB WAY al móvil',
  saved: 'con `createRegistration`',
  card: 'En el sandbox, pague con la tarjeta',
  fault: 'En el sandbox, añada a cualquier llamada de la API la cabecera',
  streams: 'En el sandbox, abra este número de flujos en',
  pipelining: 'Envíe dos solicitudes en una conexión, sin esperar la respuesta a la primera',
  requests: 'En un sandbox expuesto en Internet, haga este número de solicitudes en un minuto, con',
  call: 'En el sandbox, llame a',
  next: 'y después',
  body: 'con el cuerpo',
  clientId: 'con la cabecera',
  as: {
    other: 'con las credenciales de la otra plataforma del sandbox',
    'wrong key': 'con una clave privada incorrecta',
    nobody: 'sin credenciales',
  },
};

export const lifecycles: typeof pt.lifecycles = {
  createEntity: {
    title: 'Estados del alta',
    description: 'La entidad registrada queda pendiente hasta que el proveedor la aprueba o la rechaza.',
  },
  createCheckout: {
    title: 'Estados del checkout',
    description: 'El checkout empieza listo, espera al pagador y acaba pagado, autorizado, cancelado o con error.',
  },
  createPayment: {
    title: 'Un pago MB WAY o con un método guardado',
    description:
      'El pago espera la respuesta en el móvil y se confirma; rechazado, fallido o caducado vuelve a pendiente y se puede intentar otra vez. Una tarjeta guardada confirma al momento.',
  },
  createReference: {
    title: 'Una referencia Multibanco',
    description:
      'La referencia queda pendiente hasta que se paga; sin pago en el plazo se cancela, y todavía se puede pagar con retraso.',
  },
  createCapture: {
    title: 'De la autorización a la captura',
    description:
      'Un importe autorizado en la tarjeta se confirma con la captura o la liquidación; de un pago capturado se puede capturar el resto.',
  },
  createRefund: {
    title: 'Del pago al reembolso',
    description:
      'Un pago confirmado sigue confirmado después de reembolsarlo; si se reembolsa por completo el mismo día, queda cancelado.',
  },
  cancelPayment: {
    title: 'Lo que se puede cancelar',
    description: 'Un pago pendiente o autorizado lo cancela el comercio, o el fin del plazo.',
  },
  createTerminalPayment: {
    title: 'Un pago en el terminal',
    description:
      'El terminal espera la tarjeta y el PIN, autoriza y liquida; puede terminar porque el pagador cancele, se agote el tiempo o el banco la rechace.',
  },
  createWebhook: {
    title: 'Estados de una entrega',
    description: 'Una entrega espera, se acepta, o falla tras todos los intentos; se puede reenviar a mano.',
  },
};

export const consoleLoad: typeof pt.consoleLoad = {
  loading: 'Abriendo la consola…',
  failed: 'No se ha podido cargar la consola.',
  close: 'Cerrar',
  description: 'Leyendo la descripción de la API…',
};

export const moves: typeof pt.moves = {
  caller: 'Quién llama:',
  callers: {
    'platform-and-entity': 'su plataforma, en nombre de una entidad',
    platform: 'su plataforma',
    none: 'cualquiera, sin credenciales',
  },
  silent: 'sin webhook',
};
