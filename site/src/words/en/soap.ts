import type * as pt from '../pt/soap.ts';

export const soap: typeof pt.soap = {
  discontinued: 'Deprecated service',
};

export const soapMoves: typeof pt.soapMoves = {
  header: 'header',
  path: 'in the path',
  query: 'in the query',
  body: 'in the body',
  data: 'in the data of the response',
  error: 'in the error',
  status: 'the HTTP status',
  request: (name) => `Request of ${name}`,
  answer: (name) => `Response of ${name}`,
  rest: 'In REST',
  sent: 'Request, in SOAP',
  got: 'Response, in SOAP',
};

export const soapFields: typeof pt.soapFields = {
  old: 'old; use',
  also: 'also',
};

export const soapHook: typeof pt.soapHook = {
  caption: 'Fields of the notification form',
};

export const soapEvents: typeof pt.soapEvents = {
  caption: 'Events of the SOAP service',
};

export const soapStates: typeof pt.soapStates = {
  caption: 'States of the integration',
};

export const soapMethod: typeof pt.soapMethod = {
  old: 'deprecated',
  parts: 'Parts',
  returns: 'Returns',
  address: 'In the sandbox',
  rest: 'In REST',
};

export const soapMethods: typeof pt.soapMethods = {
  caption: 'Methods of the SOAP service',
  method: 'Method',
  words: 'What it does',
};

export const soapRestWay: typeof pt.soapRestWay = {
  use: 'In REST, use',
};

export const soapChangelog: typeof pt.soapChangelog = {
  caption: 'Versions of the SOAP service',
  version: 'Version',
  date: 'Date',
  words: 'What changed',
};

export const soapAddresses: typeof pt.soapAddresses = {
  caption: 'URLs of the SOAP service',
  where: 'Environment',
  both: 'Description (WSDL) and service',
};

export const soapVector: typeof pt.soapVector = {
  input: 'What goes into SHA-256',
  caption: 'A hash worked out once',
};
