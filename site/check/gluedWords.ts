import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unescapeText } from '@balcao/text/escape.ts';
import type { Nodes as MarkdownNode } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { siteWords } from '../src/words/all.ts';
import { emittedPages, markdownOf } from './builtPages.ts';

const markdownParser = unified().use(remarkParse).use(remarkGfm);

/** A word of a page's Markdown that no single text of the page has, or a placeholder that was not filled in. */
interface GluedWord {
  file: string;
  word: string;
}

/** The texts of a page: an element interrupts one, a comment and a place to break a line do not. */
function textsOf(html: string): string {
  return unescapeText(
    html
      .replace(/<!--.*?-->|<wbr[^>]*>/gs, '')
      .replace(/<(svg|script|style)\b.*?<\/\1>/gs, ' ')
      // A drawing of a screen has its text in its name (ui/drawing).
      .replace(/<div\b(?=[^>]*\brole="?img\b)[^>]*\baria-label="([^"]*)"[^>]*>/g, ' $1 ')
      // Code is one text, whatever colours it has.
      .replace(/<(code|pre)\b.*?<\/\1>/gs, (code) => ` ${code.replace(/<[^>]*>/g, '')} `)
      .replace(/<[^>]*>/g, ' '),
  );
}

/** Code blocks are copied as they are, and take the most time to read. */
const withoutCode = (markdown: string) => markdown.replace(/^([ >]*)(`{3,}).*\n[\s\S]*?^\1\2$/gm, '');

/** The texts of a Markdown tree, one for each paragraph, heading or cell. */
function* blocksOf(node: MarkdownNode): Generator<string> {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    yield inlineText(node);
    return;
  }
  if ('children' in node) for (const child of node.children) yield* blocksOf(child);
}

function inlineText(node: MarkdownNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break' || node.type === 'image') return ' ';
  return 'children' in node ? node.children.map(inlineText).join('') : '';
}

/** Words between spaces, slashes and dashes, without the punctuation around them. */
const wordsOf = (text: string) =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .split(/[\s/|–—→]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);

/** Words of a page's Markdown that are in no text of its HTML; `added` are texts of the conversion. */
export function gluedWords(html: string, markdown: string, added = ''): string[] {
  const known = new Set(wordsOf(`${textsOf(html)} ${added}`));
  const written = [...blocksOf(markdownParser.parse(withoutCode(markdown)))].flatMap(wordsOf);
  return [...new Set(written)].filter((word) => !known.has(word));
}

/** The glued words and placeholders of every page of a built site that has Markdown. */
export function gluedWordsIn(folder: string): GluedWord[] {
  return emittedPages(folder).flatMap(({ address, html }) => {
    const file = markdownOf(address);
    const whole = path.join(folder, file);
    // The Markdown of the reference is made from the description, with other words than the page.
    if (!existsSync(whole) || file.endsWith('api.md')) return [];
    const markdown = readFileSync(whole, 'utf8');
    const words = [...gluedWords(html, markdown, addedWords), ...unfilledPlaceholders(markdown)];
    return words.map((word) => ({ file, word }));
  });
}

/** Placeholders in a page's words that nobody filled in, `with %i is %s`: a test's title has them, a sentence has not. */
export const unfilledPlaceholders = (markdown: string): string[] =>
  withoutCode(markdown)
    .replace(/`[^`]*`/g, '')
    .match(/(?<![\w%])%[a-z](?![\w%])/g) ?? [];

/** The texts of the conversion itself, in every language. */
const addedWords = [
  'llms.txt',
  ...Object.values(siteWords).flatMap(({ chrome: { markdown } }) => [
    markdown.page,
    markdown.panel,
    markdown.samples(' ', ' '),
  ]),
].join(' ');
