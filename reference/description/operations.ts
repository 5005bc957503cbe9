import type { Operation, Reference } from './reference.ts';

export const operationsOf = ({ chapters }: Reference): Operation[] =>
  chapters.flatMap(({ operations }) => operations);

export function answeringWith(code: string, reference: Reference): Operation[] {
  return operationsOf(reference).filter(({ responses }) =>
    responses.some(({ codes }) => codes.includes(code)),
  );
}
