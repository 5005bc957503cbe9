import { fill, type Locale } from '@balcao/contract/words/locales.ts';
import type { Guide, SdkInput } from './generator.ts';
import { type ReadmeWord, readmeWords } from './words.ts';

/**
 * The README of a client: what it is, how to install it, and calls that work as they stand on a fresh sandbox.
 * @param name of the package
 */
export function readme(
  name: string,
  guide: Guide,
  { brand, api, servers }: SdkInput,
  locale: Locale,
): string {
  const { language, runtime } = guide;
  const values = { language, runtime, brand, version: api.version };
  const say = (word: ReadmeWord) => fill(readmeWords[word][locale], values);
  const code = (text: string, fence: string) => `\`\`\`${fence}\n${text.trim()}\n\`\`\``;
  const rows = Object.entries(servers).map(([server, address]) => `- \`${server}\`: ${address}`);
  const parts = [
    `# ${name}`,
    say('intro'),
    `## ${say('install')}`,
    code(guide.install, 'sh'),
    ...(guide.note ? [say(guide.note)] : []),
    `## ${say('firstCall')}`,
    code(guide.firstCall, guide.fence),
    say('credentials'),
    `## ${say('errors')}`,
    code(guide.failure, guide.fence),
    say('failures'),
    `## ${say('webhooks')}`,
    code(guide.webhook, guide.fence),
    say('signature'),
    `## ${say('servers')}`,
    rows.join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
