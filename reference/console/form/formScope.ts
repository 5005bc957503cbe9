import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import type { JsonPath } from '@balcao/text/jsonPath.ts';
import { createContext, useContext } from 'react';
import type { CarriedValue } from '../carry/carriedValues.ts';
import type { SchemaIssue } from '../check/checkSchema.ts';
import type { ConsoleTexts } from '../consoleTexts.ts';
import type { BodyField, EnumMeanings } from './formField.ts';

export interface FieldProps {
  field: BodyField;
  path: JsonPath;
  value: unknown;
  within?: string;
  /** Whether the reader has just added the field. If so, it takes the focus. */
  isNew: boolean;
  onRemove?: () => void;
}

export interface FormScope {
  document: OpenApiDocument;
  texts: ConsoleTexts;
  meanings: readonly EnumMeanings[];
  issuesAt(pointer: string): readonly SchemaIssue[];
  change(path: JsonPath, value: unknown): void;
  remove(path: JsonPath): void;
  carriedFor(model: string | undefined, field: string): readonly CarriedValue[];
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('a field stands outside of a form');
  return scope;
}
