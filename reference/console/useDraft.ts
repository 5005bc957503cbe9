import { useMemo, useState } from 'react';
import type { OpenApiDocument } from '../description/openApiDocument.ts';
import { type Check, checkOf, type Issue } from './check/checkSchema.ts';
import { checkParameter } from './check/checkParameter.ts';
import { type Draft, firstDraft } from './draft/requestDraft.ts';
import { type ReadJson, readJson } from './draft/jsonPath.ts';
import type { ConsoleOperation } from './operation/consoleOperation.ts';

export interface Drafting {
  draft: Draft;
  change(next: Draft): void;
  /** The body as far as it can be read. */
  read: ReadJson;
  bodyIssues: readonly Issue[];
  /** By key of the parameter. */
  parameterIssues: Readonly<Record<string, readonly Issue[]>>;
}

/** What the reader is about to send, and how it differs from what the description asks for. */
export function useDraft(
  document: OpenApiDocument,
  operation: ConsoleOperation,
  known: Readonly<Record<string, string>>,
): Drafting {
  const [draft, change] = useState(() => firstDraft(document, operation, known));
  const check = useMemo(
    () => operation.body && checkOf(document, operation.body.schema),
    [document, operation.body],
  );
  const read = useMemo(() => readJson(draft.text), [draft.text]);
  const bodyIssues = useMemo(() => issuesOf(operation, check, read), [operation, check, read]);
  const parameterIssues = useMemo(() => {
    const rows = operation.parameters.map(
      (field) => [field.key, checkParameter(document, field, draft.parameters[field.key])] as const,
    );
    return Object.fromEntries(rows);
  }, [document, operation, draft.parameters]);
  return { draft, change, read, bodyIssues, parameterIssues };
}

function issuesOf({ body }: ConsoleOperation, check: Check | undefined, read: ReadJson): Issue[] {
  if (read.kind === 'value') return check?.(read.value) ?? [];
  const missing = read.kind === 'empty' && body?.required;
  return missing ? [{ pointer: '', keyword: 'required', wanted: '', found: undefined }] : [];
}
