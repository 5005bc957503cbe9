const identifier = (name: string) => ({ type: 'Identifier', name });

/** The imported names: a default import, or named imports. */
type Imported = string | readonly string[];

function specifiersOf(imported: Imported) {
  if (typeof imported === 'string') return [{ type: 'ImportDefaultSpecifier', local: identifier(imported) }];
  return imported.map((name) => ({
    type: 'ImportSpecifier',
    imported: identifier(name),
    local: identifier(name),
  }));
}

/** `import data0 from '<from>'` or `import { Flow, Arrow } from '<from>'`, as MDX keeps it. */
export function importNode(imported: Imported, from: string) {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: specifiersOf(imported),
    source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
  };
  return {
    type: 'mdxjsEsm',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
  };
}
