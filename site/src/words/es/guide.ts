import type * as pt from '../pt/guide.ts';

export const sample: typeof pt.sample = {
  request: 'Solicitud',
  delivery: 'Su tienda recibe',
  language: 'Lenguaje del ejemplo',
  answer: 'Respuesta',
  dropped: 'se cortó la conexión',
  recorded: 'grabada en el sandbox',
};

export const checkDigits: typeof pt.checkDigits = {
  caption: 'Cálculo de los dígitos de control',
  entity: 'Entidad',
  firstSeven: 'Primeros siete dígitos',
  cents: (amount) => `Importe en céntimos, con ocho dígitos (${amount})`,
  number: 'N: todo seguido',
  rest: 'N × 100, resto de la división entre 97',
  check: 'Dígitos de control: 98 − resto',
  reference: 'Referencia',
};

export const credentials: typeof pt.credentials = {
  caption: 'Credenciales del sandbox',
  address: 'URL de la API',
  platform: 'Código de la plataforma',
  key: 'Clave privada',
  client: 'PayPay-ClientId',
  other: 'Credenciales de la otra plataforma',
};

export const transitions: typeof pt.transitions = {
  action: 'Qué ocurre',
  who: 'Quién',
  states: 'Estado',
  events: 'Eventos',
  new: 'nuevo',
};

export const slip: typeof pt.slip = { entity: 'Entidad', reference: 'Referencia', amount: 'Importe' };

export const scenarios: typeof pt.scenarios = {
  cards: 'Tarjetas de prueba',
  card: 'Número de la tarjeta',
  phones: 'Móviles de prueba',
  phone: 'Móvil',
  amounts: 'Importes con efecto en un terminal',
  amount: 'Importe, en céntimos',
  terminals: 'Terminales de prueba averiados',
  terminal: 'Terminal',
  entities: 'Entidades cuya alta se decide sola',
  entity: 'NIF',
  words: 'Qué ocurre',
  code: 'Código',
  faults: 'Fallos que puede tener una llamada',
  fault: 'Fallo',
  failureModes: 'Modos de fallo de una suscripción',
  failureMode: 'Modo',
};

export const viewApi: typeof pt.viewApi = { label: 'Ver la referencia' };

export const eventTable: typeof pt.eventTable = {
  caption: 'Eventos de los webhooks',
  event: 'Evento',
  when: 'Cuándo se envía',
  states: 'Estado después',
  ways: 'Métodos',
};

export const handlerTable: typeof pt.handlerTable = {
  caption: 'Formatos de los webhooks',
  body: 'Cuerpo de la solicitud',
};

export const amountLimits: typeof pt.amountLimits = {
  caption: 'Importes de cada método',
  method: 'Método',
  min: 'Mínimo',
  max: 'Máximo',
};

export const limitTable: typeof pt.limitTable = {
  caption: 'Límites y tiempos',
  timeout: 'Tiempo para responder a una entrega',
  statuses: 'Estados HTTP que cuentan como recibido',
  callback: 'Estado HTTP que cuenta como recibido en un callback',
  gaps: 'Minutos entre intentos',
  disable: 'Entregas fallidas seguidas hasta que se desactiva la suscripción',
  tolerance: 'Antigüedad máxima de una firma',
  card: 'Espera de la tarjeta',
  authorisation: 'Autorización',
  pin: 'Intentos de PIN',
  contactless: 'Sin PIN, por proximidad, hasta',
  late: 'Retraso en el que una autorización tardía aún se conserva (la venta ya está cancelada)',
  each: (own, shared) => `${own}; en el sandbox compartido, ${shared}`,
  characters: (count) => `${count} caracteres`,
  items: (count) => `${count} elementos`,
  objects: 'Pagos, clientes, entidades y asociaciones, de cada tipo',
  subscriptions: 'Suscripciones a webhooks',
  storedBytes: 'Datos guardados en total',
  deliveries: 'Entregas terminadas que recuerda',
  requestLog: 'Registro de llamadas de cada plataforma',
  state: 'Estado que se exporta e importa',
  stateRows: (rows, size, open) => `${rows} filas, ${size}; ${open} en modo público`,
  tenants: 'Sandboxes privados a la vez',
  body: 'Cuerpo de una solicitud',
  line: 'Nombres, códigos, identificadores y direcciones de correo',
  note: 'Texto libre: resumen, observaciones y datos adicionales',
  url: 'URL',
};

export const errorTable: typeof pt.errorTable = {
  caption: 'Errores posibles',
  code: 'Código',
  cause: 'Por qué',
  remedy: 'Qué hacer',
  outside: 'No cambia nada en el sandbox.',
  provoke: 'Para provocarlo en el sandbox:',
  call: 'consulte la solicitud',
  phone: 'teléfono',
  saved: 'con',
  card: 'tarjeta',
  header: 'cabecera',
  requests: 'solicitudes en un minuto, con',
};

export const refusedCalls: typeof pt.refusedCalls = {
  caption: 'Llamadas rechazadas, y cómo provocarlas',
  code: 'Respuesta',
  when: 'Cuándo',
  sent: 'Para provocarla en el sandbox',
  remedy: 'Qué hacer',
};

export const fieldTable: typeof pt.fieldTable = {
  caption: (name) => `Campos de ${name}`,
  formCaption: 'Campos del formulario',
  field: 'Campo',
  type: 'Tipo',
  words: 'Qué es',
  required: 'obligatorio',
  requiredWith: (parent) => `obligatorio con ${parent}`,
  nullable: 'o null',
  oneOf: 'Uno de:',
  standard: 'Por defecto:',
  minimum: 'Mínimo:',
  maximum: 'Máximo:',
  minLength: 'Caracteres, como mínimo:',
  maxLength: 'Caracteres, como máximo:',
  notAlways: 'no siempre presente',
};

export const retries: typeof pt.retries = {
  label: 'Intentos de una entrega',
  gap: (time) => `+ ${time}`,
  first: '1.er intento, en cuanto ocurre',
  attempt: (count, time) => `Intento ${count}, al cabo de ${time}`,
  end: 'Sin éxito: la entrega falla y no se repite sola',
};

export const signatureVector: typeof pt.signatureVector = {
  key: 'Clave privada',
  body: 'Cuerpo',
  message: 'Lo que se firma',
  hash: 'Resultado',
  caption: 'Una firma ya calculada',
};

export const stateTable: typeof pt.stateTable = {
  state: 'Estado',
  meaning: 'Qué significa',
  final: 'Puede quedar así',
  yes: 'Sí',
  no: 'No',
};

export const backOffice: typeof pt.backOffice = {
  caption: 'Pagos en terminal, en el back-office y en la API',
  label: 'En el back-office',
  state: 'En la API',
  meaning: 'Qué significa',
};

export const changes: typeof pt.changes = {
  captions: { api: 'Qué ha cambiado en la API', sandbox: 'Qué ha cambiado en este portal' },
  feed: 'Cambios de la API y del sandbox',
  portal: 'Portal',
  breaking: 'Rompe programas',
  date: 'Fecha',
  version: 'Versión',
  unpublished: 'fecha no publicada',
  subject: 'Qué',
  before: 'Antes',
  now: 'Ahora',
};

export const failureModes: typeof pt.failureModes = {
  caption: 'Modos de fallo de una suscripción',
  what: 'Qué les hace a los avisos',
};

export const basicHeader: typeof pt.basicHeader = {
  joined: 'Código de plataforma, dos puntos, clave',
  encoded: 'Lo mismo, en Base64',
  header: 'La cabecera',
  caption: 'Cómo se forma la cabecera Authorization',
};

export const livePanel: typeof pt.livePanel = {
  controls: 'En la API del sandbox:',
  loading: 'Preparando el panel…',
  open: 'Probar',
  failed: 'No se ha podido cargar el panel.',
  close: 'Cerrar el panel',
};

export const tryPayment: typeof pt.tryPayment = {
  title: 'Pague desde aquí mismo',
  words:
    'Cree el pago en su sandbox, páguelo en la página real, aquí al lado, y vea cambiar el estado y llegar el webhook firmado. Sin sandbox, el panel repite una grabación y dice cómo arrancar uno.',
};

export const forms: typeof pt.forms = {
  customer: {
    title: 'Haga la llamada desde aquí',
    words:
      'Rellene los campos, vea la solicitud en su lenguaje y envíela a su sandbox: la respuesta aparece aquí. Los valores que ya aparecen sirven en un sandbox nuevo.',
  },
  entity: {
    title: 'Rellene el alta desde aquí',
    words:
      'Escriba lo que ya sabe del comercio, copie el HTML en su sitio y abra la página de alta de su sandbox con los campos ya rellenados.',
    open: 'Abrir el alta rellenada',
    opens: 'El navegador envía el formulario y abre la página de alta en otra pestaña.',
    code: 'El formulario en HTML',
  },
};
