import { seedCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import { translate } from '@docusaurus/Translate';
import seed from '@facts/seed.json';
import { SampleOwner, useSampleTarget } from '../Sample/sampleTarget.tsx';
import { type ValueRow, Values } from './Values.tsx';

/** How the Authorization header is computed, with the credentials of the reader's sandbox (RFC 7617). */
export function BasicHeader() {
  const target = useSampleTarget();
  const { platformCode, privateKey } = target?.keys ?? seedCredentials(seed);
  const joined = `${platformCode}:${privateKey}`;
  const rows: ValueRow[] = [
    [translate({ id: 'basicHeader.joined', message: 'Código da plataforma, dois pontos, chave' }), joined],
    [translate({ id: 'basicHeader.encoded', message: 'O mesmo, em Base64' }), btoa(joined)],
    [translate({ id: 'basicHeader.header', message: 'O cabeçalho' }), `Authorization: Basic ${btoa(joined)}`],
  ];
  return (
    <>
      <Values
        caption={translate({ id: 'basicHeader.caption', message: 'Como se faz o cabeçalho Authorization' })}
        rows={rows}
      />
      <SampleOwner />
    </>
  );
}
