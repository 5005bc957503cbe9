import { readdirSync } from 'node:fs';

/** Whether a shell line runs or installs the package. */
const ofPackage = (line: string) => /^(npx|npm) /.test(line) && /\bbalcao\b/.test(line);

/** Command line in an agent's configuration. */
function configured(text: string): string[] {
  return [...text.matchAll(/"command": ?"npx", ?"args": ?\[([^\]]+)\]/g)].map(
    ([, args = '']) => `npx ${(JSON.parse(`[${args}]`) as string[]).join(' ')}`,
  );
}

/** Commands in a Markdown text that run the package, in code blocks and inline, in order. */
export function commandsIn(markdown: string): string[] {
  const codes = [...markdown.matchAll(/^ *```\w*\n([\s\S]*?)^ *```|`([^`\n]+)`/gm)];
  return codes
    .flatMap(([, fence, inline = '']) => (fence ? [...fence.split('\n'), ...configured(fence)] : [inline]))
    .map((line) => line.trim())
    .filter(ofPackage);
}

/** Paths of the text files of a built site: pages, and files for agents. */
export const textsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.split('\\').join('/')}`);
