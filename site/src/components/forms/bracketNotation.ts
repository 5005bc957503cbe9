import { escapeAttribute } from '@balcao/text/escape.ts';

/** Form fields in brackets: `user[name]`, `availableMethods[0][code]` (docs/decisions/entity-registration.md). */
export function bracketFields(value: unknown, name = ''): [name: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inside]) => bracketFields(inside, name ? `${name}[${key}]` : key));
}

const quoted = (text: string) => `"${escapeAttribute(text)}"`;

export function formHtml(
  action: string,
  fields: readonly (readonly [name: string, value: string])[],
  label: string,
): string {
  const inputs = fields.map(([name, value]) => `  <input type="hidden" name=${quoted(name)} value=${quoted(value)}>`);
  return [`<form method="post" action=${quoted(action)}>`, ...inputs, `  <button>${label}</button>`, '</form>'].join(
    '\n',
  );
}
