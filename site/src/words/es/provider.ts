import type * as pt from '../pt/provider.ts';

export const environments: typeof pt.environments = {
  sandbox:
    'En su ordenador, con credenciales listas para usar. El dinero, los cajeros y los móviles son virtuales.',
  testing: 'En el proveedor, con las credenciales de prueba de su entidad. Ningún pago es real.',
  production: 'En el proveedor, con las credenciales de su integración. Los pagos son reales.',
  caption: 'Dónde responde la API',
};

export const sourceCode: typeof pt.sourceCode = {
  label: 'Descargar el código del portal',
  unpublished: 'El código de este portal no está publicado:',
  ask: 'pídalo a soporte',
};

export const runReceiver: typeof pt.runReceiver = {
  shell: 'Terminal',
  label: 'Ejecutar el receptor',
};

export const pluginFile: typeof pt.pluginFile = {
  link: {
    prestashop8: 'Descargue el módulo para PrestaShop 8',
    prestashop17: 'Descargue el módulo para PrestaShop 1.7',
    woocommerce: 'Descargue el plugin para WooCommerce',
  },
  unset: 'Este portal aún no tiene la dirección del archivo:',
  ask: 'pídalo a soporte',
};
