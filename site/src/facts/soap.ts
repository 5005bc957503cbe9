import type { FieldFact, OperationFact } from './types.ts';

/** The SOAP facts of the contract that pages use. */
export interface SoapMethodFact {
  id: string;
  summary: string;
  description: string;
  parts: readonly { name: string; type: string; list?: true }[];
  returns: string;
  /** REST equivalents, the usual one first. */
  operations: readonly OperationFact[];
}

export interface SoapFieldFact extends FieldFact {
  /** The newer name. */
  newName?: string;
  /** Older names that are accepted as well. */
  alsoRead?: readonly string[];
}

export interface SoapCodeFact {
  code: string;
  msg: string;
  cause: string;
  remedy: string;
  /** Following the remedy changes nothing in the sandbox. */
  remedyOutside?: true;
  /** A call that provokes it in the sandbox: method and fields. */
  provocation: SoapCallFact & { first?: SoapCallFact };
}

export interface SoapCallFact {
  method: string;
  given: readonly { field: string; value: string }[];
}

export interface SoapAddressFact {
  id: 'sandbox' | 'testing' | 'production';
  wsdl: string;
  endpoint: string;
}

export interface SoapVersionFact {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  words: string;
}

export interface SoapServiceFact {
  binding: { version: string; style: string; use: string };
  namespace: string;
  hashValidityMinutes: number;
  defaultMethod: string;
  mostItems: number;
  mostPayments: number;
}
