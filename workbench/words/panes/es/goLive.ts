import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../paneWords.ts';

const counted = countIn(languageTags.es);

export const goLive: PaneWords['goLive'] = {
  title: 'Antes de producción',
  lead: 'Las situaciones que su receptor tiene que resolver bien, probadas en su URL, y las llamadas que hizo su programa, con un informe para imprimir.',
  url: 'URL de su receptor',
  urlHint: 'La que va a suscribir en producción, o el mismo programa en marcha en su máquina.',
  run: 'Comprobar',
  running: 'Comprobando…',
  useInbox: 'Usar el receptor del sandbox',
  note: 'Crea pagos y suscribe su URL mientras dura. Tarda cerca de medio minuto.',
  progress: (done, all) => `${done} de ${all} situaciones`,
  done: 'La comprobación ha terminado.',
  looks: {
    queued: 'a la espera',
    running: 'en curso',
    passed: 'superada',
    failed: 'fallida',
    skipped: 'sin probar',
  },
  scenarios: {
    paid: { title: 'Se paga una referencia', text: 'Llega payment_confirmed y el receptor lo acepta.' },
    phonePaid: { title: 'Se acepta un MB WAY', text: 'Llega payment_confirmed de un pago por móvil.' },
    phoneRefused: {
      title: 'Se rechaza un MB WAY',
      text: 'Llega payment_method_error: el pedido sigue sin pagar.',
    },
    cancelled: { title: 'Se cancela un pago', text: 'Llega payment_cancelled.' },
    expired: { title: 'Termina un plazo', text: 'Llegan payment_expired y payment_cancelled.' },
    refunded: { title: 'Se reembolsa un pago', text: 'Llega payment_refunded.' },
    duplicate: {
      title: 'El mismo mensaje llega dos veces',
      text: 'El receptor acepta los dos; el pedido solo puede pagarse una vez.',
    },
    callback: {
      title: 'Llega un callback',
      text: 'El cuerpo es el propio pago, y no una lista: el receptor lo acepta con 200, el único código que sirve.',
    },
    slow: {
      title: 'El mensaje llega a trozos',
      text: 'El receptor espera el cuerpo entero antes de verificar la firma: `Content-Length` dice cuánto mide, y no llega como `chunked`.',
    },
    forged: {
      title: 'Alguien falsifica un mensaje',
      text: 'La firma es de otra clave: el receptor lo rechaza con un código 4xx.',
    },
    replayed: {
      title: 'Alguien repite un mensaje antiguo',
      text: 'La firma es correcta, pero tiene más de media hora: el receptor lo rechaza.',
    },
    truncated: {
      title: 'El cuerpo llega cortado',
      text: 'La firma es la del cuerpo entero: el receptor lo rechaza, sin caerse.',
    },
  },
  shortfalls: {
    not_sent: 'El mensaje no llegó a salir a tiempo. Mire las entregas.',
    unanswered: 'El receptor no respondió.',
    not_accepted: 'El receptor debería responder 200, 201, 202 o 204.',
    callback_not_accepted:
      'A un callback el receptor tiene que responder 200: ningún otro código cuenta como recibido.',
    not_refused: 'El receptor aceptó lo que debía rechazar: no está verificando la firma.',
    crashed: 'El receptor respondió con un error del servidor; debería rechazar con 4xx.',
  },
  slow: 'Tardó más de 5 segundos: responda primero y trabaje después.',
  unasked: (url, paymentId) => `No preguntó a ${url} por el pago ${paymentId}: quizá pregunte a otro sandbox.`,
  skipped:
    'No se ha probado: el reloj del sandbox está adelantado, y el receptor cuenta con la hora real. Restablezca el sandbox y vuelva a comprobar.',
  broken: 'El sandbox no dejó preparar esta situación:',
  answered: (status, milliseconds, location) =>
    `respondió ${status} en ${milliseconds} ms${location ? `, y redirige a ${location}` : ''}`,
  noAnswer: (error) => (error ? `sin respuesta (${error})` : 'sin respuesta'),
  allPassed: 'El receptor ha respondido bien en todas las situaciones.',
  beyond: 'La comprobación ve las respuestas: si cada pedido sale una sola vez, solo lo dicen sus pruebas.',
  somePassed: (passed, all) => `El receptor superó ${passed} de ${all} situaciones.`,
  of: 'Receptor',
  print: 'Imprimir el informe',
  caller: {
    title: 'Su programa',
    lead: 'Las llamadas que su programa hizo a este sandbox, examinadas por el registro. Las de estas páginas no cuentan.',
    again: 'Examinar otra vez',
    none: 'El registro aún no tiene llamadas de su programa: ejecútelo, o ejecute sus pruebas, y examine otra vez.',
    counted: (calls, broken) =>
      `${counted(calls, 'llamada examinada', 'llamadas examinadas')}; ${counted(broken, 'regla incumplida', 'reglas incumplidas')}.`,
    looks: { clear: 'nada que señalar', found: 'por corregir', unexamined: 'sin examinar' },
    more: (count) => `y ${count} más`,
    payment: (id) => `pago ${id}`,
    link: 'Cómo se hace',
  },
};
