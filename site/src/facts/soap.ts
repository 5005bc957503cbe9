import type { FieldFact, OperationFact } from './types.ts';

/** What the pages of the SOAP service read of the contract's facts (contract/facts/soap.ts). */
export interface SoapMethodFact {
  id: string;
  summary: string;
  description: string;
  parts: readonly { name: string; type: string; list?: true }[];
  returns: string;
  /** Those that do its work in REST, the usual one first. */
  operations: readonly OperationFact[];
}

export interface SoapFieldFact extends FieldFact {
  /** The name that has taken the place of this one. */
  newName?: string;
  /** Older names that are read as well. */
  alsoRead?: readonly string[];
}

export interface SoapCodeFact {
  code: string;
  msg: string;
  cause: string;
  remedy: string;
  /** A call that is answered with it in the sandbox: the method, and the fields to send it. */
  provocation: { method: string; given: readonly { field: string; value: string }[] };
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
