import { existsSync } from 'node:fs';
import { type CompileOptions, compile } from '@mdx-js/mdx';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { codeLanguages, highlight } from '../data/highlight.ts';
import { textOf } from '../markdown/tree.ts';
import { at } from './paths.ts';

interface SourceFile {
  fail(reason: string, place: unknown): never;
}

const frontMatter = /^---\n[\s\S]*?\n---\n/;
const headingId = /^(#{1,6} .*?)[ \t]*\{#([\w-]+)\}[ \t]*$/gm;
const idComment = /^\/\*#([\w-]+)\*\/$/;

/**
 * Preprocesses a page for MDX: removes the front matter, and converts the fixed ids of headings (`## Title {#id}`) to
 * comments, because MDX parses braces as JavaScript. Line numbers are preserved.
 */
export function mdxText(text: string): string {
  return text
    .replace(frontMatter, (lines) => lines.replace(/[^\n]/g, ''))
    .replace(headingId, (_, heading: string, id: string) => `${heading} {/*#${id}*/}`);
}

/** Remark plugin that sets the ids of headings from the comments that {@link mdxText} writes. */
const headingIds = () => (tree: Root) =>
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1) as { value?: string } | undefined;
    const id = idComment.exec(last?.value ?? '')?.[1];
    if (!id) return;
    node.children.pop();
    const text = node.children.at(-1);
    if (text?.type === 'text') text.value = text.value.trimEnd();
    node.data = { ...node.data, hProperties: { id } };
  });

/** Remark plugin that fails the build if the file of a Markdown image is missing. Links are not checked. */
const imageFiles = () => (tree: Root, file: SourceFile) =>
  visit(tree, 'image', (node) => {
    if (!/^\w+:/.test(node.url) && !existsSync(at('site/static', node.url)))
      file.fail(`there is no picture ${node.url}`, node);
  });

/** Rehype plugin that highlights fenced code, and passes it to the page's `pre` component as properties. */
const fences = () => (tree: HtmlRoot, file: SourceFile) =>
  visit(tree, 'element', (pre) => {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element') return;
    const name = String(code.properties.className ?? 'text').replace('language-', '');
    const language = codeLanguages.find((each) => each === name);
    if (!language && name !== 'text')
      file.fail(`the code language "${name}" is not one of ${codeLanguages.join(', ')}, text`, pre);
    const text = textOf(code).trimEnd();
    pre.properties = language ? { html: highlight(text, language), language } : { text };
    pre.children = [];
  });

const options: CompileOptions = {
  remarkPlugins: [remarkGfm, headingIds, imageFiles],
  rehypePlugins: [fences],
};

export const compilePage = async (path: string, text: string): Promise<string> =>
  String(await compile({ path, value: mdxText(text) }, options));
