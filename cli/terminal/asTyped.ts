import { packageSpec } from '@balcao/text/urls.ts';
import { provider } from '../../provider.config.ts';
import { commands } from '../commands/commands.ts';
import { installedFrom } from '../server/installedFrom.ts';

/** Command that runs this package in a shell. The bare name works only inside an npm script. */
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

/** Rewrites `balcao` commands in a text so that they work here. With npx, the bare name could run another package. */
export const asTyped = (text: string): string =>
  text
    .replace(command, `${program()} `)
    .replace('PACKAGE', () => installedFrom() ?? packageSpec(provider.site, provider.registryName));
