import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import seed from '@facts/seed.json';

/** How the Authorization header comes about, with the credentials of a fresh sandbox (RFC 7617). */
export function BasicHeader() {
  const { code, privateKey } = seed.platform;
  const joined = `${code}:${privateKey}`;
  const rows = [
    [translate({ id: 'basicHeader.joined', message: 'Código da plataforma, dois pontos, chave' }), joined],
    [translate({ id: 'basicHeader.encoded', message: 'O mesmo, em Base64' }), btoa(joined)],
    [translate({ id: 'basicHeader.header', message: 'O cabeçalho' }), `Authorization: Basic ${btoa(joined)}`],
  ];
  return (
    <Table
      caption={translate({ id: 'basicHeader.caption', message: 'Como se faz o cabeçalho Authorization' })}
    >
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
