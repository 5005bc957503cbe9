import { createContext, useContext } from 'react';
import type { OpenApiDocument } from '../../description/openApiDocument.ts';
import type { Carried } from '../carry/carriedValues.ts';
import type { Issue } from '../check/checkSchema.ts';
import type { Path } from '../draft/jsonPath.ts';
import type { ConsoleTexts } from '../consoleTexts.ts';
import type { Meanings } from './enumMeanings.ts';

/** What every field of a form needs, however deep it lies. */
export interface FormScope {
  document: OpenApiDocument;
  texts: ConsoleTexts;
  meanings: readonly Meanings[];
  /** What is wrong with the value at a JSON pointer. */
  issuesAt(pointer: string): readonly Issue[];
  change(path: Path, value: unknown): void;
  remove(path: Path): void;
  /** Values of earlier answers that fit a field. */
  carriedFor(model: string | undefined, field: string): readonly Carried[];
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** The scope of the form a field stands in. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('a field stands outside of a form');
  return scope;
}
