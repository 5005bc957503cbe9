import { type TerminalFault, terminalFaults } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import type { Terminal, TerminalFilters } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import { taxNumber, uuid } from '@balcao/contract/schema/formats.ts';
import * as z from 'zod';
import { formatLisbon } from '../clock/lisbonTime.ts';
import type { Page } from '../page.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { moment } from '../records/bounds.ts';
import { line, platformCode } from '../records/recordParts.ts';

/** Stored terminal; times in milliseconds. */
export const terminalRecord = z.strictObject({
  uuid,
  /** Entity that uses the terminal, and the platform that acts for the entity. */
  clientId: taxNumber,
  platformCode,
  terminalId: z.string().regex(/^\d{1,40}$/, { error: 'digits' }),
  name: line,
  model: line,
  processor: line,
  supplier: line,
  features: z.strictObject({
    allowRemoteTransactions: z.boolean(),
    allowGenerateQrCode: z.boolean(),
    allowRealTimeTransactionSinchronization: z.boolean(),
  }),
  createdAt: moment,
  updatedAt: moment,
  terminalFault: z.enum(terminalFaults),
});
export type TerminalRecord = z.infer<typeof terminalRecord>;

/** Terminals of a tenant with their transactions. Payments found here are locked as usual; terminals are not. */
export interface TerminalStore {
  find(uuid: string): Promise<TerminalRecord | undefined>;
  /** Terminals of an entity, filtered, sorted and paged. */
  list(clientId: string, filters: TerminalFilters): Promise<Page<TerminalRecord>>;
  ofPlatform(platformCode: string): Promise<TerminalRecord[]>;
  insert(terminal: TerminalRecord): Promise<void>;
  setTerminalFault(terminal: TerminalRecord, terminalFault: TerminalFault): Promise<void>;
  occupant(uuid: string): Promise<PaymentRecord | undefined>;
  last(uuid: string): Promise<PaymentRecord | undefined>;
  payments(uuid: string, limit: number): Promise<PaymentRecord[]>;
  /** Payments of the terminal that will still change by time alone. */
  unfinished(uuid: string): Promise<PaymentRecord[]>;
  /** Stores the code of a processed payment; returns false if the terminal already used it (409). */
  keepCode(uuid: string, code: string, paymentId: number): Promise<boolean>;
}

/** Presents a terminal with all three features, as in the samples of both operations (docs/decisions/terminals.md). */
export function presentTerminal(terminal: TerminalRecord): Terminal {
  const { uuid, terminalId, name, model, processor, supplier, features, createdAt, updatedAt } = terminal;
  return {
    uuid,
    terminalId,
    name,
    model,
    processor,
    supplier,
    features,
    createdAt: formatLisbon(createdAt),
    updatedAt: formatLisbon(updatedAt),
  };
}
