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

/** The type without its null: PHP writes that as a question mark in front. */
export function bare(type: ApiType): ApiType {
  if (type.kind !== 'either') return type;
  const others = type.of.filter(({ kind }) => kind !== 'null');
  const [only] = others;
  return only && others.length === 1 ? only : { kind: 'either', of: others };
}

/** A type as PHP itself checks it. */
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

/** What a field is declared with; one that may be left out is null then. */
export function declared({ type, required }: ApiField): string {
  const text = native(bare(type));
  if (text === 'mixed' || (required && !takesNull(type))) return text;
  return text.includes('|') ? `${text}|null` : `?${text}`;
}

/** A type as comments write it, which say more than PHP checks. */
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

/** The same of a field, null included where it may be left out. */
export function documentedField({ type, required }: ApiField): string {
  const text = documented(bare(type));
  return required && !takesNull(type) ? text : `${text}|null`;
}

/** Names of the models a type speaks of. */
export function modelsIn(type: ApiType): string[] {
  if (type.kind === 'model') return [type.name];
  if (type.kind === 'list' || type.kind === 'map') return modelsIn(type.of);
  return type.kind === 'either' ? type.of.flatMap(modelsIn) : [];
}

/** Code that turns what JSON gave into the type. */
export function hydrated(type: ApiType, value: string): string {
  const own = bare(type);
  if (own.kind === 'model') return `${own.name}::fromArray(${value})`;
  // An empty object is no array.
  const given = own.kind === 'map' ? `(array) ${value}` : value;
  if ((own.kind === 'list' || own.kind === 'map') && own.of.kind === 'model') {
    return `array_map(${own.of.name}::fromArray(...), ${given})`;
  }
  return given;
}
