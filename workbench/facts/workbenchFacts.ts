import { soap } from '@balcao/contract/generated/facts.pt.json';
import { loaderOf } from '../core/locale.ts';
import type * as facts from './pt.ts';

/** URLs and namespace of the SOAP service, which do not depend on the language. */
export const soapService = soap.service;

export type WorkbenchFacts = typeof facts;

export const loadFacts = loaderOf<WorkbenchFacts>({
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
  en: () => import('./en.ts'),
});
