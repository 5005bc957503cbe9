import * as z from 'zod';
import { firstOf } from './invariant.ts';

export const sumOf = (shares: readonly { amountCents: number }[] = []): number =>
  shares.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Path of a field that parsing dropped because the schema does not have it. */
function unknownIn(value: unknown, parsed: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return value === parsed ? undefined : path;
  if (typeof parsed !== 'object' || parsed === null) return path;
  return firstOf(Object.entries(value), ([key, held]) =>
    key in parsed ? unknownIn(held, (parsed as Record<string, unknown>)[key], `${path}/${key}`) : `${path}/${key}`,
  );
}

/** Fault of a value according to its schema; fields that the schema does not have are faults too. */
export function misfit(schema: z.ZodType, value: unknown): string | undefined {
  const { success, data, error } = schema.safeParse(value);
  if (!success) return z.prettifyError(error);
  const unknown = unknownIn(value, data);
  return unknown === undefined ? undefined : `${unknown} is not in the schema`;
}
