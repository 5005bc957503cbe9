import type { Field, Operation } from '../description/reference.ts';

const rows = (fields: readonly Field[]): number =>
  fields.reduce((sum, { fields: inside }) => sum + 1 + rows(inside), 0);

/**
 * About how high an operation is on a wide screen, in pixels: the browser lays it out only when it comes into sight,
 * and the scroll bar should not jump then.
 */
export function heightOf({ parameters, body, answers, callbacks }: Operation): number {
  const fields = rows([...parameters.flatMap((group) => group.fields), ...(body?.fields ?? [])]);
  const given = answers.filter(({ codes }) => codes.length === 0);
  const refused = answers.length - given.length;
  return (
    420 +
    fields * 88 +
    rows(given.flatMap((answer) => answer.fields)) * 70 +
    refused * 44 +
    callbacks.length * 380
  );
}
