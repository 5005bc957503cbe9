import { readdirSync } from 'node:fs';

/** A line of a shell that runs the package or gets it. */
const ofPackage = (line: string) => /^(npx|npm) /.test(line) && /\bbalcao\b/.test(line);

/** Command and arguments of a configuration of agents, as a shell has them. */
function configured(text: string): string[] {
  return [...text.matchAll(/"command": ?"npx", ?"args": ?\[([^\]]+)\]/g)].map(
    ([, args = '']) => `npx ${(JSON.parse(`[${args}]`) as string[]).join(' ')}`,
  );
}

/** Every command of a text in Markdown that runs the package, in code of its own and within sentences, in its order. */
export function commandsIn(markdown: string): string[] {
  const codes = [...markdown.matchAll(/^ *```\w*\n([\s\S]*?)^ *```|`([^`\n]+)`/gm)];
  return codes
    .flatMap(([, fence, inline = '']) => (fence ? [...fence.split('\n'), ...configured(fence)] : [inline]))
    .map((line) => line.trim())
    .filter(ofPackage);
}

/** The texts of a built site, by their addresses: pages, and files for agents. */
export const textsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.split('\\').join('/')}`);
