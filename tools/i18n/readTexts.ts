import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@balcao/contract/words/locales.ts';
import ts from 'typescript';
import { at } from '../run/paths.mjs';
import { folderOf, readPages } from './translatedPages.ts';

/** String literals and templates of a file, without imports and keys. Placeholders become `…`. */
export function literalsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && !isKey(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true));
  return texts;
}

function isKey(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

export interface ReaderText {
  location: string;
  text: string;
}

/** Folders with one file of texts for each language, such as `words/pt.ts` or `words/panes/pt/terminal.ts`. */
const rooms = ['checkout', 'workbench', 'reference', 'site/src'];

/** Generated descriptions, whose texts are shown in the reference. */
const generated = ['openapi', 'control'];

export function readTexts(locale: Locale): ReaderText[] {
  return [...pageTexts(locale), ...roomTexts(locale), ...contractTexts(locale)];
}

function pageTexts(locale: Locale): ReaderText[] {
  return [...readPages(locale)].flatMap(([name, { sections }]) =>
    sections.flatMap(({ id, prose }) =>
      prose.map((text) => ({ location: `${folderOf(locale)}/${name}.mdx#${id}`, text })),
    ),
  );
}

/** Texts on screens, from the files of words. */
export function roomTexts(locale: Locale): ReaderText[] {
  const isWords = new RegExp(`(^|/)words/(.*/)?${locale}(/.*)?\\.ts$`);
  return rooms.flatMap((room) =>
    readdirSync(at(room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
      .filter((location) => isWords.test(location) && !location.includes('node_modules'))
      .flatMap((location) => literalsOf(readFileSync(at(location), 'utf8')).map((text) => ({ location, text }))),
  );
}

function contractTexts(locale: Locale): ReaderText[] {
  return generated.flatMap((name) => {
    const location = `contract/generated/${name}.${locale}.json`;
    const texts = stringsIn(JSON.parse(readFileSync(at(location), 'utf8')));
    return [...new Set(texts)].filter((text) => / .*\.$/s.test(text)).map((text) => ({ location, text }));
  });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
