import type { groups as source, captions as sourceCaptions } from '../pt/trees.ts';

export const groups: typeof source = {
  entities: {
    label: 'Entidades',
    description: 'Crear comercios, asociarlos a su software y seguir la aprobación.',
  },
  checkouts: {
    label: 'Checkouts',
    description: 'Una página de pago lista para usar: por enlace, dentro de su sitio o de su aplicación.',
  },
  payments: {
    label: 'Pagos',
    description:
      'Cobrar con referencias Multibanco, MB WAY y métodos guardados; reservar, capturar y devolver el dinero de cualquier pago.',
  },
  terminals: {
    label: 'Terminales',
    description: 'Cobrar y reembolsar en un terminal de pago, por sí solo o controlado desde la API.',
  },
  cloud: { label: 'Cloud', description: 'Terminales que reciben de la API lo que tienen que cobrar.' },
  customers: {
    label: 'Clientes',
    description: 'Guardar clientes, sus métodos de pago y las entidades que los comparten.',
  },
  webhooks: {
    label: 'Webhooks',
    description: 'Recibir el aviso de cada pago, con la certeza de quién lo envía.',
  },
  prestashop: { label: 'PrestaShop', description: 'Recibir pagos en una tienda PrestaShop.' },
  'prestashop-old': {
    label: 'Versiones anteriores PrestaShop',
    description: 'Para tiendas que aún no han cambiado de versión.',
  },
  'prestashop-17': { label: 'PrestaShop 1.7', description: 'Recibir pagos en una tienda PrestaShop 1.7.' },
  woocommerce: { label: 'WooCommerce', description: 'Recibir pagos en una tienda WooCommerce.' },
  'soap-payments': { label: 'Pagos', description: 'Crear, consultar y cancelar pagos con la API SOAP.' },
  'soap-webhooks': { label: 'Webhooks', description: 'Recibir avisos de la API SOAP.' },
};

export const captions: typeof sourceCaptions = {
  start: 'Empezar',
  take: 'Cobrar',
  notified: 'Recibir avisos',
  live: 'Pasar a producción',
  test: 'Probar',
  look: 'Consultar',
  operate: 'Operar el sandbox',
};
