import type { ApiField, ApiType } from '../description/api.ts';
import { wrapped } from '../text.ts';

/** What TypeScript writes and JavaScript leaves out, or says in a comment. */
export interface Dialect {
  /** An annotation, as in `: string`. */
  typed(type: string): string;
  /** What stands in TypeScript alone. */
  only(text: string): string;
  /** What JavaScript alone says, in a comment. */
  told(text: string): string;
  /** What a comment says of a parameter. */
  param(parameter: Parameter): string[];
}

export interface Parameter {
  name: string;
  type: string;
  words: string;
  optional: boolean;
}

export const typescriptDialect: Dialect = {
  typed: (type) => `: ${type}`,
  only: (text) => text,
  told: () => '',
  param: ({ name, words }) => wrapped(`@param ${name} ${words}`, 5),
};

export const javascriptDialect: Dialect = {
  typed: () => '',
  only: () => '',
  told: (text) => text,
  param: ({ name, type, words, optional }) =>
    wrapped(`@param {${type}} ${optional ? `[${name}]` : name} ${words}`, 5),
};

const plain = {
  text: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  anything: 'unknown',
  null: 'null',
} as const;

/**
 * A type as TypeScript writes it; comments of JavaScript take the same.
 * @param models what stands before the name of a model
 */
export function typeText(type: ApiType, models = ''): string {
  switch (type.kind) {
    case 'oneOf':
      return type.values.map((value) => `'${value}'`).join(' | ');
    case 'list':
      return type.of.kind === 'oneOf' || type.of.kind === 'either'
        ? `Array<${typeText(type.of, models)}>`
        : `${typeText(type.of, models)}[]`;
    case 'map':
      return `Record<string, ${typeText(type.of, models)}>`;
    case 'model':
      return models + type.name;
    case 'either':
      return type.of.map((one) => typeText(one, models)).join(' | ');
    default:
      return plain[type.kind];
  }
}

/** Whether a call can be made without any of these. */
export const allOptional = (fields: readonly ApiField[]) => fields.every(({ required }) => !required);
