import { setAtPath } from './fieldPath.ts';
import {
  type FormDefinition,
  type FormField,
  fieldsOf,
  isCheckbox,
  type TypedValues,
} from './formDefinition.ts';

export interface FormRequest {
  method: string;
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  /** Undefined where the call takes no body. */
  body?: unknown;
}

/** Converts a typed text to the value that is sent, by the field's type. */
function readValue({ fact }: FormField, text: string): unknown {
  // Text that is not a number is sent unchanged, so that the preview shows what was typed.
  if (fact.type === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text;
  if (fact.type === 'boolean') return text === 'true';
  return text;
}

/** The request that a form would send now. Empty fields are not sent. */
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

export function wirePath({ path, query }: FormRequest): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  return query.length > 0 ? `${path}?${search}` : path;
}
