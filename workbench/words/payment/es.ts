import type { WorkbenchWords } from '../pt.ts';

export const create: WorkbenchWords['create'] = {
  amount: 'Importe en euros',
  code: 'Código del pedido',
  phone: 'Móvil del cliente',
  testNumbers: 'Números de prueba',
  testNumbersText: 'Responden solos, siempre de la misma manera. Elija uno y envíe.',
  allFields: 'Todos los campos',
  inCode: 'La solicitud en código',
  language: 'Lenguaje del ejemplo',
  loading: 'Cargando…',
  working: 'Creando…',
  refused: 'La solicitud se ha rechazado.',
  problem: {
    empty: 'Escriba un importe, por ejemplo 10,00.',
    shape: 'Esto no es un importe. Escríbalo así: 10,00.',
    decimals: 'Un importe tiene como máximo dos decimales.',
    large: 'Una referencia no admite más de 999.999,99 €.',
  },
};

export const device: WorkbenchWords['device'] = {
  atm: {
    create: 'Crear la referencia',
    again: 'Crear otra',
    pay: 'Pagar en el cajero',
    ahead: 'El cajero Multibanco aparece aquí, con la referencia en la pantalla.',
    waiting: 'Cuando la referencia se pague en el cajero.',
  },
  phone: {
    create: 'Enviar al móvil',
    again: 'Enviar otra',
    pay: 'Responder en el móvil',
    ahead: 'El móvil del cliente aparece aquí, con la solicitud en la pantalla.',
    waiting: 'Cuando el cliente acepte en el móvil.',
  },
  page: {
    create: 'Crear el checkout',
    again: 'Crear otro',
    pay: 'Pagar en la página',
    ahead: 'La página de pago real aparece aquí.',
    waiting: 'Cuando el cliente pague en la página.',
    frame: 'Página de pago dentro de esta',
    finished: 'Ahora el navegador del cliente iría a:',
    open: 'Abrir en otra pestaña',
    opens: 'Es la misma página, con el aspecto que pidió.',
  },
  terminal: {
    create: 'Enviar al terminal',
    again: 'Enviar otro',
    pay: 'Pagar en el terminal',
    ahead: 'El terminal de la tienda aparece aquí, con el importe en la pantalla.',
    waiting: 'Cuando se cierra el día del terminal.',
  },
  none: {
    create: 'Cobrar',
    again: 'Cobrar otra vez',
    pay: 'El cliente no hace nada',
    ahead: 'El método está guardado: el cobro no pasa por el cliente.',
    waiting: 'Enseguida.',
  },
  replayed: 'En una grabación aquí no se muestra nada: pulse para seguir lo que se grabó.',
  payReplayed: 'Pagar en la grabación',
};

export const track: WorkbenchWords['track'] = {
  title: 'Seguir el estado',
  order: 'Estados por los que pasa el pago',
  ahead: 'Empieza cuando se cree el pago.',
  waitingForWebhook: 'Llega después de la confirmación.',
  sending: 'Saliendo del sandbox…',
  noSubscription: 'Ningún webhook está suscrito a payment_confirmed. Cree uno con POST /api/webhooks y haga otro pago.',
  polling: 'Se repite hasta saberlo todo.',
  retrying: 'La consulta se repite sola hasta que haya respuesta: aquí no hace falta hacer nada.',
  after: (duration) => `${duration} después`,
  declined: 'Rechazado',
  means: {
    pending: 'El pago existe y nadie lo ha hecho todavía.',
    pending_confirmation: 'El pago espera confirmación.',
    authorised: 'El importe está retenido.',
    confirmed: 'El pago está hecho: puede entregar el pedido.',
    cancelled: 'El pago ya no se espera.',
    PaymentReady: 'La página existe y espera al cliente.',
    PaymentPending: 'El cliente eligió cómo paga; falta la confirmación.',
    PaymentSuccess: 'El dinero está pagado: puede entregar el pedido.',
    PaymentCancelled: 'La página ya no acepta el pago.',
    PaymentError: 'El intento falló; el cliente puede probar otra vez.',
    PaymentAuthorized: 'El importe está retenido.',
  },
};

export const receipt: WorkbenchWords['receipt'] = {
  title: 'Su pago',
  id: 'Pago',
  page: 'Checkout',
  received: (status: number) => `recibido, ${status}`,
  note: 'Sandbox. No vale como justificante.',
  after: 'Y después',
  print: 'Imprimir',
  copy: 'Copiar el recibo',
  copied: 'Recibo copiado.',
};

export const announcement: WorkbenchWords['announcement'] = {
  created: (name: string, amount: string) => `${name}: pago creado, importe ${amount}.`,
  badAmount: 'El importe no se puede leer.',
  networkFailure: 'El sandbox no respondió.',
  paid: 'El pago está confirmado.',
  declined: 'El intento se rechazó.',
  cancelled: 'El pago se canceló.',
  webhook: 'El webhook llegó.',
};
