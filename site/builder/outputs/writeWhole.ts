import { agentFiles } from '@balcao/examples/agents/agentFiles.ts';
import { provider } from '../../../provider.config.ts';
import { root } from '../languages.ts';
import { contentPolicy } from './contentPolicy.ts';
import { exampleValuesOf } from './exampleValues.ts';
import { writerTo } from './folder.ts';
import { settings } from './settings.ts';
import { writeSitemap } from './sitemap.ts';
import type { LanguageParts } from './writeLanguage.ts';

/** Writes the files about the whole site: sitemap, files for agents, security policy. */
export function writeWhole(folder: string, parts: readonly LanguageParts[]): void {
  const write = writerTo(folder);
  writeSitemap(
    write,
    parts.flatMap(({ pages }) => pages),
  );
  for (const [file, text] of agentFiles(root)) write(file, text);
  const origins = { sandbox: new URL(settings.sandboxUrl).origin, servers: Object.values(provider.servers) };
  const scripts = new Set(parts.flatMap((each) => each.scripts));
  write('content-security-policy.txt', `${contentPolicy(scripts, origins)}\n`);
  const examples = exampleValuesOf(provider);
  if (examples.length > 0)
    console.log(
      `provider.config.ts still has examples, which lead nowhere: ${examples.join(', ')}. Pages mark links to them.`,
    );
}
