import { type ApiField, type ApiOperation, comesInPages } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { retryKeys } from '../retryKeys.ts';
import { snake, wrapped } from '../text.ts';
import { docstring, typeText } from './pythonTypes.ts';

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

/** Expression for the path of an operation, with its parameters. */
function pathText({ path, params }: ApiOperation): string {
  if (params.length === 0) return `"${path}"`;
  return `f"${path.replace(/\{(\w+)\}/g, (_, name) => `{quote(${snake(name)}, safe='')}`)}"`;
}

function statements(operation: ApiOperation): string {
  const { id, auth, method, body, query, answer } = operation;
  const asked = query.map(({ name }) => `            "${name}": ${snake(name)},\n`).join('');
  const given = [`"${auth}"`, `"${method}"`, pathText(operation)];
  if (body) given.push(body.required ? 'body=body' : 'body=body or {}');
  if (asked) given.push('query=query');
  if (retryKeys[id]) given.push(`key=body.get("${retryKeys[id]}")`);
  const call = `self._call(${given.join(', ')})`;
  const before = asked && `        query = {\n${asked}        }\n`;
  if (answer.kind === 'nothing') return `${before}        ${call}\n`;
  if (answer.kind === 'one') {
    return `${before}        data: ${typeText(answer.type, models)} = ${call}["data"]\n        return data\n`;
  }
  return `${before}        answer = ${call}\n        return Listing(answer["data"], answer["meta"], answer["links"])\n`;
}

/** @param result annotation of the return type */
function headText(name: string, { params, body, query }: ApiOperation, result: string): string {
  const named = query.length > 0 ? ['*'] : [];
  const list = [
    'self',
    ...[...params, ...(body ? [body] : [])].map(parameterText),
    ...named,
    ...query.map(parameterText),
  ];
  const inline = `    def ${name}(${list.join(', ')}) -> ${result}:\n`;
  if (inline.length < 110) return inline;
  return `    def ${name}(\n${list.map((one) => `        ${one},\n`).join('')}    ) -> ${result}:\n`;
}

function commentText({ params, body, query }: ApiOperation, about: readonly string[]): string {
  const fields = [...params, ...(body ? [body] : []), ...query];
  const comment = [
    ...about,
    ...(fields.length > 0 ? [''] : []),
    ...fields.flatMap(({ name, words }) => wrapped(`:param ${snake(name)}: ${words}`, 8)),
  ];
  return docstring(comment, '        ');
}

function methodText(operation: ApiOperation): string {
  const { id, summary, words } = operation;
  const comment = commentText(operation, [`${summary}.`, '', ...wrapped(words, 8)]);
  return headText(snake(id), operation, resultOf(operation)) + comment + statements(operation);
}

/** Iterators over all lists. A list without paging has a single page. */
function pagesText(operation: ApiOperation, say: SdkInput['say']): string[] {
  const { id, summary, params, query, answer } = operation;
  if (answer.kind !== 'list') return [];
  const isPaged = comesInPages(operation);
  const given = [
    ...params.map(({ name }) => snake(name)),
    ...query.map(({ name }) => `${snake(name)}=${name === 'page' ? 'number' : snake(name)}`),
  ];
  const head = headText(`${snake(id)}_pages`, operation, `Generator[${resultOf(operation)}, None, None]`);
  const comment = commentText(operation, wrapped(`${summary}: ${say(isPaged ? 'pages' : 'onePage')}`, 8));
  const asked = given.map((one) => `                ${one},\n`).join('');
  if (!isPaged) {
    return [`${head}${comment}        yield self.${snake(id)}(${given.join(', ')})\n`];
  }
  return [
    `${head}${comment}        return _pages(\n            page,\n            lambda number: self.${snake(id)}(\n${asked}            ),\n        )\n`,
  ];
}

/** One method for each operation, and one iterator for each list. */
export function methods({ api, say }: SdkInput): string {
  return api.operations.flatMap((operation) => [methodText(operation), ...pagesText(operation, say)]).join('\n');
}
