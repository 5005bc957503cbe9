import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { soapChangelog } from '@words/soap.ts';
import type { SoapVersionFact } from '../../facts/soap.ts';
import { useLanguage } from '../useLanguage.ts';

/** Changes by version of the service, newest first; rows added at build time. */
export function SoapChangelog({ data }: { data: readonly SoapVersionFact[] }) {
  const dates = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Table
      caption={soapChangelog.caption}
      columns={[soapChangelog.version, soapChangelog.date, soapChangelog.words]}
    >
      <tbody>
        {data.toReversed().map(({ version, date, words }) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            <td>
              <time dateTime={date}>{dates.format(new Date(date))}</time>
            </td>
            <td>
              <Sentence text={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
