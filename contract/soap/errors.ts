import { otherErrors } from './errors/other.ts';
import { savedErrors } from './errors/saved.ts';
import { webErrors } from './errors/web.ts';

/** Codes of the SOAP methods, 0011 to 0072 (spec 2 §8, FACTS 8.6). */
export const soapErrors = { ...savedErrors, ...webErrors, ...otherErrors };
export type SoapCode = keyof typeof soapErrors;
