import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { numberFrom } from '../form/typedValue.ts';
import type { ParameterField } from '../operation/consoleOperation.ts';
import { type SchemaIssue, schemaCheck } from './checkSchema.ts';

/** Validates one typed parameter; undefined means that it is not sent. */
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
