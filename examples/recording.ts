import type { Method } from '@balcao/contract/operations/operation.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { SoapCall } from './soapCall.ts';

/** Requests and responses of an example, byte for byte; the content of `recorded/pt/<id>.json`. */
export interface Recording {
  /** Group and name: `payments/multibanco`. */
  id: string;
  /** Language of the pages, the request texts and the API's responses. */
  locale: Locale;
  /** Time of the seed and of the stopped clock, which only the control API moves. */
  clock: string;
  steps: Step[];
}

export interface Step {
  name: string;
  /** Call of the API, the SOAP service or a simulator, or a delivery from the sandbox to the integrator. */
  kind: 'api' | 'soap' | 'control' | 'delivery';
  /** Operation of the contract, or method of the SOAP service; unset for a delivery. */
  operation?: string;
  /** Earlier steps that a fresh sandbox needs for the same response; unset for a delivery. */
  needs?: string[];
  /** Call from which a SOAP step's message was generated. The message contains a hash instead of the private key. */
  call?: SoapCall;
  request: RecordedRequest;
  response: RecordedResponse;
}

export interface RecordedRequest {
  method: Method;
  /** Path including the query. */
  path: string;
  /** Headers of a request that the reader sends, or of a delivery. */
  headers: Record<string, string>;
  body: string | null;
}

export interface RecordedResponse {
  /** 0 for a dropped connection. */
  status: number;
  headers: Record<string, string>;
  /** Body, or an empty string if there is none. */
  body: string;
}
