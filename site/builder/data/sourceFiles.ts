import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageOfSite } from '../languages.ts';
import { type CodeLanguage, highlight } from './highlight.ts';

/** Content of a shown file: highlighted if its language is known, otherwise plain text. */
type SourceFileData = { html: string; language: string } | { text: string };

/** Folders with files that readers copy individually; `besides` lists further files. */
const folders = ['examples/tests', 'examples/deploy'];
const inReceivers = (name: string) => `examples/receivers/${name}`;
const besides = [
  'examples/agents/mcp.json',
  'examples/receivers/signature.mjs',
  'examples/receivers/signature.php',
  ...['express_webhook.mjs', 'next_webhook.mjs', 'flask_webhook.py', 'django_webhook.py'].map(inReceivers),
  ...['laravel_webhook.php', 'symfony_webhook.php', 'SpringWebhook.java', 'AspNetWebhook.cs'].map(inReceivers),
  'tools/clients/use/Use.java',
];

/** Language of a file, by the end of its name. Other files are plain text. */
const languageOf: Readonly<Record<string, CodeLanguage>> = {
  cs: 'csharp',
  java: 'java',
  mjs: 'javascript',
  php: 'php',
  py: 'python',
  yaml: 'yaml',
  yml: 'yaml',
  Containerfile: 'docker',
};

export function readSourceFiles(root: string): Record<string, SourceFileData> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${folder}/${name}`),
  );
  return Object.fromEntries([...files, ...besides].map((file) => [file, readSource(path.join(root, file))]));
}

function readSource(path: string): SourceFileData {
  const text = readFileSync(path, 'utf8').trimEnd().replaceAll('{{package}}', packageOfSite);
  const language = languageOf[path.split(/[./\\]/).at(-1) ?? ''];
  return language ? { html: highlight(text, language), language } : { text };
}
