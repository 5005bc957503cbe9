import { escapeText } from '@balcao/text/escape.ts';
import type { ElementContent, RootContent } from 'hast';
import type { LanguageFn } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import http from 'highlight.js/lib/languages/http';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';

/** Adds the commands and options in our samples that the grammar for shell code lacks. */
const shell: LanguageFn = (hljs) => {
  const grammar = bash(hljs);
  const command = {
    scope: 'built_in',
    begin: /\b(balcao|composer|curl|docker|java|node|npm|npx|php|pip|python3)\b(?=\s)/,
  };
  const option = { scope: 'meta', begin: /(?<=\s)--?[A-Za-z][\w-]*/ };
  return { ...grammar, contains: [...grammar.contains, command, option] };
};

const grammars = {
  bash: shell,
  csharp,
  docker: dockerfile,
  http,
  html: xml,
  java,
  javascript,
  json,
  php,
  python,
  typescript,
  xml,
  yaml,
};

/** Supported languages. Any other language fails the build. */
export const codeLanguages = Object.keys(grammars) as (keyof typeof grammars)[];
export type CodeLanguage = (typeof codeLanguages)[number];

const highlighter = createLowlight(grammars);

/** Highlighter classes, by the class in ui/code-block/tokens.css that sets their colour. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  't-k': ['keyword', 'literal', 'doctag'],
  't-s': ['string', 'regexp', 'symbol'],
  't-n': ['number', 'meta'],
  't-f': ['attr', 'attribute', 'built_in', 'name', 'section', 'selector-tag', 'title', 'type'],
  't-c': ['comment'],
};
const classes = new Map<string, string>(
  Object.entries(kinds).flatMap(([name, found]) => found.map((each) => [`hljs-${each}`, name] as const)),
);

const done = new Map<string, string>();

/** Highlights code as HTML with classes, at build time. */
export function highlight(code: string, language: CodeLanguage): string {
  const key = `${language}\n${code}`;
  const html = done.get(key) ?? htmlOf(highlighter.highlight(language, code).children);
  done.set(key, html);
  return html;
}

interface Part {
  text: string;
  name?: string | undefined;
}

function* partsOf(nodes: readonly (RootContent | ElementContent)[], name?: string): Generator<Part> {
  for (const node of nodes) {
    if (node.type === 'text') yield { text: node.value, name };
    if (node.type !== 'element') continue;
    const [found] = node.properties.className as [`hljs-${string}`];
    yield* partsOf(node.children, classes.get(found) ?? name);
  }
}

/** Ends all elements at the end of a line, so that single lines can be shown or hidden. */
function htmlOf(nodes: readonly RootContent[]): string {
  const parts: Part[] = [];
  for (const part of partsOf(nodes)) {
    const last = parts.at(-1);
    if (last && last.name === part.name) last.text += part.text;
    else parts.push(part);
  }
  const linesOf = ({ text, name }: Part) => text.split('\n').map((line) => lineHtml(line, name));
  return parts.map((part) => linesOf(part).join('\n')).join('');
}

const lineHtml = (text: string, name?: string) =>
  name && text.trim() ? `<span class="${name}">${escapeText(text)}</span>` : escapeText(text);
