import type { ApiField, ApiModel } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { wrapped } from '../text.ts';
import { docstring, typeText } from './types.ts';

function field({ name, words, type }: ApiField): string {
  const comment = wrapped(words, 6).map((line) => `    # ${line}\n`);
  return `${comment.join('')}    ${name}: ${typeText(type)}\n`;
}

function dictionary(name: string, base: string, words: string, fields: readonly ApiField[]): string {
  const inside = fields.map(field).join('');
  return `class ${name}(${base}):\n${docstring(wrapped(words, 7), '    ')}${inside && `\n${inside}`}`;
}

/** A model as a dictionary; what it must have comes from a class of its own, as Python before 3.11 wants it. */
function modelText({ name, words, fields }: ApiModel): string {
  const needed = fields.filter(({ required }) => required);
  const others = fields.filter(({ required }) => !required);
  if (others.length === 0) return dictionary(name, 'TypedDict', words, needed);
  const optional = dictionary(
    name,
    needed.length > 0 ? `_${name}, total=False` : 'TypedDict, total=False',
    words,
    others,
  );
  return needed.length > 0
    ? `${dictionary(`_${name}`, 'TypedDict', words, needed)}\n\n${optional}`
    : optional;
}

/** Every model of the description. */
export function modelsFile({ api, say }: SdkInput): string {
  const models = api.models.map((model) =>
    modelText(model.name === 'DateRange' ? { ...model, words: say('dateRange') } : model),
  );
  // Models refer to one another whatever their order: annotations that nobody evaluates let them.
  return `from __future__ import annotations\n\nfrom typing import Any, Dict, List, Literal, TypedDict, Union\n\n\n${models.join('\n\n')}`;
}
