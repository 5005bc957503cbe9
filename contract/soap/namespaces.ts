import { soapService } from './service.ts';

/** Namespaces of the service and of the standards it uses (SOAP 1.1, WSDL 1.1, XML Schema). */
export const namespaces = {
  service: soapService.namespace,
  envelope: 'http://schemas.xmlsoap.org/soap/envelope/',
  encoding: 'http://schemas.xmlsoap.org/soap/encoding/',
  wsdl: 'http://schemas.xmlsoap.org/wsdl/',
  wsdlSoap: 'http://schemas.xmlsoap.org/wsdl/soap/',
  http: 'http://schemas.xmlsoap.org/soap/http',
  schema: 'http://www.w3.org/2001/XMLSchema',
  instance: 'http://www.w3.org/2001/XMLSchema-instance',
} as const;

/** SOAP versions; a response uses its request's (docs/decisions/soap-compatibility.md). `codes` renames faults. */
export const soapVersions = {
  '1.1': {
    envelope: namespaces.envelope,
    encoding: namespaces.encoding,
    mediaType: 'text/xml',
    codes: { Client: 'Client', Server: 'Server' },
  },
  '1.2': {
    envelope: 'http://www.w3.org/2003/05/soap-envelope',
    encoding: 'http://www.w3.org/2003/05/soap-encoding',
    mediaType: 'application/soap+xml',
    codes: { Client: 'Sender', Server: 'Receiver' },
  },
} as const;
export type SoapVersion = keyof typeof soapVersions;
