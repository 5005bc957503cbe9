import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import { namespaces } from '@balcao/contract/soap/namespaces.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { provider } from '../provider.config.ts';
import type { Credentials, Language } from './call.ts';

/** One call of the SOAP service as a script asks for it: what samples are generated from and what is sent. */
export interface SoapCall {
  soap: SoapMethodName;
  credentials: Credentials;
  /** Language of the messages that come back. */
  lang: Language;
  /** The part after `entity`, by the names of the contract's types; none where the method takes none. */
  request?: unknown;
  /** What `entity.date` says, where it is not the moment of the call. */
  date?: string;
}

/** Path below which description and service lie: that of the provider's own test environment. */
export const soapPath = soapService.paths.testing;

/** Address below which a sample calls, where a reader's own sandbox answers. */
export const soapBaseUrl = provider.sandbox + soapPath;

/** The headers of a call (SOAP 1.1 §6.1). */
export function soapHeaders({ soap }: SoapCall): Record<string, string> {
  return { 'Content-Type': soapService.contentType, SOAPAction: `"${namespaces.service}#${soap}"` };
}
