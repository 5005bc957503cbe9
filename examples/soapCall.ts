import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import { namespaces } from '@balcao/contract/soap/namespaces.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { provider } from '../provider.config.ts';
import type { Credentials, Language } from './call.ts';

/** SOAP call of a script, from which samples are generated and requests sent. */
export interface SoapCall {
  soap: SoapMethodName;
  credentials: Credentials;
  lang: Language;
  /** Part after `entity`, by the names of the contract's types; unset if the method has none. */
  request?: unknown;
  /** Value of `entity.date`, if not the time of the call. */
  date?: string;
}

/** Path of description and service: that of the provider's own test environment. */
export const soapPath = soapService.paths.testing;

/** Base URL of a sample, that of the reader's sandbox. */
export const soapBaseUrl = provider.sandbox + soapPath;

/** Headers of a call (SOAP 1.1 §6.1). */
export function soapHeaders({ soap }: SoapCall): Record<string, string> {
  return { 'Content-Type': soapService.contentType, SOAPAction: `"${namespaces.service}#${soap}"` };
}
