import type { JsonSchema } from '@balcao/openapi/types.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Operation } from '../operations/operation.ts';
import { operations } from '../operations.ts';
import { sdkLanguages } from '../resources/sdks/languages.ts';
import { dateTime } from '../schema/formats.ts';
import { specEnums } from '../specification/specifiedEnums.ts';
import { specOperations } from '../specification/specifiedOperations.ts';
import { extraEnums } from './extras.ts';
import { fieldRuleAt, fieldRules } from './fieldRules.ts';

const parts = ['params', 'query', 'body'] as const;
const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'minItems', 'maxItems'];

/** Names of patterns in the table. Other patterns appear as their text, which no row has. */
const patterns: Readonly<Record<string, string>> = {
  [String(toJson(dateTime).pattern)]: 'dateTime',
  '^[1-9]\\d{0,3}#\\d{4,15}$': 'phone',
  '^(351#\\d{9}|(?!351#)[1-9]\\d{0,3}#\\d{4,14})$': 'walletPhone',
  '^(\\d{1,4}#)?\\d{4,15}$': 'anyPhone',
  '^-?[A-Za-z0-9_]+(,-?[A-Za-z0-9_]+)*$': 'alphanumeric_list',
  '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$': 'uuid',
  '^[A-Z]+$': 'uppercase',
  '^[A-Za-z0-9]+$': 'alphanumeric',
  '^[A-Za-z0-9]{40}$': 'token',
  '^\\d+$': 'digits',
  '^[1-9]\\d*$': 'id',
  '^[1-9]\\d*(,[1-9]\\d*)*$': 'payment_ids',
  '^\\d{4}-\\d{4}-\\d{4}$': 'certificate',
  '^e\\d{5}$': 'errorCode',
};

function toJson(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const checks = (zodSchema._zod.def as { checks?: { _zod: { def: { check: string } } }[] }).checks ?? [];
      if (checks.some((check) => check._zod.def.check === 'custom')) jsonSchema.custom = true;
    },
  }) as JsonSchema;
}

function rulesOf(schema: JsonSchema): string[] {
  const { pattern, format, default: standard, enum: values, propertyNames, custom } = schema;
  const names = propertyNames as JsonSchema | undefined;
  return [
    ...bounds
      .filter((bound) => bound in schema && Math.abs(Number(schema[bound])) !== Number.MAX_SAFE_INTEGER)
      .map((bound) => `${bound} ${schema[bound]}`),
    // Omits the pattern if there is a format, because the format implies it.
    ...(pattern && !format ? [`pattern ${patterns[String(pattern)] ?? pattern}`] : []),
    ...(format ? [`format ${format}`] : []),
    ...('default' in schema ? [`default ${JSON.stringify(standard)}`] : []),
    ...(values ? [`enum ${values.join() === sdkLanguages.join() ? 'sdkLanguages' : JSON.stringify(values)}`] : []),
    ...(names && Object.keys(names).length > 1 ? ['propertyNames'] : []),
    ...(custom ? ['custom'] : []),
  ];
}

function* rulesIn(schema: JsonSchema, path: string, root: JsonSchema): Generator<readonly [string, string]> {
  if (schema.$ref) {
    const definitions = root.$defs as Record<string, JsonSchema>;
    return yield* rulesIn(definitions[schema.$ref.replace('#/$defs/', '')] as JsonSchema, path, root);
  }
  for (const rule of rulesOf(schema)) yield [rule, path] as const;
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    const inside = path.endsWith(' ') ? `${path}${name}` : `${path}.${name}`;
    // Path parameters are always required.
    if (schema.required?.includes(name) && !path.endsWith('params ')) yield ['required', inside] as const;
    yield* rulesIn(child as JsonSchema, inside, root);
  }
  for (const part of [...(schema.anyOf ?? []), ...((schema.allOf as JsonSchema[] | undefined) ?? [])])
    yield* rulesIn(part, path, root);
  if (schema.items) yield* rulesIn(schema.items as JsonSchema, `${path}[]`, root);
}

const rules = Object.entries<Operation>(operations).flatMap(([id, operation]) =>
  parts.flatMap((part) => {
    const schema = operation[part];
    if (!schema) return [];
    const json = toJson(schema);
    return [...rulesIn(json, `${id} ${part} `, json)];
  }),
);

const enums = Object.entries(specEnums).map(([name, values]) => [
  ...values,
  ...Object.keys(extraEnums[name as keyof typeof specEnums] ?? {}),
]);

/** Whether the specification lists the rule, among its enumerations or its defaults of query parameters. */
function isListed(rule: string, path: string): boolean {
  if (rule.startsWith('enum [')) {
    const values = JSON.parse(rule.slice('enum '.length)) as string[];
    return enums.some((own) => [...own].sort().join() === [...values].sort().join());
  }
  const [id = '', part, name = ''] = path.split(' ');
  if (!rule.startsWith('default ') || part !== 'query') return false;
  const { method, path: route } = operations[id as keyof typeof operations] as Operation;
  const line = specOperations.find((each) => each.method === method && each.path === route);
  return JSON.stringify(line?.defaults[name]) === rule.slice('default '.length);
}

describe('rules of request fields', () => {
  it('are many, so that a walk that finds none fails', () => {
    expect(rules.length).toBeGreaterThan(600);
  });

  it('stand in a list of the specification or in a row that says where they come from', () => {
    const loose = rules.filter(([rule, path]) => !isListed(rule, path) && !fieldRuleAt(rule, path));
    expect(loose.map(([rule, path]) => `${rule}: ${path}`)).toEqual([]);
  });

  it('leave no row without a rule', () => {
    const dead = fieldRules.flatMap((row) =>
      (row.at ?? [''])
        .filter(
          (end) =>
            !rules.some(
              ([rule, path]) =>
                rule === row.rule && path.endsWith(end) && fieldRuleAt(rule, path) === row && !isListed(rule, path),
            ),
        )
        .map((end) => `${row.rule}: ${end}`),
    );
    expect(dead).toEqual([]);
  });
});
