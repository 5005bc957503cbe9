import ts from 'typescript';
import { at } from './paths.mjs';
import { Problem } from './problem.mjs';

/** Types that keep their name. All other types are expanded. */
const known = new Set(['Date', 'Promise', 'Record', 'Readonly', 'Partial', 'Pick']);

/** @param {string} name */
const property = (name) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

/** @param {string | undefined} text @param {string} indent */
const comment = (text, indent) =>
  text ? `${indent}/** ${text.replaceAll('*/', '*\\/').replace(/\s+/g, ' ')} */\n` : '';

/**
 * @typedef {object} Described part of a description (an OpenAPI schema) that matches a type
 * @property {string} [description]
 * @property {Record<string, Described>} [properties]
 * @property {Described} [items]
 * @property {Described[]} [anyOf]
 * @property {string} [$ref]
 */

/**
 * Writes types of the contract as declarations without other packages: the type that TypeScript infers from a zod
 * schema, with descriptions of the fields.
 * @param {string} file file whose imports from the contract are declared
 * @param {Record<string, Described>} components schemas of the description, by name
 * @returns one declaration for each imported type
 * @throws {Problem} if the contract has no such type
 */
export function contractTypes(file, components) {
  const { config } = ts.readConfigFile(at('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [file], include: [] }, ts.sys, at());
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  if (!source) throw new Problem(`${file} cannot be read.`);

  const imports = source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const named = importClause?.namedBindings;
    return named && ts.isNamedImports(named) ? [...named.elements] : [];
  });
  const declared = new Set(imports.map(({ name }) => name.text));

  /** @param {Described | undefined} schema @returns {Described | undefined} */
  const resolved = (schema) => {
    const one = schema?.anyOf?.find(({ $ref, properties }) => $ref || properties) ?? schema;
    return one?.$ref ? components[one.$ref.split('/').pop() ?? ''] : one;
  };

  /** @param {import('typescript').Type} type @param {Described | undefined} schema @param {string} indent @returns {string} */
  function write(type, schema, indent) {
    if (type.isUnion()) return union(type, schema, indent);
    const name = schema?.$ref?.split('/').pop();
    if (name && declared.has(name)) return name;
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(/** @type {import('typescript').TypeReference} */ (type));
      const text = item ? write(item, resolved(schema)?.items, indent) : 'unknown';
      return /[|]/.test(text) && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
    }
    const isObject = type.flags & ts.TypeFlags.Object && !known.has(type.symbol?.name);
    return isObject ? object(type, schema, indent) : checker.typeToString(type);
  }

  /** @param {import('typescript').UnionType} type @param {Described | undefined} schema @param {string} indent */
  function union(type, schema, indent) {
    if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
    const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const booleans = parts.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const others = booleans.length === 2 ? parts.filter((part) => !booleans.includes(part)) : parts;
    const texts = others.map((part) => write(part, schema, indent));
    return [...new Set([...(booleans.length === 2 ? ['boolean'] : []), ...texts])].join(' | ');
  }

  /** @param {import('typescript').Type} type @param {Described | undefined} schema @param {string} indent */
  function object(type, schema, indent) {
    const fields = resolved(schema)?.properties ?? {};
    const index = checker.getIndexInfosOfType(type)[0];
    const inner = `${indent}  `;
    const lines = checker.getPropertiesOfType(type).map((symbol) => {
      const own = checker.getTypeOfSymbolAtLocation(symbol, /** @type {import('typescript').Node} */ (source));
      const mark = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
      const described = fields[symbol.name];
      const text = write(own, described, inner);
      return `${comment(described?.description, inner)}${inner}${property(symbol.name)}${mark}: ${text};\n`;
    });
    if (index) lines.push(`${inner}[name: string]: ${write(index.type, undefined, inner)};\n`);
    return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : '{}';
  }

  return imports.map(({ name }) => {
    const type = checker.getTypeAtLocation(name);
    if (type.flags & ts.TypeFlags.Any) throw new Problem(`The contract has no type ${name.text}.`);
    const schema = components[name.text];
    return `${comment(schema?.description, '')}export type ${name.text} = ${write(type, schema, '')};\n`;
  });
}
