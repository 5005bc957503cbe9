import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Caller, Ports, RequestEntry } from '../domain/ports.ts';
import type { SoapObject } from './encode.ts';
import type { Fields } from './soapFields.ts';

export interface SoapContext extends Ports {
  /** Public origin of the sandbox and of its payment pages and icons. */
  publicUrl: string;
  deliveredCount(): number;
  /** Sends the due deliveries of a tenant, and waits for those that were sent after `since`. */
  flushDeliveries(tenant: string, since: number): Promise<void>;
}

/** Request of an authenticated caller who may act for its entity. */
export interface SoapRequest {
  context: SoapContext;
  caller: Caller;
  locale: Locale;
  request: Fields;
  items(): Fields[];
  /** Warnings for the log, to which the method adds the values that it ignored. */
  warnings: RequestEntry['warnings'];
}

/** Handles a method. Faults of a request are returned as a code of the method in the response. */
export type SoapHandler = (call: SoapRequest) => Promise<SoapObject>;
export type SoapHandlers = Readonly<Record<SoapMethodName, SoapHandler>>;
