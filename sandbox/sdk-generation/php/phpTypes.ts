import type { ApiField, ApiType } from '../description/api.ts';

const plain = {
  text: 'string',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  anything: 'mixed',
  null: 'null',
} as const;

const takesNull = (type: ApiType) => type.kind === 'either' && type.of.some(({ kind }) => kind === 'null');

/** Type without null, which PHP writes as a question mark before the type. */
export function bare(type: ApiType): ApiType {
  if (type.kind !== 'either') return type;
  const others = type.of.filter(({ kind }) => kind !== 'null');
  const [only] = others;
  return only && others.length === 1 ? only : { kind: 'either', of: others };
}

function native(type: ApiType): string {
  switch (type.kind) {
    case 'oneOf':
      return 'string';
    case 'list':
    case 'map':
      return 'array';
    case 'model':
      return type.name;
    case 'either':
      return type.of.map(native).join('|');
    default:
      return plain[type.kind];
  }
}

/** Declared type of a field; nullable if the field is optional. */
export function declared({ type, required }: ApiField): string {
  const text = native(bare(type));
  if (text === 'mixed' || (required && !takesNull(type))) return text;
  return text.includes('|') ? `${text}|null` : `?${text}`;
}

/** Type for comments, which is more precise than a native type of PHP. */
export function documented(type: ApiType): string {
  switch (type.kind) {
    case 'oneOf':
      return type.values.map((value) => `'${value}'`).join('|');
    case 'list':
      return `list<${documented(type.of)}>`;
    case 'map':
      return `array<string, ${documented(type.of)}>`;
    case 'either':
      return type.of.map(documented).join('|');
    default:
      return native(type);
  }
}

/** Type of a field for comments; nullable if the field is optional. */
export function documentedField({ type, required }: ApiField): string {
  const text = documented(bare(type));
  return required && !takesNull(type) ? text : `${text}|null`;
}

export function modelsIn(type: ApiType): string[] {
  if (type.kind === 'model') return [type.name];
  if (type.kind === 'list' || type.kind === 'map') return modelsIn(type.of);
  return type.kind === 'either' ? type.of.flatMap(modelsIn) : [];
}

/** Expression that converts a JSON value to a type. */
export function hydrated(type: ApiType, value: string): string {
  const own = bare(type);
  if (own.kind === 'model') return `${own.name}::fromArray(${value})`;
  // PHP decodes an empty object to an object, not to an array.
  const given = own.kind === 'map' ? `(array) ${value}` : value;
  if ((own.kind === 'list' || own.kind === 'map') && own.of.kind === 'model') {
    return `array_map(${own.of.name}::fromArray(...), ${given})`;
  }
  return given;
}
