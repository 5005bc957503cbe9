import { Table } from '@balcao/ui/table/Table.tsx';
import type { PaneWords } from '../words/panes/pt.ts';
import type { ResponseDifference } from './compareResponse.ts';
import styles from './differences.module.css';

/** Limits of the list, because an entirely different response differs everywhere. */
const mostShown = 6;
const longest = 36;

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

interface DifferencesProps {
  words: PaneWords['play'];
  differences: readonly ResponseDifference[];
}

/** The differences between a response and its recording. */
export function Differences({ words, differences }: DifferencesProps) {
  const left = differences.length - mostShown;
  const shown = (value: unknown) =>
    value === undefined ? words.absent : <code>{shorten(JSON.stringify(value))}</code>;
  return (
    <div className={styles.differences}>
      <Table caption={words.differences}>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.recorded}</th>
            <th scope="col">{words.real}</th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, mostShown).map(({ path, recorded, real }) => (
            <tr key={path}>
              <th scope="row">{path === 'status' ? words.status : <code>{path}</code>}</th>
              <td>{shown(recorded)}</td>
              <td>{shown(real)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {left > 0 && <p className={styles.more}>{words.more(left)}</p>}
    </div>
  );
}
