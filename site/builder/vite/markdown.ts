import { existsSync } from 'node:fs';
import { type CompileOptions, compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { fences } from './fences.ts';
import { at } from './paths.ts';

/** The parts of a Markdown syntax tree that the plugins below read. */
interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  children?: MarkdownNode[];
  data?: { hProperties?: Record<string, unknown> };
}

function* nodesIn(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodesIn(child);
}

const frontMatter = /^---\n[\s\S]*?\n---\n/;
const headingId = /^(#{1,6} .*?)[ \t]*\{#([\w-]+)\}[ \t]*$/gm;
const idComment = /^\/\*#([\w-]+)\*\/$/;

/**
 * The text of a page as MDX reads it: without its front matter, and with the fixed ids of headings, `## Title {#id}`, as
 * comments, because MDX takes braces for JavaScript. Lines keep their numbers.
 */
export function mdxText(text: string): string {
  return text
    .replace(frontMatter, (lines) => lines.replace(/[^\n]/g, ''))
    .replace(headingId, (_, heading: string, id: string) => `${heading} {/*#${id}*/}`);
}

/** A remark plugin: gives headings the ids of the comments that {@link mdxText} made. */
function headingIds() {
  return (tree: MarkdownNode) => {
    for (const node of nodesIn(tree)) {
      if (node.type !== 'heading') continue;
      const last = node.children?.at(-1);
      const id = last?.type === 'mdxTextExpression' && idComment.exec(last.value ?? '')?.[1];
      if (!id) continue;
      node.children?.pop();
      const text = node.children?.at(-1);
      if (text?.type === 'text') text.value = text.value?.trimEnd();
      node.data = { ...node.data, hProperties: { id } };
    }
  };
}

/** A remark plugin: a Markdown image whose file is not there fails the build. Broken links do not. */
function imageFiles() {
  return (tree: MarkdownNode, file: { fail(reason: string, place: unknown): never }) => {
    for (const node of nodesIn(tree)) {
      if (node.type !== 'image' || !node.url || /^\w+:/.test(node.url)) continue;
      if (!existsSync(at('site/static', node.url))) file.fail(`there is no picture ${node.url}`, node);
    }
  };
}

const options: CompileOptions = {
  remarkPlugins: [remarkGfm, headingIds, imageFiles],
  rehypePlugins: [fences],
};

export const compilePage = async (path: string, text: string): Promise<string> =>
  String(await compile({ path, value: mdxText(text) }, options));
