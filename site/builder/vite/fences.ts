import { type CodeLanguage, codeLanguages, highlight } from '../data/highlight.ts';

/** The parts of an HTML syntax tree that this plugin reads. */
interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  data?: { meta?: string | null };
  children?: HtmlNode[];
}

function* elements(node: HtmlNode, tagName: string): Generator<HtmlNode> {
  if (node.tagName === tagName) yield node;
  for (const child of node.children ?? []) yield* elements(child, tagName);
}

function markedLines(meta: string): number[] {
  const ranges = /\{([\d,-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/**
 * A rehype plugin: highlights fenced code at build time and passes it to the page's `pre` component as the property
 * `html`. `title="..."`, `wrap` and marked lines `{2,4-6}` after the language are kept.
 */
export function fences() {
  return (tree: HtmlNode) => {
    for (const pre of elements(tree, 'pre')) {
      const code = pre.children?.[0];
      if (code?.tagName !== 'code') continue;
      const className = (code.properties?.className as string[] | undefined)?.[0] ?? '';
      const language = className.replace('language-', '') as CodeLanguage;
      const text = (code.children?.[0]?.value ?? '').trimEnd();
      const known = codeLanguages.includes(language);
      if (className && !known && language !== ('text' as string)) {
        throw new Error(`the code language "${language}" is not one of ${codeLanguages.join(', ')}, text`);
      }
      const meta = code.data?.meta ?? (code.properties?.metastring as string | undefined) ?? '';
      pre.properties = {
        ...(known ? { html: highlight(text, language, markedLines(meta)), language } : { text }),
        title: /title="([^"]*)"/.exec(meta)?.[1],
        wrap: /\bwrap\b/.test(meta) || undefined,
      };
      pre.children = [];
    }
  };
}
