/** The parts of an MDX syntax tree that this plugin reads. */
interface MdxNode {
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: MdxNode[];
}

/** Modules that a component loads on demand, by its attributes. */
const sources: Record<string, (props: Readonly<Record<string, unknown>>) => string | undefined> = {
  LivePanel: ({ panel, example }) => (panel === 'run' ? `@recorded/${example}.json` : undefined),
};

/** `load={() => import('<from>')}` as MDX keeps it. */
function loadAttribute(from: string) {
  const source = { type: 'Literal', value: from, raw: JSON.stringify(from) };
  const expression = {
    type: 'ArrowFunctionExpression',
    params: [],
    body: { type: 'ImportExpression', source },
    expression: true,
  };
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'load',
    value: { type: 'mdxJsxAttributeValueExpression', value: `import ${from}`, data: { estree } },
  };
}

/**
 * A remark plugin: `<LivePanel panel="run" example="payments/multibanco">` gets a function that loads that recording as
 * `load`. The page ships only the import, and the build fails where there is no such recording.
 */
export function lazyImports() {
  return function visit(node: MdxNode): void {
    const props = Object.fromEntries((node.attributes ?? []).map(({ name, value }) => [name, value]));
    const from = sources[node.name ?? '']?.(props);
    if (from) node.attributes?.push(loadAttribute(from));
    for (const child of node.children ?? []) visit(child);
  };
}
