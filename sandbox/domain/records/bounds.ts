import { lastClockYear } from '@balcao/contract/control/sandboxQuotas.ts';
import * as z from 'zod';
import { writableInstants } from '../clock/lisbonTime.ts';

/** Numbers of records, as an imported state may hold them: whoever wrote it may want a sum to overflow or a date to be none. */

/** Every id fits the `int` of SOAP and eight hex digits, with room above in practice. */
export const largestId = 1_000_000_000;

/** An id, or the next number of a counter. */
export const id = z.int().min(1).max(largestId);

/** How often something happened. */
export const count = z.int().min(0).max(largestId);

/** Years a state may lie before it is imported, its clock at the end. */
const yearsKept = 100;

/** When something happened or will: from 1970 until the clock can go no further. */
export const moment = z
  .int()
  .min(0)
  .max(Date.UTC(lastClockYear + yearsKept));

/** How far a clock may run ahead of real time, which was past 2026 whenever a state was made. */
export const clockOffset = z
  .int()
  .min(0)
  .max(Date.UTC(lastClockYear + 1) - Date.UTC(2026));

/** The beginning of a validity, which merchants may put at any date with a year of four digits. */
export const anyMoment = z.int().min(writableInstants.earliest).max(writableInstants.latest);

/** The end of a validity, which lies after the payment was made. */
export const lateMoment = z.int().min(0).max(writableInstants.latest);

export const duration = z.int().min(0).max(largestId);

export const flag = z.literal([0, 1]);
