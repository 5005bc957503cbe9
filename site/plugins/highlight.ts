import { languages } from '@balcao/examples/languages/languages.ts';
import { escapeText } from '@balcao/text/escape.ts';
import { type BundledLanguage, createHighlighter, type ThemeRegistration } from 'shiki';

/** Supported languages; another one fails the build. */
export const codeLanguages = [
  'json',
  ...languages.map(({ highlight }) => highlight),
  'typescript',
  'http',
  'xml',
  'html',
  'yaml',
  'docker',
] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** Placeholder colours that are replaced by the classes of ui/code-block/tokens.css, which define both colour modes. */
const classOf: Record<string, string> = {
  '#000001': 't-k',
  '#000002': 't-s',
  '#000003': 't-n',
  '#000004': 't-f',
  '#000005': 't-c',
};

const theme: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: '#000000' } },
    { scope: ['keyword', 'storage', 'constant.language'], settings: { foreground: '#000001' } },
    { scope: ['string', 'punctuation.definition.string'], settings: { foreground: '#000002' } },
    { scope: ['constant.numeric', 'constant.other.option'], settings: { foreground: '#000003' } },
    {
      scope: [
        'support.type.property-name',
        'entity.name',
        'support.function',
        'support.class',
        'entity.other',
      ],
      settings: { foreground: '#000004' },
    },
    { scope: ['keyword.operator', 'variable'], settings: { foreground: '#000000' } },
    { scope: ['comment', 'punctuation.definition.comment'], settings: { foreground: '#000005' } },
  ],
};

const highlighter = createHighlighter({ themes: [theme], langs: [...codeLanguages] });
const done = new Map<string, string>();

/**
 * Highlights code as HTML with classes, at build time.
 * @param language one of {@link codeLanguages}
 * @param marked numbers of the marked lines, from 1
 */
export async function highlight(
  code: string,
  language: CodeLanguage,
  marked: readonly number[] = [],
): Promise<string> {
  const key = `${language} ${marked}\n${code}`;
  const known = done.get(key);
  if (known !== undefined) return known;
  const { tokens } = (await highlighter).codeToTokens(code, {
    // No time limit, because a busy machine would leave the rest of a line without colours.
    tokenizeTimeLimit: 0,
    lang: language satisfies BundledLanguage,
    theme: 'classes',
  });
  const lines = tokens.map((line) => line.map(tokenHtml).join(''));
  const html = lines
    .map((line, i) => (marked.includes(i + 1) ? `<span class="t-mark">${line}</span>` : line))
    .join('\n');
  done.set(key, html);
  return html;
}

function tokenHtml({ content, color }: { content: string; color?: string }): string {
  const name = classOf[color?.toLowerCase() ?? ''];
  return name && content.trim() ? `<span class="${name}">${escapeText(content)}</span>` : escapeText(content);
}
