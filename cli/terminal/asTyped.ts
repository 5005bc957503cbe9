import { packageSpec } from '@balcao/text/packageArchive.ts';
import { provider } from '../../provider.config.ts';
import { commands } from '../commands/commands.ts';
import { installedFrom } from '../server/installedFrom.ts';

/** What runs this package from a shell, which knows its name in a script of npm alone. */
function program(): string {
  const place = import.meta.url;
  if (!place.includes('/node_modules/')) return 'balcao';
  const from = place.includes('/_npx/') && installedFrom();
  return from ? `npx ${from}` : 'npx --no-install balcao';
}

const command = new RegExp(
  String.raw`\bbalcao (?=(?:${Object.keys(commands).join('|')}|COMMAND|--help|--version)\b)`,
  'g',
);

/** A text that names commands of `balcao`, as they are typed where it runs: npx would run whoever has a bare name. */
export const asTyped = (text: string): string =>
  text
    .replace(command, `${program()} `)
    .replace('PACKAGE', () => installedFrom() ?? packageSpec(provider.site, provider.registryName));
