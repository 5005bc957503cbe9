import blocks from '@balcao/ui/blocks.module.css';
import { seedCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import { basicHeader, credentials, signatureVector } from '@words/guide.ts';
import { provider } from '../../../../provider.config.ts';
import { facts } from '../../facts/facts.ts';
import { RowTable } from './RowTable.tsx';
import styles from './values.module.css';

export type ValueRow = readonly [name: string, value: string];

/** Table of named values, each set as code. */
export const Values = ({ caption, rows }: { caption: string; rows: readonly ValueRow[] }) => (
  <RowTable
    caption={caption}
    rows={rows}
    columns={[
      ['', ([name]) => name],
      ['', ([, value]) => <code>{value}</code>],
    ]}
  />
);

export function SignatureVector() {
  const vector = facts.signatureVector;
  const rows: ValueRow[] = [
    [signatureVector.key, vector.privateKey],
    [signatureVector.body, vector.body],
    ['ts', vector.ts],
    [signatureVector.message, `${vector.body}${vector.ts}`],
    [signatureVector.hash, vector.hash],
  ];
  return <Values caption={signatureVector.caption} rows={rows} />;
}

const { platformCode, privateKey } = seedCredentials(facts.seed);
const joined = `${platformCode}:${privateKey}`;
const headerRows: ValueRow[] = [
  [basicHeader.joined, joined],
  [basicHeader.encoded, btoa(joined)],
  [basicHeader.header, `Authorization: Basic ${btoa(joined)}`],
];

/** Computation of the Authorization header, with the credentials of a fresh sandbox (RFC 7617). */
export function BasicHeader() {
  return <Values caption={basicHeader.caption} rows={headerRows} />;
}

const { seed } = facts;

/** Platforms that every sandbox has, each with an entity. */
const accounts = {
  first: { caption: credentials.caption, platform: seed.platform, entity: seed.entity },
  other: { caption: credentials.other, platform: seed.otherPlatform, entity: seed.otherEntity },
};

/** URL and credentials of a fresh sandbox; `of="other"` shows its second platform. */
export function Credentials({ of = 'first' }: { of?: keyof typeof accounts }) {
  const { caption, platform, entity } = accounts[of];
  const rows: ValueRow[] = [
    [credentials.address, `${provider.sandbox}/api`],
    [credentials.platform, platform.code],
    [credentials.key, platform.privateKey],
    [credentials.client, entity.clientId],
  ];
  return (
    // Marked as a detail (builder/markdown/details.ts), because every sample contains the values.
    <div data-detail="">
      <p data-spoken="">{caption}</p>
      <dl className={`${blocks.pairs} ${styles.credentials}`}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
