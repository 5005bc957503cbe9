import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Caller, Ports, RequestEntry } from '../domain/ports.ts';
import type { SoapObject } from './encode.ts';
import type { Fields } from './fields.ts';

/** What SOAP needs besides the ports of the services. */
export interface SoapContext extends Ports {
  /** Origin under which the sandbox is reached; payment pages and icons lie there. */
  publicUrl: string;
  deliveredCount(): number;
  /** Sends what is due for a tenant, and waits until what left after `since` has arrived. */
  flushDeliveries(tenant: string, since: number): Promise<void>;
}

/** A call whose caller proved itself and may act for its entity. */
export interface SoapRequest {
  context: SoapContext;
  caller: Caller;
  locale: Locale;
  request: Fields;
  items(): Fields[];
  /** What the log warns of; the method adds what it passes over. */
  warnings: RequestEntry['warnings'];
}

/** Answers a method; what is wrong with a request is part of the answer, by a code of the method. */
export type SoapHandler = (call: SoapRequest) => Promise<SoapObject>;
export type SoapHandlers = Readonly<Record<SoapMethodName, SoapHandler>>;
