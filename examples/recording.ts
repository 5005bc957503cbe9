import type { Method } from '@balcao/contract/operations/operation.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { SoapCall } from './soapCall.ts';

/** Requests and responses of an example, byte for byte: the content of `recorded/pt/<id>.json`. */
export interface Recording {
  /** Group and name: `payments/multibanco`. */
  id: string;
  /** Language of its pages, of its texts and of the API's responses. */
  locale: Locale;
  /** Time of the seed and of the stopped clock; only the control clock moves it. */
  clock: string;
  steps: Step[];
}

export interface Step {
  name: string;
  /** Call of the API, of the SOAP service or of the simulators, or one by the sandbox to the integrator. */
  kind: 'api' | 'soap' | 'control' | 'delivery';
  /** Operation of the contract, or method of the SOAP service; unset for a delivery. */
  operation?: string;
  /** Earlier steps required for the same response in a fresh sandbox; unset for a delivery. */
  needs?: string[];
  /** Source of a SOAP step's message, which contains a hash instead of the private key. */
  call?: SoapCall;
  request: RecordedRequest;
  response: RecordedResponse;
}

export interface RecordedRequest {
  method: Method;
  /** Path with its query. */
  path: string;
  /** Headers of a reader's request, or of a delivery. */
  headers: Record<string, string>;
  body: string | null;
}

export interface RecordedResponse {
  /** 0 for a dropped connection. */
  status: number;
  headers: Record<string, string>;
  /** Empty if there is none. */
  body: string;
}
