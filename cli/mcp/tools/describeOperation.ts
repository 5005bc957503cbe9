import type { Locale } from '@balcao/contract/words/locales.ts';
import type { DescribedField, Model } from '@balcao/reference/description/referenceTypes.ts';
import { fieldLines, typeText } from '@balcao/reference/markdown/fieldRows.ts';
import { bodyExampleLines, operationLines } from '@balcao/reference/markdown/operation.ts';
import type { ReferenceTexts } from '@balcao/reference/page/referenceTexts.ts';
import { reference as en } from '@balcao/site/src/words/en/reference.ts';
import { reference as es } from '@balcao/site/src/words/es/reference.ts';
import { reference as pt } from '@balcao/site/src/words/pt/reference.ts';
import * as z from 'zod';
import type { Description, KnownOperation } from '../client/descriptions.ts';
import { findOperation, similarOperations } from '../client/findOperation.ts';
import { boundText, done, problem, type ToolResult } from '../results/toolResult.ts';
import { language, tool } from './tool.ts';

const textsIn: Record<Locale, ReferenceTexts> = { pt, es, en };

const nameOf = ({ id, method, path, summary }: KnownOperation) => `${id}: ${method} ${path}: ${summary}`;

export function unknownOperation({ operations }: Description, asked: string): ToolResult {
  const similar = similarOperations(operations, asked).map((one) => `- ${nameOf(one)}`);
  const remedy =
    similar.length > 0
      ? ['Perhaps one of these is meant:', ...similar].join('\n')
      : 'describe_operation without arguments lists all of them.';
  return problem(`Neither API has an operation "${asked}".`, remedy);
}

const modelsIn = (fields: readonly DescribedField[]): string[] =>
  fields.flatMap(({ type, fields: inner }) => [...(type.model ? [type.model] : []), ...modelsIn(inner)]);

function modelLines({ name, words, type, fields }: Model, texts: ReferenceTexts): string[] {
  return [
    `### ${name}`,
    '',
    fields.length > 0 ? words : `\`${typeText(type)}\`: ${words}`,
    '',
    ...fieldLines(fields, texts),
  ];
}

function describe(operation: KnownOperation, { models }: Description, texts: ReferenceTexts): string[] {
  const { body, responses } = operation;
  const own = models.find(({ name }) => name === body?.type.model);
  // Includes the fields of a body's named model, because a caller needs them.
  const whole =
    body && own && body.fields.length === 0 ? { ...operation, body: { ...body, fields: own.fields } } : operation;
  const named = modelsIn([...(whole.body?.fields ?? []), ...responses.flatMap(({ fields }) => fields)]);
  const more = [...new Set(named)].map((name) => `\`${name}\``);
  return [
    ...operationLines(whole, texts, undefined),
    ...bodyExampleLines(whole, texts),
    ...(more.length > 0 ? ['', `describe_operation describes these models too: ${more.join(', ')}`] : []),
  ];
}

export const describeOperation = tool({
  description:
    'Describes an operation of the REST API (/api) or of the control API of the sandbox (/sandbox): fields, responses, error codes, bodies that are accepted. Without `operation` it lists all operations; with the name of a model, such as Payment, it describes that.',
  input: z.object({
    operation: z
      .string()
      .max(200)
      .optional()
      .describe('Id (createPayment), method and path (POST /api/payments), or a model'),
    language,
  }),
  needsKeys: false,
  isReadOnly: true,
  async run({ descriptions }, { operation: asked, language: locale }) {
    const texts = textsIn[locale];
    const description = await descriptions(locale);
    const { operations, models } = description;
    if (asked === undefined) {
      return done(boundText(operations.map(nameOf).join('\n'), 'Ask for one operation by its id.'));
    }
    const found = findOperation(operations, asked);
    const model = models.find(({ name }) => name === asked.trim());
    if (!found && !model) return unknownOperation(description, asked);
    const lines = found ? describe(found.operation, description, texts) : model ? modelLines(model, texts) : [];
    return done(boundText(lines.join('\n'), 'Ask for one of its models by name.'));
  },
});
