import { nameOfReference, resolveReference } from '@balcao/openapi/references.ts';
import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import type { ApiField, ApiModel, ApiType } from './api.ts';

/** Model that is renamed because its name would shadow a built-in of every language. */
const renamed: Readonly<Record<string, string>> = { Error: 'ErrorBody' };

/** Maximum size of an enum that becomes a type. A longer enum becomes text, which the API validates. */
const longestChoice = 20;

const plain = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
} as const;

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const hasFields = ({ properties = {} }: JsonSchema) => Object.keys(properties).length > 0;

/** Whether a schema is an envelope. Envelopes are not models, because clients unwrap them. */
const isEnvelope = ({ properties = {} }: JsonSchema) => 'apiVersion' in properties && 'success' in properties;

/** Converts schemas to types. Unnamed objects become models that are named after their location. */
export class SchemaReader {
  readonly models = new Map<string, ApiModel>();
  readonly document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.document = document;
    for (const [name, named] of Object.entries(document.components.schemas)) {
      const schema = this.resolve(named);
      if (hasFields(schema) && !isEnvelope(schema)) this.add(renamed[name] ?? name, schema);
    }
  }

  resolve(schema: JsonSchema): JsonSchema {
    return resolveReference(this.document, schema);
  }

  /** Converts a schema. An unnamed object becomes a model called `name`, and `words` describe its location. */
  typeOf(schema: JsonSchema, name: string, words = schema.description ?? ''): ApiType {
    if (schema.$ref) return this.named(schema, name);
    if (schema.anyOf) return { kind: 'either', of: schema.anyOf.map((one) => this.typeOf(one, name, words)) };
    if (Array.isArray(schema.type)) {
      return { kind: 'either', of: schema.type.map((type) => this.typeOf({ ...schema, type }, name, words)) };
    }
    const values = schema.enum?.filter((value) => value !== null) ?? [];
    if (schema.type !== 'null' && values.length > 0 && values.length <= longestChoice) {
      return { kind: 'oneOf', values: values.map(String) };
    }
    if (schema.items) {
      const { items } = schema;
      return { kind: 'list', of: this.typeOf(items, `${name}Item`, items.description ?? words) };
    }
    if (schema.type === 'object') return this.objectType(schema, name, words);
    const kind = plain[schema.type as keyof typeof plain];
    return { kind: kind ?? 'anything' };
  }

  private named(schema: JsonSchema, name: string): ApiType {
    const own = nameOfReference(schema) ?? '';
    const target = this.resolve(schema);
    return hasFields(target) ? { kind: 'model', name: renamed[own] ?? own } : this.typeOf(target, name);
  }

  private objectType(schema: JsonSchema, name: string, words: string): ApiType {
    if (hasFields(schema)) return this.add(name, { ...schema, description: words });
    const { additionalProperties: of } = schema;
    return {
      kind: 'map',
      of: typeof of === 'object' ? this.typeOf(of, `${name}Value`) : { kind: 'anything' },
    };
  }

  /** Description of a location, or otherwise of its type. */
  private wordsOf(schema: JsonSchema): string {
    const [only] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
    return schema.description ?? this.resolve(only ?? schema).description ?? '';
  }

  private add(name: string, schema: JsonSchema): ApiType {
    if (!this.models.has(name)) {
      const words = schema.description ?? '';
      // Reserves the position of the model before the models inside it.
      this.models.set(name, { name, words, fields: [] });
      this.models.set(name, { name, words, fields: this.fieldsOf(schema, name) });
    }
    return { kind: 'model', name };
  }

  private fieldsOf({ properties = {}, required = [] }: JsonSchema, owner: string): ApiField[] {
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      words: this.wordsOf(schema),
      required: required.includes(name),
      type: this.typeOf(schema, owner + capital(name)),
    }));
  }
}
