import type { ApiField, ApiOperation } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { snake, wrapped } from '../text.ts';
import { docstring, typeText } from './types.ts';

const models = 'models.';

function resultOf({ answer }: ApiOperation): string {
  if (answer.kind === 'nothing') return 'None';
  const type = typeText(answer.type, models);
  return answer.kind === 'list' ? `Listing[${type}]` : type;
}

function parameterText({ name, required, type }: ApiField): string {
  const text = typeText(type, models);
  return required ? `${snake(name)}: ${text}` : `${snake(name)}: Optional[${text}] = None`;
}

/** Where the operation lies, its parameters put in. */
function pathText({ path, params }: ApiOperation): string {
  if (params.length === 0) return `"${path}"`;
  return `f"${path.replace(/\{(\w+)\}/g, (_, name) => `{quote(${snake(name)}, safe='')}`)}"`;
}

function statements(operation: ApiOperation): string {
  const { auth, method, body, query, answer } = operation;
  const asked = query.map(({ name }) => `            "${name}": ${snake(name)},\n`).join('');
  const given = [`"${auth}"`, `"${method}"`, pathText(operation)];
  if (body) given.push(body.required ? 'body=body' : 'body=body or {}');
  if (asked) given.push('query=query');
  const call = `self._call(${given.join(', ')})`;
  const before = asked && `        query = {\n${asked}        }\n`;
  if (answer.kind === 'nothing') return `${before}        ${call}\n`;
  if (answer.kind === 'one') {
    return `${before}        data: ${typeText(answer.type, models)} = ${call}["data"]\n        return data\n`;
  }
  return `${before}        answer = ${call}\n        return Listing(answer["data"], answer["meta"], answer["links"])\n`;
}

function methodText(operation: ApiOperation): string {
  const { id, summary, words, params, body, query } = operation;
  const fields = [...params, ...(body ? [body] : []), ...query];
  const named = query.length > 0 ? ['*'] : [];
  const list = [
    'self',
    ...[...params, ...(body ? [body] : [])].map(parameterText),
    ...named,
    ...query.map(parameterText),
  ];
  const inline = `    def ${snake(id)}(${list.join(', ')}) -> ${resultOf(operation)}:\n`;
  const head =
    inline.length < 110
      ? inline
      : `    def ${snake(id)}(\n${list.map((one) => `        ${one},\n`).join('')}    ) -> ${resultOf(operation)}:\n`;
  const comment = [
    `${summary}.`,
    '',
    ...wrapped(words, 8),
    ...(fields.length > 0 ? [''] : []),
    ...fields.flatMap(({ name, words: about }) => wrapped(`:param ${snake(name)}: ${about}`, 8)),
  ];
  return head + docstring(comment, '        ') + statements(operation);
}

/** One method for each operation. */
export function methods({ api }: SdkInput): string {
  return api.operations.map(methodText).join('\n');
}
