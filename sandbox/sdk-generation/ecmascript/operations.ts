import type { ApiOperation } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { blockComment, wrapped } from '../text.ts';
import { allOptional, type Dialect, type Parameter, typeText } from './dialect.ts';
import { queryName } from './types.ts';

const models = 'types.';

function resultOf({ answer }: ApiOperation): string {
  if (answer.kind === 'nothing') return 'Promise<void>';
  const type = typeText(answer.type, models);
  return answer.kind === 'list' ? `Promise<types.Listing<${type}>>` : `Promise<${type}>`;
}

function parametersOf({ id, params, body, query }: ApiOperation, say: SdkInput['say']): Parameter[] {
  const given = [...params, ...(body ? [body] : [])].map(({ name, type, words, required }) => ({
    name,
    type: typeText(type, models),
    words,
    optional: !required,
  }));
  if (query.length === 0) return given;
  const type = models + queryName(id);
  return [...given, { name: 'query', type, words: say('query'), optional: allOptional(query) }];
}

/** Where the operation lies, its parameters put in. */
function pathText({ path, params }: ApiOperation): string {
  if (params.length === 0) return `'${path}'`;
  return `\`${path.replace(/\{(\w+)\}/g, (_, name) => `\${encodeURIComponent(${name})}`)}\``;
}

function statements(operation: ApiOperation, { only }: Dialect): string {
  const { auth, method, body, query, answer } = operation;
  const parts = [...(body ? ['body'] : []), ...(query.length > 0 ? ['query'] : [])];
  const given = [
    `'${auth}'`,
    `'${method}'`,
    pathText(operation),
    ...(parts.length > 0 ? [`{ ${parts} }`] : []),
  ];
  if (answer.kind === 'nothing') return `    await this.#call(${given.join(', ')});`;
  const type = typeText(answer.type, models);
  const call = (data: string) => `await this.#call${only(`<${data}>`)}(${given.join(', ')});`;
  if (answer.kind === 'one') return `    const { data } = ${call(type)}\n    return data;`;
  return `    const { data, meta, links } = ${call(`${type}[]`)}\n    return { data, meta, links };`;
}

function methodText(operation: ApiOperation, dialect: Dialect, say: SdkInput['say']): string {
  const { id, summary, words, deprecated } = operation;
  const parameters = parametersOf(operation, say);
  const result = resultOf(operation);
  const notes = [
    ...parameters.flatMap(dialect.param),
    dialect.told(`@returns {${result}}`),
    deprecated ? '@deprecated' : '',
  ];
  const comment = [`${summary}.`, '', ...wrapped(words, 5), ...notes.filter(Boolean)];
  const list = parameters.map(
    ({ name, type, optional }) => `${name}${dialect.typed(type)}${optional ? ' = {}' : ''}`,
  );
  return [
    blockComment(comment, '  '),
    `  async ${id}(${list.join(', ')})${dialect.typed(result)} {\n`,
    `${statements(operation, dialect)}\n  }\n`,
  ].join('');
}

/** One method for each operation. */
export function methods({ api, say }: SdkInput, dialect: Dialect): string {
  return api.operations.map((operation) => methodText(operation, dialect, say)).join('\n');
}
