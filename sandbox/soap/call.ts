import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Caller, Ports, RequestEntry } from '../domain/ports.ts';
import type { SoapObject } from './encode.ts';
import type { Fields } from './soapFields.ts';

export interface SoapContext extends Ports {
  /** Public origin of the sandbox, also of payment pages and icons. */
  publicUrl: string;
  deliveredCount(): number;
  /** Sends due deliveries of a tenant, and waits for those sent after `since`. */
  flushDeliveries(tenant: string, since: number): Promise<void>;
}

/** Request of an authenticated caller that may act for its entity. */
export interface SoapRequest {
  context: SoapContext;
  caller: Caller;
  locale: Locale;
  request: Fields;
  items(): Fields[];
  /** Warnings for the log; the method adds its ignored values. */
  warnings: RequestEntry['warnings'];
}

/** Handles a method; faults of a request are part of the response, as a code of the method. */
export type SoapHandler = (call: SoapRequest) => Promise<SoapObject>;
export type SoapHandlers = Readonly<Record<SoapMethodName, SoapHandler>>;
