/** The parts of an MDX syntax tree this plugin looks at. */
interface Node {
  type: string;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  data?: unknown;
}
type Props = Record<string, unknown>;

/** Where the data of a component comes from, by what the page writes on it: one module, or one for each property. */
const sources: Record<string, (props: Props) => string | Record<string, string> | undefined> = {
  Sample: ({ example, step }) => `@samples/${example}/${step}.json`,
  CheckDigits: ({ example, step }) => `@samples/${example}/${step}.answer.json`,
  Slip: ({ example, step }) => `@samples/${example}/${step}.answer.json`,
  State: ({ is }) => `@facts/paymentStates/${is}.json`,
  Event: ({ is }) => `@facts/webhookActions/${is}.json`,
  ErrorCode: ({ is }) => `@facts/errors/${is}.json`,
  AtmRefusal: ({ is }) => `@facts/control/errors/${is}.json`,
  Operation: ({ is }) => `@facts/operations/${is}.json`,
  StateDiagram: ({ of }) => ({ states: `@facts/${of}States.json`, lifecycle: `@facts/${of}Lifecycle.json` }),
  Arrow: ({ operation, event }) => {
    if (operation) return `@facts/operations/${operation}.json`;
    return event ? `@facts/webhookActions/${event}.json` : undefined;
  },
};

function* elements(node: Node): Generator<Node> {
  if (node.name && node.name in sources) yield node;
  for (const child of node.children ?? []) yield* elements(child);
}

/** `import <name> from '<from>'` as MDX keeps it. */
function importNode(name: string, from: string): Node {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
    source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
  };
  return {
    type: 'mdxjsEsm',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
  };
}

/** `<property>={<name>}` as MDX keeps it. */
function dataAttribute(property: string, name: string) {
  const expression = { type: 'Identifier', name };
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
  return {
    type: 'mdxJsxAttribute',
    name: property,
    value: { type: 'mdxJsxAttributeValueExpression', value: name, data: { estree } },
  };
}

/**
 * A remark plugin: `<State is="pending" />` gets an import of that row of the contract as its `data`, and
 * `<Sample ... />` of that recording. A plain import is what keeps warm builds honest, ships only what
 * the page says, and stops the build when the contract knows no such row.
 */
export function dataImports() {
  return (tree: Node) => {
    const names = new Map<string, string>();
    for (const element of elements(tree)) {
      const props = Object.fromEntries((element.attributes ?? []).map(({ name, value }) => [name, value]));
      const source = sources[element.name ?? '']?.(props) ?? {};
      const modules = typeof source === 'string' ? { data: source } : source;
      for (const [property, from] of Object.entries(modules)) {
        const name = names.get(from) ?? `data${names.size}`;
        names.set(from, name);
        element.attributes?.push(dataAttribute(property, name));
      }
    }
    tree.children?.unshift(...[...names].map(([from, name]) => importNode(name, from)));
  };
}
