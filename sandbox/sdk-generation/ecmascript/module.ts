import type { ApiField, ApiType } from '../description/api.ts';
import { blockComment, wrapped } from '../text.ts';

/** Module of the package: its code with types in comments, and its declarations. */
export interface Module {
  code: string;
  declarations: string;
}

/** Import that lets comments refer to the models. */
export const importTypes = "/** @import * as types from './types.d.ts' */\n";

/** Prefix for the name of a model outside of `types.d.ts`. */
export const models = 'types.';

export interface Parameter {
  name: string;
  type: string;
  words: string;
  optional: boolean;
}

/** Doc comments of a function: with types for JavaScript, and without for its declaration. */
export function documented(
  words: readonly string[],
  parameters: readonly Parameter[],
  result: string,
  indent = '',
): { code: string; declarations: string } {
  const width = indent.length + 3;
  const typed = parameters.flatMap(({ name, type, words: about, optional }) =>
    wrapped(`@param {${type}} ${optional ? `[${name}]` : name} ${about}`, width),
  );
  const named = parameters.flatMap(({ name, words: about }) => wrapped(`@param ${name} ${about}`, width));
  return {
    code: blockComment([...words, '', ...typed, `@returns {${result}}`], indent),
    declarations: blockComment(named.length > 0 ? [...words, '', ...named] : words, indent),
  };
}

export const declared = (parameters: readonly Parameter[]) =>
  parameters.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ');

const plain = {
  text: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  anything: 'unknown',
  null: 'null',
} as const;

/** Formats a type for TypeScript and JSDoc. `prefix` is put before the names of models. */
export function typeText(type: ApiType, prefix = ''): string {
  switch (type.kind) {
    case 'oneOf':
      return type.values.map((value) => `'${value}'`).join(' | ');
    case 'list':
      return type.of.kind === 'oneOf' || type.of.kind === 'either'
        ? `Array<${typeText(type.of, prefix)}>`
        : `${typeText(type.of, prefix)}[]`;
    case 'map':
      return `Record<string, ${typeText(type.of, prefix)}>`;
    case 'model':
      return prefix + type.name;
    case 'either':
      return type.of.map((one) => typeText(one, prefix)).join(' | ');
    default:
      return plain[type.kind];
  }
}

export const allOptional = (fields: readonly ApiField[]) => fields.every(({ required }) => !required);
