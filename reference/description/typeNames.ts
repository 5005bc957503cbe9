import { nameOfReference } from '@balcao/openapi/references.ts';
import type { JsonSchema } from '@balcao/openapi/types.ts';
import type { TypeName } from './referenceTypes.ts';

const plain = (before: string): TypeName => ({ before, after: '' });

function wrapType(before: string, { before: own, model, after: rest }: TypeName, after: string): TypeName {
  return model ? { before: before + own, model, after: rest + after } : { before: before + own + after, after: '' };
}

/** Union of types. At most one of them is linked. */
function unionType(types: readonly TypeName[]): TypeName {
  const [first = plain('any'), ...others] = types;
  if (first.model) return wrapType('', first, others.map(({ before }) => ` | ${before}`).join(''));
  return others.length === 0 ? first : wrapType(`${first.before} | `, unionType(others), '');
}

export function typeName(schema: JsonSchema): TypeName {
  const model = nameOfReference(schema);
  if (model) return { before: '', model, after: '' };
  if (schema.anyOf) return unionType(schema.anyOf.map(typeName));
  if (schema.items) return wrapType('', typeName(schema.items), '[]');
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return wrapType('{ [name]: ', typeName(schema.additionalProperties), ' }');
  const types = [schema.type ?? 'any'].flat();
  const [first = 'any', ...others] = types;
  return plain([first === 'string' ? (schema.format ?? first) : first, ...others].join(' | '));
}
