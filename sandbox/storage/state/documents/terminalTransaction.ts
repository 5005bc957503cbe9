import { cardEntries, slipStates } from '@balcao/contract/resources/terminals/enums.ts';
import { terminalActions, terminalStates } from '@balcao/contract/resources/terminals/lifecycle.ts';
import { uuid } from '@balcao/contract/schema/formats.ts';
import * as z from 'zod';
import type { TerminalTransaction } from '../../../domain/terminals/transaction.ts';
import { lateMoment, moment } from '../bounds.ts';
import { lastFour, line, word } from './parts.ts';

/** Wrong PINs, and acts of a simulated payer: far fewer than this. */
const most = 100;

const action = z.enum(terminalActions);

const readCard = z.strictObject({
  brand: line,
  last4Digits: lastFour,
  entry: z.enum(cardEntries),
  outcome: z.enum(['approve', 'decline']),
  code: word.optional(),
});

/** What a terminal does with a payment, inside its document. */
export const terminalTransaction = z.strictObject({
  uuid,
  state: z.enum(terminalStates),
  stateAt: moment,
  wrongPins: z.int().min(0).max(most),
  card: readCard.optional(),
  deadline: moment.optional(),
  next: z.strictObject({ at: moment, action }).optional(),
  script: z.strictObject({ acts: z.array(action).max(most), card: readCard }).optional(),
  lateMinutes: z.int().min(0).max(1_000_000).optional(),
  noticeAt: lateMoment.optional(),
  code: word.optional(),
  slip: z.enum(slipStates).optional(),
}) satisfies z.ZodType<TerminalTransaction>;
