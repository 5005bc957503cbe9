import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import { namespaces } from '@balcao/contract/soap/namespaces.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { provider } from '../provider.config.ts';
import type { Credentials, Language } from './call.ts';

/** SOAP call of a script. Samples are generated from it, and its request is sent for the recording. */
export interface SoapCall {
  soap: SoapMethodName;
  credentials: Credentials;
  lang: Language;
  /** Part after `entity`, with the field names of the contract's types; unset if the method has none. */
  request?: unknown;
  /** Value of `entity.date`; default: the time of the call. */
  date?: string;
}

/** Path of the WSDL and the service, the same as on the provider's testing server. */
export const soapPath = soapService.paths.testing;

/** Base URL of a sample: the reader's sandbox and the path. */
export const soapBaseUrl = provider.sandbox + soapPath;

/** Headers of a call (SOAP 1.1 §6.1). */
export function soapHeaders({ soap }: SoapCall): Record<string, string> {
  return { 'Content-Type': soapService.contentType, SOAPAction: `"${namespaces.service}#${soap}"` };
}
