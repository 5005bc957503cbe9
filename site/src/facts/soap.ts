import type { Facts } from '@balcao/contract/facts/build.ts';
import type { OperationFact } from './types.ts';

/** The SOAP facts of the contract that pages use. */
type Soap = Facts['soap'];

/** A method with its REST equivalents, the usual one first. */
export type SoapMethodFact = Soap['methods'][number] & { operations: readonly OperationFact[] };
export type SoapFieldFact = Soap['types'][number]['fields'][number];
/** A code, with a call that provokes it in the sandbox. */
export type SoapCodeFact = Soap['errors'][number];
export type SoapCallFact = Omit<SoapCodeFact['provocation'], 'first'>;
export type SoapAddressFact = Soap['addresses'][number];
export type SoapVersionFact = Soap['changelog'][number];
export type SoapServiceFact = Soap['service'];
