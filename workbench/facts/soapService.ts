import { soap } from '@balcao/contract/generated/facts.pt.json';

/** Addresses and namespace of the SOAP service, the same in each language. */
export const soapService = soap.service;
