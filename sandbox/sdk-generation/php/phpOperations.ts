import { type ApiField, type ApiOperation, comesInPages } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { retryKeys } from '../retryKeys.ts';
import { blockComment, wrapped } from '../text.ts';
import { declared, documented, documentedField, hydrated } from './phpTypes.ts';

/** Return type of an operation: the native type, and the type for its comment. */
function resultOf({ answer }: ApiOperation): { native: string; comment: string } {
  if (answer.kind === 'nothing') return { native: 'void', comment: '' };
  const comment = documented(answer.type);
  if (answer.kind === 'list') return { native: 'Listing', comment: `Listing<${comment}>` };
  return { native: answer.type.kind === 'model' ? answer.type.name : 'array', comment };
}

function parameter(field: ApiField): string {
  return `${declared(field)} $${field.name}${field.required ? '' : ' = null'}`;
}

/** Expression for the path of an operation, with its parameters. */
function pathText({ path }: ApiOperation): string {
  const parts = path.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? `rawurlencode($${part})` : part && `'${part}'`));
  return parts.filter(Boolean).join(' . ');
}

function statements(operation: ApiOperation): string {
  const { id, auth, method, body, query, answer } = operation;
  const given = [`'${auth}'`, `'${method}'`, pathText(operation)];
  if (body) given.push(body.required ? 'body: $body' : `body: $body ?? new ${declared({ ...body, required: true })}()`);
  const asked = query.map(({ name }) => `            '${name}' => $${name},\n`).join('');
  if (asked) given.push(`query: [\n${asked}        ]`);
  if (retryKeys[id]) given.push(`key: $body->${retryKeys[id]}`);
  const call = `$this->call(${given.join(', ')})`;
  if (answer.kind === 'nothing') return `        ${call};\n`;
  if (answer.kind === 'one') return `        return ${hydrated(answer.type, `${call}['data']`)};\n`;
  const data = hydrated({ kind: 'list', of: answer.type }, "$answer['data']");
  return `        $answer = ${call};\n        return Listing::of(${data}, $answer);\n`;
}

interface Method {
  name: string;
  about: readonly string[];
  result: { native: string; comment: string };
  statements: string;
}

function methodText({ params, body, query, deprecated }: ApiOperation, method: Method): string {
  const asked = [...query].sort((a, b) => Number(b.required) - Number(a.required));
  const fields = [...params, ...(body ? [body] : []), ...asked];
  const { name, about, result } = method;
  const list = fields.map(parameter);
  const inline = `    public function ${name}(${list.join(', ')}): ${result.native}\n    {\n`;
  const broken = `    public function ${name}(\n${list.map((one) => `        ${one},\n`).join('')}    ): ${result.native} {\n`;
  const comment = [
    ...about,
    '',
    ...fields.flatMap((field) => wrapped(`@param ${documentedField(field)} $${field.name} ${field.words}`, 7)),
    ...(result.comment ? [`@return ${result.comment}`] : []),
    '@throws ApiFailure',
    ...(deprecated ? ['@deprecated'] : []),
  ];
  const head = inline.length < 120 ? inline : broken;
  return `${blockComment(comment, '    ')}${head}${method.statements}    }\n`;
}

function operationText(operation: ApiOperation): string {
  const { id, summary, words } = operation;
  const about = [`${summary}.`, '', ...wrapped(words, 7)];
  const result = resultOf(operation);
  return methodText(operation, { name: id, about, result, statements: statements(operation) });
}

/** Iterators over all lists. A list without paging has a single page. */
function pagesText(operation: ApiOperation, say: SdkInput['say']): string[] {
  const { id, summary, params, query, answer } = operation;
  if (answer.kind !== 'list') return [];
  const isPaged = comesInPages(operation);
  const given = [
    ...params.map(({ name }) => `$${name}`),
    ...query.map(({ name }) => `${name}: ${name === 'page' ? '$number' : `$${name}`}`),
  ];
  const asked = given.map((one) => `            ${one},\n`).join('');
  const about = wrapped(`${summary}: ${say(isPaged ? 'pages' : 'onePage')}`, 7);
  const comment = `\\Generator<int, ${resultOf(operation).comment}>`;
  const call = asked ? `$this->${id}(\n${asked}        )` : `$this->${id}()`;
  return [
    methodText(operation, {
      name: `${id}Pages`,
      about,
      result: { native: '\\Generator', comment },
      statements: isPaged
        ? `        return self::pages($page, fn (int $number): Listing => ${call});\n`
        : `        yield ${call};\n`,
    }),
  ];
}

/** One method for each operation, and one iterator for each list. */
export function methods({ api, say }: SdkInput): string {
  return api.operations.flatMap((operation) => [operationText(operation), ...pagesText(operation, say)]).join('\n');
}
