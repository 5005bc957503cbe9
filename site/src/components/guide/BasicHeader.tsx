import { translate } from '@docusaurus/Translate';
import seed from '@facts/seed.json';
import { type ValueRow, Values } from './Values.tsx';

/** How the Authorization header is computed, with the credentials of a fresh sandbox (RFC 7617). */
export function BasicHeader() {
  const { code, privateKey } = seed.platform;
  const joined = `${code}:${privateKey}`;
  const rows: ValueRow[] = [
    [translate({ id: 'basicHeader.joined', message: 'Código da plataforma, dois pontos, chave' }), joined],
    [translate({ id: 'basicHeader.encoded', message: 'O mesmo, em Base64' }), btoa(joined)],
    [translate({ id: 'basicHeader.header', message: 'O cabeçalho' }), `Authorization: Basic ${btoa(joined)}`],
  ];
  return (
    <Values
      caption={translate({ id: 'basicHeader.caption', message: 'Como se faz o cabeçalho Authorization' })}
      rows={rows}
    />
  );
}
