import { setAtPath } from './fieldPath.ts';
import {
  type FormDefinition,
  type FormField,
  fieldsOf,
  isCheckbox,
  type TypedValues,
} from './formDefinition.ts';

/** A call as a form makes it, before anybody's credentials. */
export interface FormRequest {
  method: string;
  /** With its parameters filled in. */
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  /** None where the call takes none. */
  body?: unknown;
}

/** What was typed as the value that is sent: an amount as a number, a choice of true or false as one. */
function readValue({ fact }: FormField, text: string): unknown {
  // What is not a number yet is shown as it stands, so that the request says what was typed.
  if (fact.type === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text;
  if (fact.type === 'boolean') return text === 'true';
  return text;
}

/** The call that a form would make now. A field left empty is not sent. */
export function formRequestOf(form: FormDefinition, typed: TypedValues): FormRequest {
  const filled = fieldsOf(form).flatMap((field) => {
    const text = typed[field.path]?.trim() ?? '';
    return text === '' ? [] : [{ field, text }];
  });
  const body: Record<string, unknown> = {};
  for (const { field, text } of filled) {
    if (field.location === 'body')
      setAtPath(body, field.path, isCheckbox(field) ? true : readValue(field, text));
  }
  const takesBody = fieldsOf(form).some(({ location }) => location === 'body');
  return {
    method: form.method,
    path: form.path.replace(/\{(\w+)\}/g, (whole, name: string) =>
      typed[name]?.trim() ? encodeURIComponent(typed[name].trim()) : whole,
    ),
    query: filled.flatMap(({ field, text }) =>
      field.location === 'query' ? [[field.path, text] as const] : [],
    ),
    body: takesBody ? body : undefined,
  };
}

/** Path and query as they go over the wire. */
export function wirePath({ path, query }: FormRequest): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  return query.length > 0 ? `${path}?${search}` : path;
}
