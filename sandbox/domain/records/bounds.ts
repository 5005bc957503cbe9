import { lastClockYear } from '@balcao/contract/control/sandboxQuotas.ts';
import * as z from 'zod';
import { writableInstants } from '../clock/lisbonTime.ts';

/** Limits the numbers in imported states, because a forged state may try to cause overflows or invalid dates. */

/** Maximum id; fits SOAP's `int` and eight hex digits. */
export const largestId = 1_000_000_000;

/** Id or next value of a counter. */
export const id = z.int().min(1).max(largestId);

export const count = z.int().min(0).max(largestId);

/** Number of years by which times in an imported state may exceed the last year of the clock. */
const yearsKept = 100;

/** Time of an event: from 1970 until the clock's last moment. */
export const moment = z
  .int()
  .min(0)
  .max(Date.UTC(lastClockYear + yearsKept));

/** Offset of a clock ahead of real time; no state was exported before 2026. */
export const clockOffset = z
  .int()
  .min(0)
  .max(Date.UTC(lastClockYear + 1) - Date.UTC(2026));

/** Start of a validity, at any date with a four-digit year. */
export const anyMoment = z.int().min(writableInstants.earliest).max(writableInstants.latest);

/** End of a validity, always after the payment's creation. */
export const lateMoment = z.int().min(0).max(writableInstants.latest);

export const duration = z.int().min(0).max(largestId);

export const flag = z.literal([0, 1]);
