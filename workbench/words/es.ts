import { announcement, create, device, receipt, track } from './payment/es.ts';
import type { WorkbenchWords } from './pt.ts';

export const words: WorkbenchWords = {
  panel: 'Panel en directo: un pago de principio a fin',
  announcement,
  create,
  device,
  receipt,
  track,
  restart: 'Empezar de nuevo',
  next: { pay: 'Siguiente: pagar', track: 'Siguiente: seguir el estado' },

  mode: {
    looking: 'Buscando el sandbox…',
    loading: 'Cargando el sandbox en este navegador…',
    live: 'Sandbox en directo',
    recording: 'Grabación',
    recordingTitle: 'Esto es una grabación: ningún sandbox ha respondido.',
    recordingWhat: (when) =>
      `Los pasos muestran lo que el sandbox respondió el ${when}. Para usar sus propios valores, arranque uno en la carpeta del proyecto:`,
    command: 'npm start',
    source: 'dónde está el código',
    nobody: 'Ningún sandbox ha respondido.',
    startOne: 'Arranque uno en la carpeta del proyecto:',
    again: 'Volver a buscar',
    stillNone: 'Sigue sin responder.',
    inTab: 'en este navegador',
    unavailable: 'El sandbox no arranca en este navegador.',
    unavailableWhat:
      'Necesita una página por HTTPS o en localhost, y un navegador que deje a un sitio trabajar en segundo plano: algunas ventanas privadas no lo permiten.',
    unkept: {
      forbidden: 'El navegador no permite guardar datos: lo que haga aquí dura hasta que cierre esta pestaña.',
      full: 'El navegador no tiene espacio para guardar más: lo que haga a partir de ahora dura hasta que cierre esta pestaña.',
    },
  },

  destination: {
    label: 'Adónde van las solicitudes',
    change: 'Cambiar',
    choose: 'Elegir otro destino',
    kinds: {
      local: 'Su sandbox',
      tab: 'Sandbox en este navegador',
      url: 'Otro sandbox',
      testing: 'Servidor de pruebas',
      replay: 'Solo grabaciones',
    },
    shared: 'credenciales compartidas',
    given: 'credenciales de ejemplo',
    platform: (code) => `plataforma ${code}`,
    noKeys: 'sin credenciales',
    silent: (host) => `El sandbox que eligió no ha respondido: ${host}.`,
    silentWhat: 'No se envía nada a ningún otro sitio. Compruebe que está en marcha o elija otro destino.',
    noSimulators: 'El servidor de pruebas del proveedor no tiene simuladores.',
    noSimulatorsWhat: 'Este panel los necesita: por eso no le envía nada.',
    replay: 'Eligió ver solo grabaciones.',
    replayWhat: 'No se envía nada.',
    recordedAt: (when) => `Los pasos muestran lo que el sandbox respondió el ${when}.`,
    samples: {
      of: (host, credentials) => `Este código es para ${host}, ${credentials}.`,
      back: 'Mostrar el de la documentación',
    },
    placeholders: { platformCode: 'SU_CODIGO', privateKey: 'SU_CLAVE', clientId: 'SU_NIF' },
  },

  networkFailure: {
    unreachable:
      'El sandbox ha dejado de responder. No se ha perdido nada de lo que ha escrito: compruebe que está en marcha, o recargue la página si es el de este navegador, e inténtelo de nuevo.',
    timeout:
      'El sandbox ha tardado más de 10 segundos. No se ha perdido nada de lo que ha escrito: inténtelo de nuevo.',
    unreadable:
      'La respuesta no es JSON: quizá otro programa esté usando ese puerto. Revise la URL e inténtelo de nuevo.',
  },

  card: { entity: 'Entidad', reference: 'Referencia', amount: 'Importe' },

  atm: {
    hint: 'Pruebe a cambiar el importe: el cajero lo rechaza y dice por qué.',
    machine: 'Cajero automático virtual',
    service: 'Pago de servicios',
    working: 'Procesando. Espere…',
    done: 'Pago realizado',
    takeReceipt: 'Retire su recibo.',
    refused: 'Operación rechazada',
    keys: 'Teclado',
    writesIn: (field) => `El teclado escribe en: ${field}`,
    pay: 'Pagar',
    clear: 'Corregir',
    cancel: 'Anular',
    fresh: 'Nueva operación',
    receipt: 'Recibo',
    receiptNote: 'Simulación. No sirve como justificante.',
    paidAt: 'Fecha',
  },

  webhook: {
    title: 'Webhook',
    looks: { waiting: 'webhook por entregar', delivered: 'webhook entregado', failed: 'webhook fallido' },
    answered: (status, milliseconds) => `El receptor respondió ${status} en ${milliseconds} ms.`,
    answeredPlain: (status) => `El receptor respondió ${status}.`,
    unanswered: 'No se ha podido entregar: el receptor no respondió.',
    nextAt: (when) => `Nuevo intento a las ${when}.`,
  },

  signature: {
    title: 'Verificar la firma',
    valid: 'Firma válida',
    invalid: 'Firma no válida',
    computing: 'Calculando…',
    header: 'Separar la cabecera',
    headerWhat: (name) => `${name} trae el hash y la hora (ts, en segundos).`,
    message: 'Unir cuerpo y hora',
    messageWhat: (bytes) => `El cuerpo tal como llegó (${bytes} bytes), seguido de los dígitos de ts.`,
    hash: 'Calcular HMAC-SHA256',
    hashWhat: (key) => `Con la clave privada de la plataforma, ${key}.`,
    compare: 'Comparar',
    compared: {
      computing: 'Calculando…',
      valid: 'El resultado es igual al hash de la cabecera.',
      invalid: 'El resultado no es igual al hash de la cabecera: el mensaje no es el que se firmó.',
    },
    tamper: 'Cambiar un dígito del importe en el cuerpo',
    server: 'En su tienda esto se hace en el servidor: la clave privada nunca llega al navegador.',
    noHeader: 'La entrega no trae una cabecera PayPay-Signature que se pueda leer.',
    noCrypto:
      'Este navegador solo calcula firmas en https o en localhost. Abra esta página en http://localhost para verificarlas aquí.',
  },

  exchange: {
    request: 'Solicitud',
    answer: 'Respuesta',
    headers: 'Cabeceras',
    body: 'Cuerpo',
    willSend: 'Se va a enviar',
    networkFailure: {
      unreachable: 'Sin respuesta',
      timeout: 'Ha tardado demasiado',
      unreadable: 'Respuesta ilegible',
    },
    code: { copy: 'Copiar', copied: 'Copiado', code: 'Código' },
  },

  run: {
    title: 'Un pago en directo',
    method: 'Método de pago',
    methods: { multibanco: 'Multibanco', mbway: 'MB WAY', card: 'Tarjeta' },
    start: 'Ejecutar',
    again: 'Repetir',
    running: 'Ejecutando…',
    invitation: 'Pulse Ejecutar para verlo en su sandbox.',
    promise: 'Se ejecuta en su sandbox; sin él, reproduce una grabación.',
    startOne: 'Para usar su sandbox, en la carpeta del proyecto:',
    answerAhead: 'Ejecutar envía la solicitud y muestra aquí la respuesta.',
    state: 'Estado',
    stateAhead: 'Cambia cuando el cliente paga.',
    payer: {
      multibanco: 'El cajero virtual paga la referencia…',
      mbway: 'El móvil virtual acepta…',
      card: 'La tarjeta de prueba paga…',
    },
    paid: 'Pagado y confirmado: el sandbox ha pagado en lugar del cliente.',
    refund: 'Ver cómo se reembolsa',
    webhookAhead: 'Llega después, firmado.',
    silence: 'No ha llegado nada más. Compruebe que el sandbox sigue en marcha y repita.',
  },
};
