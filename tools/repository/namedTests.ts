import ts from 'typescript';

/** Ways to write a test that never runs, or whose failure counts as a success. */
const idle = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** Functions that declare tests and groups of them; tests take `it` from fixtures under the same name. */
const declares = new Set(['it', 'test', 'describe', 'suite', 'there']);

/**
 * Titles of the tests that a file declares and that run, where what they need is there. A title of `each` is as it is
 * written: `answered with %i`.
 * @param source TypeScript or JavaScript
 */
export function namedTests(source: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const words = wordsOf(node.expression);
      if (declares.has(words[0] ?? '')) {
        if (words.some((word) => idle.has(word)) || isNever(node.expression)) return;
        const [title] = node.arguments;
        if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.test.tsx', source, ts.ScriptTarget.Latest, true));
  return titles;
}

/** The names in what is called: `it.skipIf(windows)` has `it` and `skipIf`. */
function wordsOf(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...wordsOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return wordsOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? wordsOf(node.tag) : [];
}

/** Whether its condition is written as one that never holds: `it.runIf(false)`, `it.skipIf(true)`. */
function isNever(node: ts.Expression): boolean {
  if (!ts.isCallExpression(node)) return false;
  const [condition] = node.arguments;
  const never = { runIf: ts.SyntaxKind.FalseKeyword, skipIf: ts.SyntaxKind.TrueKeyword };
  const word = wordsOf(node.expression).at(-1) as keyof typeof never;
  return (condition !== undefined && condition.kind === never[word]) || isNever(node.expression);
}
