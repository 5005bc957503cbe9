import { agentFiles } from '@balcao/examples/agents/agentFiles.ts';
import { provider } from '../../../provider.config.ts';
import { languages, root, urlOf } from '../languages.ts';
import { contentPolicy } from './contentPolicy.ts';
import { writerTo } from './folder.ts';
import { writeSitemap } from './sitemap.ts';
import { type LanguageParts, settings } from './writeLanguage.ts';

type Values = { readonly [name: string]: string | number | boolean | null | undefined | Values };

/** Paths of the values whose host or account ends in `.example`. */
export function exampleValuesOf(values: Values, before = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value && typeof value === 'object') return exampleValuesOf(value, `${before}${name}.`);
    return /\.example(?=[/?#:]|$)/.test(String(value)) ? [before + name] : [];
  });
}

/** Contact for security reports (RFC 9116). */
export function securityText({ securityContact, links } = provider): string {
  const lines = {
    Contact: securityContact.address,
    Expires: securityContact.until,
    'Preferred-Languages': languages.map(({ locale }) => locale).join(', '),
    Canonical: urlOf(`${root}.well-known/security.txt`),
    Policy: links.security,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/** Writes the files of the whole site: sitemap, files for agents, security contact. */
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
  write('.well-known/security.txt', securityText());
  const examples = exampleValuesOf(provider);
  if (examples.length > 0)
    console.log(
      `provider.config.ts still has examples, which lead nowhere: ${examples.join(', ')}. Pages mark links to them.`,
    );
}
