import ts from 'typescript';
import { compatKeys } from './webFeatures.ts';

const globals: Record<string, string> = {
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  window: 'Window',
};

/** Interfaces whose members are used without their name. Other interfaces have members with common names. */
const nameless =
  /^(?:api\.(?:HTML\w*|Element|Node|Range|Selection|(?:UI|Mouse|Pointer|Keyboard|Toggle)?Event|NetworkInformation)|javascript\.builtins\.(?:Array|Promise|String))\.\w+$/;

/** Keys of members that belong to only one interface; a shared name does not prove that a feature is used. */
const memberKeys = new Map<string, string>();
const shared = new Set<string>();
for (const key of compatKeys.keys()) {
  const [kind, ...path] = key.split('.');
  const name = path.at(-1) ?? '';
  if ((kind !== 'api' && kind !== 'javascript') || path.length < 2) continue;
  if (memberKeys.has(name)) shared.add(name);
  memberKeys.set(name, key);
}

function memberKey(name: string): string[] {
  const key = shared.has(name) ? undefined : memberKeys.get(name);
  return key && nameless.test(key) ? [key] : [];
}

/** Compatibility keys that a script may use. Some of them do not exist. */
export function keysInScript(text: string): string[] {
  const keys: string[] = [];
  const own = new Set<string>();
  const visit = (node: ts.Node) => {
    if ((ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isImportSpecifier(node)) && node.name)
      own.add(node.name.getText(source));
    keys.push(...keysOfNode(node));
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile('script.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  visit(source);
  return keys.filter((key) => !own.has(key.split('.').at(-1) ?? ''));
}

function keysOfNode(node: ts.Node): string[] {
  if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) return keysOfElement(node);
  if (ts.isPropertyAccessExpression(node)) return keysOfAccess(node);
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) return namesOf(node.expression.text);
  if (!ts.isCallExpression(node)) return [];
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return ['javascript.operators.import'];
  return ts.isIdentifier(node.expression) ? [`api.Window.${node.expression.text}`, `api.${node.expression.text}`] : [];
}

function keysOfElement({ tagName, attributes }: ts.JsxOpeningLikeElement): string[] {
  if (!ts.isIdentifier(tagName) || !/^[a-z]/.test(tagName.text)) return [];
  const element = `html.elements.${tagName.text}`;
  const names = attributes.properties.flatMap(({ name }) =>
    name && ts.isIdentifier(name) ? [name.text.toLowerCase()] : [],
  );
  return [element, ...names.flatMap((name) => [`${element}.${name}`, `html.global_attributes.${name}`])];
}

function keysOfAccess({ expression, name }: ts.PropertyAccessExpression): string[] {
  if (!ts.isIdentifier(expression)) return memberKey(name.text);
  const object = globals[expression.text];
  if (object) return [`api.${object}.${name.text}`];
  if (!/^[A-Z]/.test(expression.text)) return memberKey(name.text);
  return namesOf(expression.text).flatMap((key) => [key, `${key}.${name.text}`, `${key}.${name.text}_static`]);
}

const namesOf = (name: string) => [`api.${name}`, `javascript.builtins.${name}`];
