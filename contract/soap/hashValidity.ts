import { limit } from '../provenance/limit.ts';
import { specified } from '../provenance/origin.ts';

/** Maximum difference between the date of a signed SOAP request and now, in either direction. */
export const hashValidityMinutes = 90;

export const soapHashMinutes = limit({ value: hashValidityMinutes, origin: specified('guides 9') });
