import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';

interface Vector {
  privateKey: string;
  body: string;
  ts: string;
  hash: string;
}

/** A signature worked out once: what goes in, and the hash that has to come out. */
export function SignatureVector({ data: vector }: { data: Vector }) {
  const rows = [
    [translate({ id: 'vector.key', message: 'Chave privada' }), vector.privateKey],
    [translate({ id: 'vector.body', message: 'Corpo' }), vector.body],
    ['ts', vector.ts],
    [translate({ id: 'vector.message', message: 'O que se assina' }), `${vector.body}${vector.ts}`],
    [translate({ id: 'vector.hash', message: 'Resultado' }), vector.hash],
  ];
  return (
    <Table caption={translate({ id: 'vector.caption', message: 'Uma assinatura já calculada' })}>
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
