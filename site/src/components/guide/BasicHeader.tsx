import { seedCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import seed from '@facts/seed.json';
import { basicHeader } from '@words/guide.ts';
import { SampleOwner, useSampleTarget } from '../Sample/sampleTarget.tsx';
import { type ValueRow, Values } from './Values.tsx';

/** How the Authorization header is computed, with the credentials of the reader's sandbox (RFC 7617). */
export function BasicHeader() {
  const target = useSampleTarget();
  const { platformCode, privateKey } = target?.keys ?? seedCredentials(seed);
  const joined = `${platformCode}:${privateKey}`;
  const rows: ValueRow[] = [
    [basicHeader.joined, joined],
    [basicHeader.encoded, btoa(joined)],
    [basicHeader.header, `Authorization: Basic ${btoa(joined)}`],
  ];
  return (
    <>
      <Values caption={basicHeader.caption} rows={rows} />
      <SampleOwner />
    </>
  );
}
