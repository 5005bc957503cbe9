import path from 'node:path';
import { environments, pluginFile, sourceCode } from '@words/parts.ts';
import { serverNames } from '@words/reference.ts';
import type { ReactNode } from 'react';
import { provider } from '../../../../provider.config.ts';
import { Fence } from '../Sample/Code.tsx';
import { RowTable } from './RowTable.tsx';

const linkTo = (href: string) =>
  function ProviderLink({ children }: { children: ReactNode }) {
    return <a href={href}>{children}</a>;
  };

/** Link to the provider's support: `<Support>peça-as ao suporte</Support>`. */
export const Support = linkTo(provider.links.support);

/** Link to the provider's back office: `<BackOffice>o back-office da Balcão</BackOffice>`. */
export const BackOffice = linkTo(provider.links.backOffice);

/** Link to the reader's workbench: `<SandboxLink>a página da sandbox</SandboxLink>`. */
export const SandboxLink = linkTo(provider.sandbox);

/** `User-Agent` header of webhooks and callbacks: `<WebhookUserAgent />`. */
export const WebhookUserAgent = () => <code>{provider.webhookUserAgent}</code>;

/** Commands that download the portal's code with its sandbox, to the folder `into` if given. */
export function SourceCode({ into }: { into?: string }) {
  const { source } = provider.links;
  if (!source)
    return (
      <p>
        {sourceCode.unpublished} <Support>{sourceCode.ask}</Support>.
      </p>
    );
  const folder = path.basename(source, '.git');
  const text = into ? `git clone ${source} ${into}` : `git clone ${source}\ncd ${folder}`;
  return <Fence text={text} label={sourceCode.label} />;
}

/** Download link of a shop plugin, or a link to support if provider.config.ts has no URL. */
export function PluginFile({ of }: { of: keyof typeof provider.plugins }) {
  const address = provider.plugins[of];
  return (
    <p>
      {address ? (
        <a href={address}>{pluginFile.link[of]}</a>
      ) : (
        <>
          {pluginFile.unset} <Support>{pluginFile.ask}</Support>
        </>
      )}
      .
    </p>
  );
}

export function Environments() {
  const { sandbox, servers } = provider;
  const addresses = { sandbox, testing: servers.testing, production: servers.production };
  return (
    <RowTable
      caption={environments.caption}
      rows={Object.keys(addresses) as (keyof typeof addresses)[]}
      columns={[
        ['', (id) => serverNames[id]],
        ['', (id) => <code>{addresses[id]}/api</code>],
        ['', (id) => environments[id]],
      ]}
      isStacked
    />
  );
}
