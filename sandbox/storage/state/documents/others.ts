import { customerRequest } from '@balcao/contract/resources/customers/schema.ts';
import { entityStates } from '@balcao/contract/resources/entities/enums.ts';
import { entityRegistration } from '@balcao/contract/resources/entities/schema.ts';
import { terminalFaults } from '@balcao/contract/resources/terminals/enums.ts';
import { phoneNumber, taxNumber, uuid } from '@balcao/contract/schema/formats.ts';
import * as z from 'zod';
import type { CustomerRecord } from '../../../domain/customers/customer.ts';
import type { SavedMethodRecord } from '../../../domain/customers/savedMethod.ts';
import type { EntityRecord } from '../../../domain/entities/entity.ts';
import type { BankAccount } from '../../../domain/ports.ts';
import type { TerminalRecord } from '../../../domain/terminals/terminal.ts';
import { id, moment } from '../bounds.ts';
import { cardFace, line, platformCode } from './parts.ts';

/** Documents of a state besides payments: every number and text within bounds, and no field besides. */

export const entityDocument = z.strictObject({
  clientId: taxNumber,
  platformCode,
  state: z.enum(entityStates),
  stateAt: moment,
  createdAt: moment,
  registration: entityRegistration,
  signedUp: z.literal(true).optional(),
  openedAt: moment.optional(),
  verdict: z.strictObject({ at: moment, action: z.enum(['approve', 'decline']) }).optional(),
}) satisfies z.ZodType<EntityRecord>;

export const customerDocument = z.strictObject({
  uuid,
  serial: id,
  clientId: taxNumber,
  details: customerRequest,
  createdAt: moment,
  updatedAt: moment,
}) satisfies z.ZodType<CustomerRecord>;

const saved = { uuid, serial: id, customerUuid: uuid, createdAt: moment };

export const savedMethodDocument = z.discriminatedUnion('code', [
  z.strictObject({ ...saved, code: z.literal('CC'), card: cardFace }),
  z.strictObject({ ...saved, code: z.literal('MW'), phone: phoneNumber }),
]) satisfies z.ZodType<SavedMethodRecord>;

export const terminalDocument = z.strictObject({
  uuid,
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
}) satisfies z.ZodType<TerminalRecord>;

export const bankAccountDocument = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9]{1,40}$/, { error: 'alphanumeric' }),
  owner: line,
  bankName: line,
  iban: line,
  swift: line,
}) satisfies z.ZodType<BankAccount>;
