import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { codeBlock } from '@words/chrome.ts';
import { environments, pluginFile, sourceCode } from '@words/parts.ts';
import { serverNames } from '@words/reference.ts';
import type { ReactNode } from 'react';
import { provider } from '../../../../provider.config.ts';

/** A link to the provider's support: `<Support>peça-as ao suporte</Support>`. */
export function Support({ children }: { children: ReactNode }) {
  return <a href={provider.links.support}>{children}</a>;
}

/** A link to the provider's back office: `<BackOffice>o back-office da Balcão</BackOffice>`. */
export function BackOffice({ children }: { children: ReactNode }) {
  return <a href={provider.links.backOffice}>{children}</a>;
}

/** A link to the reader's workbench: `<SandboxLink>a página da sandbox</SandboxLink>`. */
export function SandboxLink({ children }: { children: ReactNode }) {
  return <a href={provider.sandbox}>{children}</a>;
}

/** The `User-Agent` of webhooks and callbacks: `<WebhookUserAgent />`. */
export function WebhookUserAgent() {
  return <code>{provider.webhookUserAgent}</code>;
}

/** How to get the code of this portal, with which the sandbox comes: into a folder of its own name, or `into` another. */
export function SourceCode({ into }: { into?: string }) {
  const { source } = provider.links;
  if (!source)
    return (
      <p>
        {sourceCode.unpublished} <Support>{sourceCode.ask}</Support>.
      </p>
    );
  const folder = source
    .split('/')
    .at(-1)
    ?.replace(/\.git$/, '');
  const text = into ? `git clone ${source} ${into}` : `git clone ${source}\ncd ${folder}`;
  return (
    <div className="fence">
      <CodeBlock text={text} label={sourceCode.label} texts={codeBlock} />
    </div>
  );
}

/** Where a shop plugin is downloaded from; without its URL in provider.config.ts, the support. */
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

/** The environments of the API, from the local sandbox to production. */
export function Environments() {
  const rows = [
    {
      name: serverNames.sandbox,
      address: provider.sandbox,
      words: environments.sandbox,
    },
    {
      name: serverNames.testing,
      address: provider.servers.testing,
      words: environments.testing,
    },
    {
      name: serverNames.production,
      address: provider.servers.production,
      words: environments.production,
    },
  ];
  return (
    <Table caption={environments.caption} isStacked>
      <tbody>
        {rows.map(({ name, address, words }) => (
          <tr key={address}>
            <th scope="row">{name}</th>
            <td>
              <code>{address}/api</code>
            </td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
