import { savedErrors } from './errors/0011-0017.savedPayments.ts';
import { webErrors } from './errors/0031-0042.webPayments.ts';
import { otherErrors } from './errors/0051-0072.otherMethods.ts';

/** Codes of the SOAP methods, 0011 to 0072 (docs/decisions/soap-compatibility.md). */
export const soapErrors = { ...savedErrors, ...webErrors, ...otherErrors };
export type SoapCode = keyof typeof soapErrors;
