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

/** Word in a page's Markdown that appears in no single text of the page, or an unfilled placeholder. */
interface GluedWord {
  file: string;
  word: string;
}

/** Texts of a page. Elements separate them; comments and break opportunities do not. */
function textsOf(html: string): string {
  return unescapeText(
    html
      .replace(/<!--.*?-->|<wbr[^>]*>/gs, '')
      .replace(/<(svg|script|style)\b.*?<\/\1>/gs, ' ')
      // The text of a drawing is its accessible name (ui/drawing).
      .replace(/<div\b(?=[^>]*\brole="?img\b)[^>]*\baria-label="([^"]*)"[^>]*>/g, ' $1 ')
      // Highlighted code counts as one text.
      .replace(/<(code|pre)\b.*?<\/\1>/gs, (code) => ` ${code.replace(/<[^>]*>/g, '')} `)
      .replace(/<[^>]*>/g, ' '),
  );
}

/** Removes code blocks, because they are copied unchanged and slow to parse. */
const withoutCode = (markdown: string) => markdown.replace(/^([ >]*)(`{3,}).*\n[\s\S]*?^\1\2$/gm, '');

/** Texts of a Markdown tree, one per paragraph, heading or cell. */
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

/** Words of a text, split at spaces, slashes and dashes, without the punctuation around them. */
const wordsOf = (text: string) =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .split(/[\s/|–—→]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);

/** Words in a page's Markdown that appear in no text of its HTML. `added` has the strings that the conversion adds. */
export function gluedWords(html: string, markdown: string, added = ''): string[] {
  const known = new Set(wordsOf(`${textsOf(html)} ${added}`));
  const written = [...blocksOf(markdownParser.parse(withoutCode(markdown)))].flatMap(wordsOf);
  return [...new Set(written)].filter((word) => !known.has(word));
}

/** Glued words and unfilled placeholders on every page of a built site that has Markdown. */
export function gluedWordsIn(folder: string): GluedWord[] {
  return emittedPages(folder).flatMap(({ address, html }) => {
    const file = markdownOf(address);
    const whole = path.join(folder, file);
    // The Markdown of the reference is generated from the description, so its words differ from those of the page.
    if (!existsSync(whole) || file.endsWith('api.md')) return [];
    const markdown = readFileSync(whole, 'utf8');
    const words = [...gluedWords(html, markdown, addedWords), ...unfilledPlaceholders(markdown)];
    return words.map((word) => ({ file, word }));
  });
}

/** Unfilled placeholders in a page's words (`with %i is %s`). Test titles contain them, sentences do not. */
export const unfilledPlaceholders = (markdown: string): string[] =>
  withoutCode(markdown)
    .replace(/`[^`]*`/g, '')
    .match(/(?<![\w%])%[a-z](?![\w%])/g) ?? [];

/** Strings that the conversion adds, in every language. */
const addedWords = [
  'llms.txt',
  ...Object.values(siteWords).flatMap(({ chrome: { markdown } }) => [
    markdown.page,
    markdown.panel,
    markdown.samples(' ', ' '),
  ]),
].join(' ');
