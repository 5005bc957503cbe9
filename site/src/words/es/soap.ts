import type * as pt from '../pt/soap.ts';

export const soap: typeof pt.soap = { discontinued: 'Servicio obsoleto' };

export const soapMoves: typeof pt.soapMoves = {
  header: 'cabecera',
  path: 'en la ruta',
  query: 'en la query',
  body: 'en el cuerpo',
  data: 'en los datos de la respuesta',
  error: 'en el error',
  status: 'el estado HTTP',
  request: (name) => `Solicitud de ${name}`,
  answer: (name) => `Respuesta de ${name}`,
  rest: 'En REST',
  sent: 'Solicitud, en SOAP',
  got: 'Respuesta, en SOAP',
};

export const soapFields: typeof pt.soapFields = { old: 'antiguo; use', also: 'también' };

export const soapHook: typeof pt.soapHook = { caption: 'Campos del formulario de notificación' };

export const soapEvents: typeof pt.soapEvents = { caption: 'Eventos del servicio SOAP' };

export const soapStates: typeof pt.soapStates = { caption: 'Estados de la integración' };

export const soapMethod: typeof pt.soapMethod = {
  old: 'obsoleto',
  parts: 'Partes',
  returns: 'Devuelve',
  address: 'En el sandbox',
  rest: 'En REST',
};

export const soapMethods: typeof pt.soapMethods = {
  caption: 'Métodos del servicio SOAP',
  method: 'Método',
  words: 'Qué hace',
};

export const soapRestWay: typeof pt.soapRestWay = { use: 'En REST, use' };

export const soapChangelog: typeof pt.soapChangelog = {
  caption: 'Versiones del servicio SOAP',
  version: 'Versión',
  date: 'Fecha',
  words: 'Qué cambió',
};

export const soapAddresses: typeof pt.soapAddresses = {
  caption: 'URL del servicio SOAP',
  where: 'Entorno',
  both: 'Descripción (WSDL) y servicio',
};

export const soapVector: typeof pt.soapVector = {
  input: 'Lo que entra en el SHA-256',
  caption: 'Un hash ya calculado',
};
