import type { ApiType } from '../description/api.ts';

const plain = {
  text: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  anything: 'Any',
  null: 'None',
} as const;

/** Formats a type as a Python annotation. `models` is put before the names of models. */
export function typeText(type: ApiType, models = ''): string {
  switch (type.kind) {
    case 'oneOf':
      return `Literal[${type.values.map((value) => JSON.stringify(value)).join(', ')}]`;
    case 'list':
      return `List[${typeText(type.of, models)}]`;
    case 'map':
      return `Dict[str, ${typeText(type.of, models)}]`;
    case 'model':
      return models + type.name;
    case 'either':
      return `Union[${type.of.map((one) => typeText(one, models)).join(', ')}]`;
    default:
      return plain[type.kind];
  }
}

export function docstring(lines: readonly string[], indent: string): string {
  if (lines.length === 0) return '';
  const safe = lines.map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" '));
  if (safe.length === 1) return `${indent}"""${safe[0]}"""\n`;
  return `${safe.map((line, at) => (line ? indent + (at === 0 ? '"""' : '') + line : '')).join('\n')}\n${indent}"""\n`;
}
