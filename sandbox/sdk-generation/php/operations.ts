import type { ApiField, ApiOperation } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { blockComment, wrapped } from '../text.ts';
import { declared, documented, documentedField, hydrated } from './types.ts';

/** What it gives back, as PHP checks it and as its comment tells. */
function resultOf({ answer }: ApiOperation): { native: string; comment: string } {
  if (answer.kind === 'nothing') return { native: 'void', comment: '' };
  const comment = documented(answer.type);
  if (answer.kind === 'list') return { native: 'Listing', comment: `Listing<${comment}>` };
  return { native: answer.type.kind === 'model' ? answer.type.name : 'array', comment };
}

function parameter(field: ApiField): string {
  return `${declared(field)} $${field.name}${field.required ? '' : ' = null'}`;
}

/** Where the operation lies, its parameters put in. */
function pathText({ path }: ApiOperation): string {
  const parts = path
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 ? `rawurlencode($${part})` : part && `'${part}'`));
  return parts.filter(Boolean).join(' . ');
}

function statements(operation: ApiOperation): string {
  const { auth, method, body, query, answer } = operation;
  const given = [`'${auth}'`, `'${method}'`, pathText(operation)];
  if (body)
    given.push(
      body.required ? 'body: $body' : `body: $body ?? new ${declared({ ...body, required: true })}()`,
    );
  const asked = query.map(({ name }) => `            '${name}' => $${name},\n`).join('');
  if (asked) given.push(`query: [\n${asked}        ]`);
  const call = `$this->call(${given.join(', ')})`;
  if (answer.kind === 'nothing') return `        ${call};\n`;
  if (answer.kind === 'one') return `        return ${hydrated(answer.type, `${call}['data']`)};\n`;
  const data = hydrated({ kind: 'list', of: answer.type }, "$answer['data']");
  return `        $answer = ${call};\n        return Listing::of(${data}, $answer);\n`;
}

function methodText(operation: ApiOperation): string {
  const { id, summary, words, deprecated, params, body, query } = operation;
  const asked = [...query].sort((a, b) => Number(b.required) - Number(a.required));
  const fields = [...params, ...(body ? [body] : []), ...asked];
  const { native, comment: result } = resultOf(operation);
  const list = fields.map(parameter);
  const inline = `    public function ${id}(${list.join(', ')}): ${native}\n    {\n`;
  const broken = `    public function ${id}(\n${list.map((one) => `        ${one},\n`).join('')}    ): ${native} {\n`;
  const comment = [
    `${summary}.`,
    '',
    ...wrapped(words, 7),
    '',
    ...fields.flatMap((field) =>
      wrapped(`@param ${documentedField(field)} $${field.name} ${field.words}`, 7),
    ),
    ...(result ? [`@return ${result}`] : []),
    '@throws ApiFailure',
    ...(deprecated ? ['@deprecated'] : []),
  ];
  const head = inline.length < 120 ? inline : broken;
  return `${blockComment(comment, '    ')}${head}${statements(operation)}    }\n`;
}

/** One method for each operation. */
export function methods({ api }: SdkInput): string {
  return api.operations.map(methodText).join('\n');
}
