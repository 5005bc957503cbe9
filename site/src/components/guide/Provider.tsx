import { Table } from '@balcao/ui/table/Table.tsx';
import { environments } from '@words/guide.ts';
import { serverNames } from '@words/reference.ts';
import type { ReactNode } from 'react';
import { provider } from '../../../../provider.config.ts';
import { useSampleTarget } from '../Sample/sampleTarget.tsx';

/** A link to the provider's support: `<Support>peça-as ao suporte</Support>`. */
export function Support({ children }: { children: ReactNode }) {
  return <a href={provider.links.support}>{children}</a>;
}

/** A link to the reader's workbench: `<SandboxLink>a página da sandbox</SandboxLink>`. */
export function SandboxLink({ children }: { children: ReactNode }) {
  return <a href={useSampleTarget()?.workbenchUrl ?? provider.sandbox}>{children}</a>;
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
    <Table caption={environments.caption}>
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
