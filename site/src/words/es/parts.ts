import type * as pt from '../pt/parts.ts';

export const decision: typeof pt.decision = { yes: 'Sí', no: 'No' };

export const drawing: typeof pt.drawing = { label: 'Dibujo' };

export const platformDrawing: typeof pt.platformDrawing = {
  title: 'Back-office del proveedor',
  menu: 'Configurar > Integraciones > Plataformas de integración',
  heading: 'Plataformas de integración',
  add: 'Añadir',
  extension: 'Extensión',
  save: 'Guardar',
  nif: 'NIF',
  code: 'Código de la plataforma',
  key: 'Clave privada',
  addAlt:
    'el back-office del proveedor, en Configurar, Integraciones, Plataformas de integración, con el botón Añadir y el botón Guardar.',
  addCaption: 'Aquí se crea la plataforma.',
  credentialsAlt:
    'la plataforma ya creada: el NIF lleva el número 1, el código de la plataforma el 2 y la clave privada el 3.',
  credentialsCaption: 'Los tres valores de la plataforma.',
};

export const terminalViews: typeof pt.terminalViews = {
  caption: 'Un pago en el terminal, en la API y en el back-office',
  terminal: 'En el terminal',
  state: 'En la API',
  backOffice: 'En el back-office',
  words: 'En el mostrador',
  nothing: 'todavía sin estado',
};

export const families: typeof pt.families = {
  caption: 'Familias de errores',
  family: 'Familia',
  acts: 'Quién tiene que actuar',
  retry: '¿Repetir?',
  statuses: 'Estado HTTP',
  codes: 'Códigos',
  retried: { none: 'no', all: 'sí', some: 'solo' },
  actors: {
    e00100: 'Quien configura su programa: las credenciales o la entidad no son estas.',
    e00200: 'Quien programa: corrija lo que señala `source`.',
    e00300: 'La tienda: ajuste el importe o los datos, o cambie en el back-office lo que la entidad puede hacer.',
    e00400: 'Quien programa: elija otro método u otra operación. Si la plataforma debería poder, soporte.',
    e00500: 'Quien programa: la ruta, el `id` o el token no existen para esta entidad.',
    e00600: 'Su programa, si el estado del pago no lo permite; el cliente, si rechazó el banco o el móvil.',
    e05000: 'Su programa: use el cliente que ya existe.',
    s00100: 'Nadie: espere lo que indica `Retry-After`.',
  },
};

export const chosenMark: typeof pt.chosenMark = { words: 'elegido por el sandbox' };

export const assumptions: typeof pt.assumptions = {
  rule: 'Regla',
  reason: 'Por qué',
  source: 'Dónde se ve',
  measured: 'medido el',
  same: 'igual',
  different: 'diferente',
  absent: 'no viene',
  present: 'viene',
  captions: {
    limit: 'Límites que eligió el sandbox',
    payment: 'Pasos de un pago que eligió el sandbox',
    checkout: 'Pasos de un checkout que eligió el sandbox',
    terminal: 'Pasos de un terminal que eligió el sandbox',
    entity: 'Pasos de una entidad que eligió el sandbox',
    delivery: 'Pasos de una entrega que eligió el sandbox',
    error: 'Códigos cuya causa o estado eligió el sandbox',
    scenario: 'Valores de prueba del sandbox',
    field: 'Reglas de campos que eligió el sandbox',
    behaviour: 'Comportamiento que eligió el sandbox',
    extra: 'Lo que el sandbox tiene de más',
    published: 'Lo que solo muestra otro material publicado',
  },
};

export const environments: typeof pt.environments = {
  sandbox: 'En su ordenador, con credenciales listas para usar. El dinero, los cajeros y los móviles son virtuales.',
  testing: 'En el proveedor, con las credenciales de prueba de su entidad. Ningún pago es real.',
  production: 'En el proveedor, con las credenciales de su integración. Los pagos son reales.',
  caption: 'Dónde responde la API',
};

export const sourceCode: typeof pt.sourceCode = {
  label: 'Descargar el código del portal',
  unpublished: 'El código de este portal no está publicado:',
  ask: 'pídalo a soporte',
};

export const packageCommand: typeof pt.packageCommand = {
  run: 'Ejecutar el paquete',
  install: 'Instalar el paquete',
};

export const sdkDownloads: typeof pt.sdkDownloads = {
  caption: 'Clientes listos',
  client: 'De la API',
  sandbox: 'De los comandos del sandbox',
  checksums: 'Las sumas SHA-256 de todo lo que se descarga de este sitio están en',
};

export const runReceiver: typeof pt.runReceiver = { shell: 'Terminal', label: 'Ejecutar el receptor' };

export const pluginFile: typeof pt.pluginFile = {
  link: {
    prestashop8: 'Descargue el módulo para PrestaShop 8',
    prestashop17: 'Descargue el módulo para PrestaShop 1.7',
    woocommerce: 'Descargue el plugin para WooCommerce',
  },
  unset: 'Este portal aún no tiene la dirección del archivo:',
  ask: 'pídalo a soporte',
};

export const shopVersions: typeof pt.shopVersions = {
  caption: 'Lo que cada plugin pide a la tienda',
  need: 'Qué cuenta',
  needs: {
    shop: 'Versión de la tienda',
    php: 'PHP',
    newestPhp: 'PHP más reciente que funciona',
    extensions: 'Extensiones de PHP',
    plugin: 'Versión más reciente del plugin',
    blocks: 'Finalización de la compra por bloques',
    hpos: 'HPOS',
  },
  orLater: (version) => `${version} o posterior`,
  yes: 'Sí',
  no: 'No',
  unknown: 'No se sabe:',
  ask: 'pregunte',
};

export const callerRules: typeof pt.callerRules = {
  caption: 'Errores de quien llama',
  what: 'Qué sale mal',
  cost: 'Qué cuesta',
  remedy: 'Cómo se corrige',
  how: 'Cómo se hace',
};
