import type { PaneWords } from '../paneWords.ts';

export const lab: PaneWords['lab'] = {
  basket: {
    style: 'API que usa el plugin',
    styles: { soap: 'SOAP', rest: 'REST' },
    webhookOutcome: 'Qué le pasa al webhook',
    webhookOutcomes: {
      arrives: 'Llega a la tienda',
      lost: 'Se pierde por el camino',
      forged: 'Llega con una firma falsa',
    },
    submit: 'Hacer el pedido',
    again: 'Hacer otro pedido',
    working: 'Haciendo el pedido…',
    eitherStyle: '¿No sabe cómo se comunica su plugin? Deje SOAP: el pedido avanza de la misma manera.',
    nextOrder: 'Lo que cambie aquí vale para el próximo pedido.',
    noHashes:
      'Las solicitudes SOAP llevan un hash, y este navegador solo lo calcula en https o en localhost. Abra esta página por http://localhost para usar SOAP.',
    large: (most) => `Este método no admite más de ${most}.`,
  },
  notOffered: 'Este método no sirve para este importe: el proveedor no lo ha ofrecido. Cambie uno u otro.',
  order: {
    title: (number) => `Pedido ${number}`,
    product: 'Artículo',
    state: 'Estado del pedido',
    states: { awaiting: 'pendiente de pago', paid: 'pagado', cancelled: 'cancelado' },
    prestashop: 'En PrestaShop',
    woocommerce: 'En WooCommerce',
    inPrestashop: {
      awaiting: 'pendiente de pago',
      paid: 'pagado',
      cancelled: 'no está publicado: mírelo en Pedidos',
    },
    inWoocommerce: {
      awaiting: 'en espera, pendiente de pago',
      paid: 'procesando o completado',
      cancelled: 'cancelado',
    },
    slip: (entity, reference) => `Entidad ${entity}, referencia ${reference}`,
    pay: {
      MB: 'Pagar en el cajero Multibanco',
      MW: 'Aceptar en la aplicación MB WAY',
      CC: 'Pagar con una tarjeta de prueba',
    },
    paying: 'Pagando…',
    cancel: 'Cancelar en el back-office',
    cancelling: 'Cancelando…',
    returns: (host) =>
      `Al final, la página de pago vuelve a ${host}, que no existe. Cierre esa pestaña y siga aquí.`,
    staysOpen: {
      MB: 'Una referencia como esta no se cancela. Si el cliente no la paga, vence al final del plazo.',
      MW: 'Una solicitud que espera en el móvil no se cancela. El cliente la acepta, la rechaza o deja pasar el tiempo.',
    },
    open: 'Abrir la página de pago',
    back: 'El cliente vuelve a la tienda',
    update: 'Actualizar a mano',
    asking: 'Consultando…',
  },
  hint: {
    toPay: 'Falta que el cliente pague.',
    stillUnpaid: 'La tienda acaba de preguntar: aún no está pagado.',
    onTheWay: {
      paid: 'El cliente ha pagado. El webhook viene de camino.',
      cancelled: 'El pago se ha cancelado. El webhook viene de camino.',
    },
    lost: {
      paid: 'El cliente ha pagado, pero el webhook se ha perdido: la tienda no sabe nada. Actualice a mano.',
      cancelled:
        'El pago se ha cancelado, pero el webhook se ha perdido: la tienda no sabe nada. Actualice a mano.',
    },
    refused:
      'Ha llegado un webhook con una firma falsa. La tienda lo ha rechazado y el pedido no ha cambiado: si el cliente ya ha pagado, actualice a mano.',
    paid: {
      webhook: 'El webhook se ha verificado y el pedido está pagado.',
      back: 'El cliente ha vuelto, el plugin ha consultado el pago y el pedido está pagado.',
      update: 'La actualización manual ha encontrado el pago y el pedido está pagado.',
    },
    cancelled: {
      webhook: 'El webhook ha avisado de que el pago se ha cancelado.',
      update: 'La tienda ha preguntado, y el pago está cancelado.',
    },
  },
  log: 'Lo que se envió y se respondió',
  who: {
    plugin: 'Plugin',
    payer: 'Cliente',
    sandbox: 'Sandbox',
    provider: 'Proveedor',
    merchant: 'Comercio',
  },
  steps: {
    subscribe: 'Al guardar los ajustes, se suscribe a los avisos',
    webhookOutcome: 'Un comando decide el destino del webhook',
    offer: 'Consulta qué métodos sirven para el importe',
    place: 'Pide el pago del pedido',
    pay: 'Paga',
    cancel: 'Cancela el pago en el back-office',
    webhook: 'Avisa a la tienda',
    back: 'El cliente ha vuelto: comprueba si está pagado',
    update: 'Actualización manual: consulta el pago',
  },
  plan: {
    title: 'Lo que va a pasar',
    page: 'solo si el cliente vuelve de la página de pago',
    asked: 'solo si usted la pide',
    form: 'un formulario con hookHash',
    json: 'JSON con firma',
  },
  proof: {
    title: 'Verificar el hookHash',
    what: 'SHA-256 de la clave privada, el hookAction y el hookDate, seguidos.',
    sent: 'En el formulario',
    computed: 'Calculado aquí',
    valid: 'hookHash correcto',
    invalid: 'hookHash incorrecto',
    computing: 'Calculando…',
    fields: 'Los campos del formulario',
  },
};
