import { jsonText } from '../description/fieldLimits.ts';
import type { DescribedField, TypeName } from '../description/referenceTypes.ts';
import type { ReferenceTexts } from '../page/referenceTexts.ts';

export const typeText = ({ before, model = '', after }: TypeName) => before + model + after;

function line(field: DescribedField, texts: ReferenceTexts): string {
  const { name, type, required, words, values, limits, example } = field;
  const isTold = values.length > 0 || example === undefined || typeof example === 'object';
  const rules = [
    ...(values.length > 0 ? [`${texts.values}: ${values.map((value) => `\`${value}\``).join(', ')}`] : []),
    ...limits.map(({ kind, value }) => `${texts.limits[kind]}: \`${value}\``),
    ...(isTold ? [] : [`${texts.example}: \`${jsonText(example)}\``]),
  ];
  const kind = [typeText(type), ...(required ? [texts.required] : [])].join(', ');
  return [`- \`${name}\` (${kind})`, ...(words ? [words] : []), ...rules].join('. ').replaceAll('.. ', '. ');
}

export function fieldLines(fields: readonly DescribedField[], texts: ReferenceTexts, indent = ''): string[] {
  return fields.flatMap((field) => [indent + line(field, texts), ...fieldLines(field.fields, texts, `${indent}  `)]);
}
