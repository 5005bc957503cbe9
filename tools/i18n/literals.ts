import ts from 'typescript';

/**
 * Texts of a file: string literals and templates with `…` for placeholders, without imports and keys.
 * @param source TypeScript
 */
export function literalsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && !isKey(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true));
  return texts;
}

function isKey(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}
