import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { SimulationWords } from './pt.ts';

const plural = countIn(languageTags.es);

export const words: SimulationWords = {
  seed: 'Semilla',
  seedHint: 'Un número de hasta 999999999. La misma semilla muestra siempre lo mismo.',
  seedWrong: 'Escriba un número entero entre 0 y 999999999.',
  run: 'Ejecutar desde el principio',
  another: 'Otra semilla',
  loading: 'Cargando la simulación…',
  failed: 'La simulación no arranca en este navegador.',
  failedWhat:
    'Necesita un navegador actual que deje a la página ejecutar un programa en segundo plano. También puede haber fallado la red.',
  again: 'Volver a intentarlo',

  play: 'Reproducir',
  pause: 'Pausa',
  next: 'Paso siguiente',
  back: 'Paso anterior',
  position: (step, last) => `Paso ${step} de ${last}`,
  pace: 'Ritmo',
  paces: { slow: 'Lento', normal: 'Normal', fast: 'Rápido' },
  goTo: 'Ir al paso',
  go: 'Ir',
  stopAt: 'Parar en el paso',
  playUntil: 'Reproducir hasta ahí',
  stepWrong: (last) => `Escriba un paso entre 0 y ${last}.`,
  awaited: (step, known) => `El paso ${step} aún no ha llegado: la simulación va por el paso ${known}.`,

  new: 'inicio',
  flow: (counts) => `Pagos en cada estado: ${counts}.`,
  count: (state, count) => `${state} ${count}`,

  lastSteps: 'Últimos pasos',
  nothingYet: 'Todavía no ha pasado nada.',
  shop: (number) => `Tienda ${number}`,
  payment: (id) => `Pago ${id}`,
  noResponse: 'sin respuesta',
  moreCalls: (count) => `y ${plural(count, 'solicitud', 'solicitudes')} más`,
  messages: (count) => `Recibido: ${plural(count, 'webhook', 'webhooks')}.`,
  underWay: 'El paso siguiente empezó antes de que este acabara.',
  noEffect: 'No cambió nada.',

  holds: (count, step) =>
    step === 0
      ? 'Todavía no se ha comprobado nada.'
      : `Hasta el paso ${step} se cumple todo lo que se comprueba: ${plural(count, 'promesa', 'promesas')}.`,
  broken: 'Promesa rota:',
  checked: 'Qué se comprueba después de cada paso',
  isKept: 'se cumple',
  isBroken: 'rota',
  reached: 'Qué se ha alcanzado ya',
  kinds: {
    states: 'Estados',
    transitions: 'Transiciones',
    events: 'Eventos de webhook',
    operations: 'Operaciones de la API',
    soap: 'Métodos SOAP',
    codes: 'Códigos de error',
  },
  of: (met, all) => `${met} de ${all}`,
  repeat: 'Lo mismo en la carpeta del proyecto:',
  digest: 'Resumen de todo lo visto hasta este paso:',

  announce: {
    playing: 'La simulación está en marcha.',
    stands: (step) => `La simulación está parada en el paso ${step}.`,
    ended: (step) => `La simulación ha acabado en el paso ${step}.`,
    broken: (step) => `En el paso ${step} se ha roto una promesa.`,
  },

  promises: {
    'the sandbox fails only when it was asked to': 'El sandbox solo falla cuando se le pide.',
    'every response is as the contract describes it': 'Cada respuesta es como la describe el contrato.',
    'everything moves by the tables of its lifecycle alone':
      'Todo cambia de estado solo como permiten las tablas de estados.',
    'money is conserved: captured, refunded and settled sums add up':
      'No se pierde dinero: lo capturado, lo reembolsado y lo liquidado cuadran.',
    'what falls due happens, at its own moment': 'Lo que tiene plazo ocurre, y en su momento.',
    'what a search finds is what a payment says': 'Una búsqueda encuentra lo que dice el pago.',
    'references, ids of shops, pages and terminals belong to one payment':
      'Una referencia, un identificador de tienda, una página o una transacción de terminal pertenece a un solo pago.',
    'what was acknowledged is there, even after a crash':
      'Lo que se confirmó a quien lo pidió sigue ahí, incluso después de que caiga un proceso.',
    'only what a call is about changes, and a refusal changes nothing':
      'Una solicitud solo cambia aquello de lo que trata, y un rechazo no cambia nada.',
    'each committed event is put into the outbox for each of its subscriptions':
      'Cada evento guardado queda a la espera de entregarse a cada una de sus suscripciones.',
    'each message is delivered, waits for its next attempt, or is set aside':
      'Cada webhook se ha entregado, espera el intento siguiente o se ha apartado.',
    'each message that arrives is an attempt of one process that wrote it down':
      'Un webhook no se envía dos veces a la vez: cada uno que llega es un intento registrado.',
    'a subscription is disabled by failures in a row, and by nothing else':
      'Una suscripción solo se desactiva por fallos seguidos.',
    'messages about one payment reach a URL in their order':
      'Los webhooks de un pago llegan a una URL en su orden.',
    'every message is signed with the key of its platform':
      'Cada webhook va firmado con la clave de su plataforma.',
    'every message says what happened, as it is described':
      'Cada webhook dice lo que ha ocurrido, tal como está descrito.',
    'no message stays behind: every lease is returned, and what is due leaves':
      'Ningún webhook se queda atrás: lo que debe salir sale.',
    'REST, SOAP and the lists say the same': 'REST, SOAP y las listas dicen lo mismo.',
    'a state that was imported is exported as it was': 'Un estado importado se exporta tal como era.',
    'every call ends': 'Cada solicitud acaba.',
  },

  actions: {
    'merchant.reference': 'La tienda crea una referencia Multibanco.',
    'merchant.phone': 'La tienda pide un pago MB WAY.',
    'merchant.savedCard': 'La tienda cobra un método guardado.',
    'merchant.checkout': 'La tienda crea un checkout.',
    'merchant.token': 'La tienda guarda un método de pago.',
    'merchant.recurring': 'La tienda hace un cobro recurrente.',
    'merchant.capture': 'La tienda captura una autorización.',
    'merchant.refund': 'La tienda reembolsa un pago.',
    'merchant.adjust': 'La tienda cambia un importe autorizado.',
    'merchant.update': 'La tienda modifica un pago.',
    'merchant.cancel': 'La tienda cancela un pago.',
    'merchant.read': 'La tienda consulta pagos.',
    'payer.atm': 'El cliente paga en el cajero Multibanco.',
    'payer.phone': 'El cliente responde en el móvil.',
    'payer.card': 'El cliente introduce los datos de la tarjeta en la página de pago.',
    'payer.challenge': 'El cliente responde al banco.',
    'payer.pagePhone': 'El cliente elige MB WAY en la página de pago.',
    'payer.pageReference': 'El cliente elige Multibanco en la página de pago.',
    'payer.leave': 'El cliente sale de la página de pago.',
    'payer.pagePush': 'El cliente responde a la notificación que pidió la página.',
    'payer.pageAtm': 'El cliente paga la referencia que dio la página.',
    'subscriber.subscribe': 'La tienda se suscribe a un webhook.',
    'subscriber.update': 'La tienda modifica una suscripción.',
    'subscriber.delete': 'La tienda borra una suscripción.',
    'subscriber.failureMode': 'Las entregas de una suscripción pasan a fallar a propósito.',
    'subscriber.disable': 'Se desactiva una suscripción.',
    'subscriber.resume': 'Se reanuda una suscripción.',
    'subscriber.resend': 'La tienda pide que se vuelva a enviar un webhook.',
    'receiver.behave': 'El servidor de la tienda pasa a responder de otra manera.',
    'terminal.payment': 'La tienda envía un pago al terminal.',
    'terminal.refund': 'La tienda envía un reembolso al terminal.',
    'terminal.processed': 'La tienda registra un pago que el terminal ya hizo.',
    'terminal.amount': 'Se escribe un importe en el terminal.',
    'terminal.card': 'El cliente presenta una tarjeta en el terminal.',
    'terminal.pin': 'El cliente escribe el PIN en el terminal.',
    'terminal.leave': 'El cliente desiste en el terminal.',
    'terminal.fault': 'El terminal pasa a fallar a propósito.',
    'terminal.settlement': 'El terminal cierra el día.',
    'soap.createPaymentReference': 'Una tienda con SOAP crea una referencia.',
    'soap.doWebPayment': 'Una tienda con SOAP crea una página de pago.',
    'soap.checkWebPayment': 'Una tienda con SOAP consulta un pago.',
    'soap.cancelPayment': 'Una tienda con SOAP cancela un pago.',
    'soap.checkEntityPayments': 'Una tienda con SOAP pregunta por varios pagos.',
    'soap.getEntityPayments': 'Una tienda con SOAP lista pagos.',
    'soap.validatePaymentReference': 'Una tienda con SOAP valida una referencia.',
    'soap.saveEntityPayments': 'Una tienda con SOAP crea varios pagos.',
    'soap.checkIntegrationState': 'Una tienda con SOAP comprueba su integración.',
    'soap.subscribeToWebhook': 'Una tienda con SOAP se suscribe a un webhook.',
    'registrar.entity': 'Una plataforma registra una entidad.',
    'registrar.customer': 'La tienda registra un cliente.',
    'registrar.updateCustomer': 'La tienda modifica un cliente.',
    'registrar.deleteCustomer': 'La tienda borra un cliente.',
    'registrar.associate': 'Se asocia un cliente a una entidad.',
    'registrar.dissociate': 'Se desasocia un cliente de una entidad.',
    'registrar.deleteMethod': 'La tienda borra un método guardado.',
    'operator.fault': 'Las solicitudes siguientes de una tienda pasan a fallar a propósito.',
    'operator.clearFaults': 'Las solicitudes dejan de fallar a propósito.',
    'operator.read': 'Se consulta lo que el sandbox ha registrado.',
    'operator.export': 'Se exporta el estado de un sandbox.',
    'operator.import': 'Se importa un estado.',
    'operator.reset': 'Se restablece un sandbox.',
    'operator.review': 'Se decide el alta de una entidad.',
    'clock.advance': 'El reloj de un sandbox avanza.',
    'clock.moveTo': 'El reloj de un sandbox salta a otro día.',
    'clock.settle': 'El día se cierra y se liquida lo pagado.',
    'process.kill': 'El proceso del sandbox se va a matar en mitad de lo que venga después.',
    'process.restart': 'El proceso del sandbox se reinicia.',
    rest: 'Se espera a que acabe todo lo que debe ocurrir, y se comprueba todo.',
  },
};
