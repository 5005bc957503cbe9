import { type ApiOperation, comesInPages } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { retryKeys } from '../retryKeys.ts';
import { wrapped } from '../text.ts';
import { queryName } from './ecmascriptTypes.ts';
import { allOptional, declared, documented, type Module, models, type Parameter, typeText } from './module.ts';

function resultOf({ answer }: ApiOperation): string {
  if (answer.kind === 'nothing') return 'void';
  const type = typeText(answer.type, models);
  return answer.kind === 'list' ? `types.Listing<${type}>` : type;
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

/** Expression for the path of an operation, with its parameters. */
function pathText({ path, params }: ApiOperation): string {
  if (params.length === 0) return `'${path}'`;
  return `\`${path.replace(/\{(\w+)\}/g, (_, name) => `\${encodeURIComponent(${name})}`)}\``;
}

function statements(operation: ApiOperation): string {
  const { id, auth, method, body, query, answer } = operation;
  const key = retryKeys[id];
  const parts = [
    ...(body ? ['body'] : []),
    ...(query.length > 0 ? ['query'] : []),
    ...(key ? [`key: body.${key}`] : []),
  ];
  const given = [
    `'${auth}'`,
    `'${method}'`,
    pathText(operation),
    ...(parts.length > 0 ? [`{ ${parts.join(', ')} }`] : []),
  ];
  const call = `await this.#call(${given.join(', ')});`;
  if (answer.kind === 'nothing') return `    ${call}`;
  if (answer.kind === 'one') return `    const { data } = ${call}\n    return data;`;
  return `    const { data, meta, links } = ${call}\n    return { data, meta, links };`;
}

const namesOf = (parameters: readonly Parameter[]) =>
  parameters.map(({ name, optional }) => `${name}${optional ? ' = {}' : ''}`).join(', ');

function methodOf(operation: ApiOperation, say: SdkInput['say']): Module {
  const { id, summary, words, deprecated } = operation;
  const parameters = parametersOf(operation, say);
  const result = `Promise<${resultOf(operation)}>`;
  const about = [`${summary}.`, '', ...wrapped(words, 5), ...(deprecated ? ['@deprecated'] : [])];
  const comment = documented(about, parameters, result, '  ');
  return {
    code: `${comment.code}  async ${id}(${namesOf(parameters)}) {\n${statements(operation)}\n  }\n`,
    declarations: `${comment.declarations}  ${id}(${declared(parameters)}): ${result};\n`,
  };
}

/** Iterators over all lists. A list without paging has a single page. */
function pagesOf(operation: ApiOperation, say: SdkInput['say']): Module[] {
  const { id, answer } = operation;
  if (answer.kind !== 'list') return [];
  const isPaged = comesInPages(operation);
  const parameters = parametersOf(operation, say);
  const result = `AsyncGenerator<${resultOf(operation)}, void, void>`;
  const comment = documented(
    wrapped(`${operation.summary}: ${say(isPaged ? 'pages' : 'onePage')}`, 5),
    parameters,
    result,
    '  ',
  );
  const given = parameters.map(({ name }) => (isPaged && name === 'query' ? '{ ...query, page }' : name)).join(', ');
  const call = `this.${id}(${given})`;
  const [mark, statement] = isPaged
    ? ['', `return pagesFrom(query.page, (page) => ${call});`]
    : ['async *', `yield await ${call};`];
  return [
    {
      code: `${comment.code}  ${mark}${id}Pages(${namesOf(parameters)}) {\n    ${statement}\n  }\n`,
      declarations: `${comment.declarations}  ${id}Pages(${declared(parameters)}): ${result};\n`,
    },
  ];
}

/** One method for each operation, and one iterator for each list. */
export function methods({ api, say }: SdkInput): Module {
  const all = api.operations.flatMap((operation) => [methodOf(operation, say), ...pagesOf(operation, say)]);
  return {
    code: all.map(({ code }) => code).join('\n'),
    declarations: all.map(({ declarations }) => declarations).join(''),
  };
}
