import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { useMemo, useState } from 'react';
import { type SchemaCheck, type SchemaIssue, schemaCheck } from './check/checkSchema.ts';
import { type ParsedJson, parseJson } from './draft/parseJson.ts';
import { type DraftFill, initialDraft, withFill } from './draft/requestDraft.ts';
import { numberFrom } from './form/formField.ts';
import type { ConsoleOperation, ParameterField } from './operation/consoleOperation.ts';

/** Validates a typed parameter; undefined means that it is not sent. */
export function checkParameter(
  document: OpenApiDocument,
  { key, required, schema, example }: ParameterField,
  typed: string | undefined,
): SchemaIssue[] {
  const pointer = `/${key}`;
  const missing = typed === undefined || typed === '';
  if (missing) return required ? [{ pointer, keyword: 'required', wanted: key, found: undefined }] : [];
  const numeric = schema.type === 'integer' || schema.type === 'number';
  const issues = schemaCheck(document, schema)(numeric ? numberFrom(typed) : typed);
  return issues.map((issue) => ({ ...issue, pointer, example: issue.example ?? example }));
}

export function useDraft(
  document: OpenApiDocument,
  operation: ConsoleOperation,
  known: Readonly<Record<string, string>>,
  fill: DraftFill = {},
) {
  const [draft, change] = useState(() => withFill(initialDraft(document, operation, known), fill));
  const check = useMemo(
    () => operation.body && schemaCheck(document, operation.body.schema),
    [document, operation.body],
  );
  const read = useMemo(() => parseJson(draft.text), [draft.text]);
  const bodyIssues = useMemo(() => issuesOf(operation, check, read), [operation, check, read]);
  const parameterIssues = useMemo(() => {
    const rows = operation.parameters.map(
      (field) => [field.key, checkParameter(document, field, draft.parameters[field.key])] as const,
    );
    return Object.fromEntries(rows);
  }, [document, operation, draft.parameters]);
  return { draft, change, read, bodyIssues, parameterIssues };
}
export type DraftState = ReturnType<typeof useDraft>;

function issuesOf({ body }: ConsoleOperation, check: SchemaCheck | undefined, read: ParsedJson): SchemaIssue[] {
  if (read.kind === 'value') return check?.(read.value) ?? [];
  const missing = read.kind === 'empty' && body?.required;
  return missing ? [{ pointer: '', keyword: 'required', wanted: '', found: undefined }] : [];
}
