import type * as pt from '../pt/home.ts';

export const home: typeof pt.home = {
  title: 'Portal del desarrollador',
  description:
    'Documentación técnica, referencia de la API y un sandbox que responde, para aceptar Multibanco y MB WAY.',
};

export const hero: typeof pt.hero = {
  eyebrow: (version) => `Portal del desarrollador · API ${version}`,
  promise: 'Reciba su primer pago antes de que se enfríe el café.',
  lead: 'Guías, referencia de la API y un sandbox en su ordenador. Empiece aquí mismo: elija cómo se paga, pulse Ejecutar y vea llegar el webhook firmado.',
  start: 'Hacer el primer pago',
  specification: 'Ver la referencia de la API',
  shop: '¿Tiene una tienda PrestaShop o WooCommerce? Cobre sin programar',
};

export const doors: typeof pt.doors = {
  title: 'Por dónde empezar',
  guides: 'Una tarea cada vez, de la primera solicitud al pago confirmado, con ejemplos ya ejecutados.',
  specification: 'Cada operación de la API: quién puede llamarla, qué devuelve y qué errores puede dar.',
  integrations: 'Plugins para tiendas PrestaShop y WooCommerce: recibir pagos sin programar.',
};

export const integration: typeof pt.integration = {
  title: 'Una integración en cuatro pasos',
  start: {
    title: 'Arranque el sandbox',
    words:
      'Un comando en la carpeta del código de este portal, y la API responde en su ordenador, con credenciales de prueba.',
  },
  create: {
    title: 'Cree un pago',
    words: 'Una llamada, en su lenguaje, devuelve la referencia o la página que mostrará al cliente.',
  },
  pay: {
    title: 'Páguelo como un cliente',
    words: 'El cajero virtual acepta, rechaza y deja pasar el plazo: vea cada caso antes que sus clientes.',
  },
  receive: {
    title: 'Reciba el webhook',
    words: 'Firmado como en producción: compruebe la firma, responda y entregue el pedido.',
  },
};

export const news: typeof pt.news = {
  title: 'Novedades',
  all: 'Todos los cambios',
  terminals: {
    title: 'Terminales cloud',
    words: 'Envíe pagos y reembolsos a un terminal de pago desde su software.',
  },
  events: {
    title: 'Más eventos',
    words: 'Los webhooks avisan también de los pagos autorizados y de la aprobación o el rechazo de una entidad.',
  },
  sandbox: {
    title: 'Un sandbox en su ordenador',
    words:
      'Responde como la API, guarda lo que se le envía y paga, rechaza o deja vencer el plazo cuando usted quiera.',
  },
  plugins: {
    title: 'PrestaShop 8',
    words: 'El nuevo plugin cobra dentro de la tienda, sin llevar al cliente a otra página.',
  },
};
