import type { Method } from '@balcao/contract/operations/operation.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { SoapCall } from './soapCall.ts';

/**
 * What one run of an example sent and got, byte for byte: the content of `recorded/pt/<id>.json`. Its
 * programs are made of it alone.
 */
export interface Recording {
  /** Group and name: `payments/multibanco`. */
  id: string;
  /** Language of the pages that show it, of its texts and of what the API answered. */
  locale: Locale;
  /** Time at which the sandbox was filled and its clock stood; only the control clock moves it. */
  clock: string;
  steps: Step[];
}

export interface Step {
  name: string;
  /** A call of the API, of the SOAP service or of the simulators, or one the sandbox made to the integrator. */
  kind: 'api' | 'soap' | 'control' | 'delivery';
  /** Operation of the contract, or method of the SOAP service; a delivery has none. */
  operation?: string;
  /** Earlier steps without which a fresh sandbox would answer otherwise; a delivery has none of its own. */
  needs?: string[];
  /** Of a SOAP step: what its message was made of. The message has a hash in the place of the private key. */
  call?: SoapCall;
  request: RecordedRequest;
  response: RecordedResponse;
}

export interface RecordedRequest {
  method: Method;
  /** With its query. */
  path: string;
  /** Those a reader sends, or the sandbox in a delivery. */
  headers: Record<string, string>;
  body: string | null;
}

export interface RecordedResponse {
  /** 0 where the connection dropped and no response came. */
  status: number;
  headers: Record<string, string>;
  /** Empty when there is none. */
  body: string;
}
