import { describe, expect, it } from 'vitest';
import { toOpenApi30 } from './openApi30.ts';
import type { JsonSchema, OpenApiDocument } from './types.ts';

const schemaIn30 = (schema: JsonSchema) => {
  const { components } = toOpenApi30({
    info: { license: { name: 'MIT', identifier: 'MIT' } },
    components: { schemas: { Shop: schema } },
  } as unknown as OpenApiDocument);
  return (components as { schemas: { Shop: unknown } }).schemas.Shop;
};

describe('OpenAPI 3.0 says the same in its own words', () => {
  it.each<[string, JsonSchema, object]>([
    ['null among the types', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    ['an example', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    ['a reference alone', { $ref: '#/a' }, { $ref: '#/a' }],
    [
      'a sentence beside a reference',
      { $ref: '#/a', description: 'b' },
      { allOf: [{ $ref: '#/a' }], description: 'b' },
    ],
    [
      'a model or null',
      { anyOf: [{ $ref: '#/a' }, { type: 'null' }] },
      { type: 'object', nullable: true, allOf: [{ $ref: '#/a' }] },
    ],
    [
      'a choice without a letter',
      { type: ['string', 'null'], enum: ['D', '-', null] },
      { type: 'string', nullable: true, enum: ['D', '-', null], 'x-enum-varnames': ['D', 'OTHER'] },
    ],
    ['a rule for names', { type: 'object', propertyNames: { type: 'string' } }, { type: 'object' }],
    [
      'a field named as a keyword',
      { properties: { type: { type: 'string' } } },
      { properties: { type: { type: 'string' } } },
    ],
    [
      'a map',
      { additionalProperties: { type: ['string', 'null'] } },
      { additionalProperties: { type: 'string', nullable: true } },
    ],
  ])('%s', (_, schema, expected) => expect(schemaIn30(schema)).toEqual(expected));

  it('refuses several types', () => {
    expect(() => schemaIn30({ type: ['string', 'number'] })).toThrow('one type');
  });
});
