import type { Operation, Reference } from './reference.ts';

export const operationsOf = ({ chapters }: Reference): Operation[] =>
  chapters.flatMap(({ operations }) => operations);

/** The operations that can respond with an error code. */
export function answeringWith(code: string, reference: Reference): Operation[] {
  return operationsOf(reference).filter(({ responses }) =>
    responses.some(({ codes }) => codes.includes(code)),
  );
}
