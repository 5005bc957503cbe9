import type * as pt from '../pt/soap.ts';

export const soap: typeof pt.soap = { discontinued: 'Deprecated service' };

export const soapMoves: typeof pt.soapMoves = {
  header: 'header',
  path: 'in the path',
  query: 'in the query',
  body: 'in the body',
  data: 'in the response data',
  error: 'in the error',
  status: 'the HTTP status',
  request: (name) => `Request of ${name}`,
  answer: (name) => `Response of ${name}`,
  rest: 'In REST',
  sent: 'Request, in SOAP',
  got: 'Response, in SOAP',
};

export const soapFields: typeof pt.soapFields = { old: 'old; use', also: 'also' };

export const soapHook: typeof pt.soapHook = { caption: 'Notification form fields' };

export const soapEvents: typeof pt.soapEvents = { caption: 'SOAP service events' };

export const soapStates: typeof pt.soapStates = { caption: 'Integration states' };

export const soapMethod: typeof pt.soapMethod = {
  old: 'deprecated',
  parts: 'Parts',
  returns: 'Returns',
  address: 'In the sandbox',
  rest: 'In REST',
};

export const soapMethods: typeof pt.soapMethods = {
  caption: 'SOAP service methods',
  method: 'Method',
  words: 'What it does',
};

export const soapRestWay: typeof pt.soapRestWay = { use: 'In REST, use' };

export const soapChangelog: typeof pt.soapChangelog = {
  caption: 'SOAP service versions',
  version: 'Version',
  date: 'Date',
  words: 'What changed',
};

export const soapAddresses: typeof pt.soapAddresses = {
  caption: 'SOAP service URLs',
  where: 'Environment',
  both: 'Description (WSDL) and service',
};

export const soapVector: typeof pt.soapVector = {
  input: 'What goes into SHA-256',
  caption: 'A worked example of a hash',
};
