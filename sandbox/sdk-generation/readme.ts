import type { SdkApi } from '@balcao/contract/resources/sdks/options.ts';
import { fill, type Locale } from '@balcao/contract/words/locales.ts';
import type { Guide, GuidePrograms, SdkInput } from './generator.ts';
import { retryKeys } from './retryKeys.ts';
import { type ReadmeWord, readmeWords } from './sdkWords.ts';

interface ReadmeOptions {
  locale: Locale;
  /** Server chosen when the client was generated; may be empty. */
  defaultServer: string;
  api: SdkApi;
}

interface Section {
  program: keyof GuidePrograms;
  heading: ReadmeWord;
  text: Readonly<Record<SdkApi, ReadmeWord>>;
}

const both = (word: ReadmeWord) => ({ payments: word, control: word });

/** Sections with a program, in order. A section is omitted if the API lacks the program. */
const sections: readonly Section[] = [
  {
    program: 'firstCall',
    heading: 'firstCall',
    text: { payments: 'credentials', control: 'sandboxCalls' },
  },
  { program: 'failure', heading: 'errors', text: { payments: 'failures', control: 'sandboxFailures' } },
  { program: 'webhook', heading: 'webhooks', text: both('signature') },
  { program: 'pages', heading: 'pages', text: both('walking') },
  { program: 'transport', heading: 'transport', text: { payments: 'retries', control: 'sandboxRetries' } },
];

/** README of a client: purpose, installation, and calls that run unchanged against a new sandbox. */
export function readmeOf(name: string, guide: Guide, { brand, api, servers }: SdkInput, to: ReadmeOptions): string {
  const { language, runtime } = guide;
  const keys = Object.entries(retryKeys).map(([id, key]) => `\`${id}\` (\`${key}\`)`);
  const values = {
    language,
    runtime,
    brand,
    version: api.version,
    server: to.defaultServer,
    keys: keys.join(', '),
  };
  const words = (word: ReadmeWord) => readmeWords[word][to.locale];
  const url = fill(words(to.defaultServer ? 'chosenDefault' : 'noDefault'), values);
  const say = (word: ReadmeWord) => fill(words(word), { ...values, url });
  const code = (text: string, fence: string) => `\`\`\`${fence}\n${text.trim()}\n\`\`\``;
  const rows = Object.entries(servers).map(([server, address]) => `- \`${server}\`: ${address}`);
  const told = sections.flatMap(({ program, heading, text }) => {
    const example = guide[program];
    return example ? [`## ${say(heading)}`, code(example, guide.fence), say(text[to.api])] : [];
  });
  const parts = [
    `# ${name}`,
    say(to.api === 'control' ? 'sandboxIntro' : 'intro'),
    `## ${say('install')}`,
    code(guide.install, 'sh'),
    ...(guide.note ? [say(guide.note)] : []),
    ...told,
    `## ${say('servers')}`,
    rows.join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
