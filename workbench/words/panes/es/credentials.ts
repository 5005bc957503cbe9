import type { PaneWords } from '../pt.ts';

/** Who one is here. */
export const credentials: PaneWords['credentials'] = {
  title: 'Credenciales',
  lead: 'Las claves de este sandbox, un sandbox solo suyo, y lo que guarda.',
  keys: 'Las claves en uso',
  keysText: 'Son de prueba: sirven aquí y en ningún otro sitio.',
  fields: {
    address: 'URL de la API',
    platformCode: 'Código de la plataforma (usuario)',
    privateKey: 'Clave privada (contraseña)',
    clientId: 'PayPay-ClientId (NIF de la entidad)',
    authorization: 'Cabecera Authorization',
  },
  copy: (name) => `Copiar: ${name}`,
  sandboxes: 'Sandboxes',
  sandboxesText:
    'El compartido es de todos los que usan esta URL. En uno privado, los datos y el reloj son solo suyos.',
  shared: 'Compartido',
  private: 'Privado',
  inUse: 'en uso',
  use: 'Usar',
  using: (code) => `Se usa la plataforma ${code}.`,
  forget: 'Olvidar',
  seed: 'Semilla (opcional)',
  seedHint: 'La misma semilla da siempre las mismas claves. Déjela vacía para unas al azar.',
  create: 'Abrir un sandbox privado',
  opened: (code) => `El sandbox privado ${code} está abierto y en uso.`,
  state: 'Lo que guarda el sandbox',
  stateText: 'Guárdelo todo en un archivo, vuelva a ponerlo aquí o en otro sandbox, o empiece de cero.',
  export: 'Exportar',
  import: 'Importar',
  reset: 'Restablecer',
  keep: 'Dejarlo como está',
  resetTitle: '¿Restablecer el sandbox?',
  resetText:
    'Borra pagos, suscripciones, entregas y llamadas, y devuelve el reloj a la hora real. En el compartido, los borra a todos los que lo usan.',
  wasReset: 'El sandbox ha vuelto al principio.',
  wasExported: 'El archivo se ha guardado.',
  wasImported: 'El estado se ha puesto en el sandbox.',
  unreadable: 'El archivo no se puede leer.',
  unreadableText: 'No es JSON: elija un archivo que se haya exportado desde aquí.',
};
