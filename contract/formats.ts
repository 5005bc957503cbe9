import * as z from 'zod';

/** Integer above zero in cents: 10.00 € is 1000 (spec 1 §5). */
export const amountCents = z.int().positive();

/** ISO 8601 date and time; without an offset it is read as Lisbon time (FACTS 1.4). */
export const dateTime = z.iso.datetime({ offset: true, local: true });

/** A text that is not empty. */
export const text = z.string().min(1);

/** Only digits (e00228). */
export const digits = z.string().regex(/^\d+$/, { error: 'digits' });

/** Digits with commas between them, as in `id=1,2,3` (e00232). */
export const digitList = z.string().regex(/^\d+(,\d+)*$/, { error: 'digit_list' });

/** Letters and digits (e00229). */
export const alphanumeric = z.string().regex(/^[A-Za-z0-9]+$/, { error: 'alphanumeric' });

/** Words of letters, digits and `_`, `-` with commas between them, as in `sort=-createdAt,amount` (e00233). */
export const alphanumericList = z.string().regex(/^-?[A-Za-z0-9_]+(,-?[A-Za-z0-9_]+)*$/, {
  error: 'alphanumeric_list',
});

/** Two capitals: ISO 3166-1 alpha-2 country (e00234 when not capitals). */
export const countryCode = z
  .string()
  .length(2)
  .regex(/^[A-Z]+$/, { error: 'uppercase' });

/** Country code, hash sign, number: `351#912345678` (spec 1 §5, CHECK-DIGITS). */
export const phoneNumber = z.string().regex(/^\d{1,4}#\d{4,15}$/, { error: 'phone' });

/** An absolute http or https address (e00223). */
export const url = z.url({ protocol: /^https?$/ });

/** Lower-case 8-4-4-4-12 (FACTS 1.4). */
export const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'uuid' });

/** Portuguese tax number: nine digits (DECISIONS 28). */
export const taxNumber = digits.length(9);

/** A query parameter holding a whole number above zero (e00231, e00224). */
export const naturalQuery = z.coerce.number().int().positive();

/** Id of a checkout or token of the old flow: 40 letters and digits (FACTS 1.4, e00207). */
export const token = z.string().regex(/^[A-Za-z0-9]{40}$/, { error: 'token' });

/** Where a browser or an app goes next: any scheme but those that run or read something there (FACTS 4: deep links). */
export const address = z.url({ protocol: /^(?!(javascript|data|vbscript|file|blob)$)[a-z][a-z0-9+.-]*$/ });

/** A time with a space and no offset, as checkouts tell theirs (FACTS 1.4). */
export const plainDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** A time whose offset has no colon, as the old token flow tells its own (FACTS 1.4). */
export const compactDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{4}$/);
