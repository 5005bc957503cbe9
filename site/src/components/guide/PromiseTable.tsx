import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { promiseTable } from '@words/promiseTable.ts';
import { Fragment } from 'react';
import type { PromiseFact } from '../../facts/promise.ts';
import { ChosenLegend } from './ChosenLegend.tsx';
import { ChosenMark } from './ChosenMark.tsx';
import styles from './promise-table.module.css';

interface PromiseTableProps {
  /** A section of site/promises. */
  of: keyof typeof promiseTable.captions;
  /** Its promises, added at build time (plugins/dataImports.ts). */
  rows: readonly PromiseFact[];
}

/**
 * Promises with their figures, when these were measured, and what fails when they are broken. A detail: the joined text
 * of all guides leaves it to its own page.
 */
export function PromiseTable({ of, rows }: PromiseTableProps) {
  const { about, promised, heldBy } = promiseTable;
  return (
    <div data-detail="">
      <Table caption={promiseTable.captions[of]} columns={[about, promised, heldBy]}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.about}</th>
              <td>
                <Promised {...row} />
              </td>
              <td>
                <Holders {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.some(({ chosen }) => chosen) && <ChosenLegend />}
    </div>
  );
}

function Promised({ promised, chosen, measured }: PromiseFact) {
  return (
    <>
      <div>
        <Sentence text={promised} />
        {chosen && <ChosenMark at={chosen} />}
      </div>
      {[...new Set(measured)].map((each) => (
        <div key={each} className={styles.measured}>
          {each}
        </div>
      ))}
    </>
  );
}

/** Names of tests are English, in files that readers of the repository open; a search should not find pages by them. */
function Holders({ heldBy }: PromiseFact) {
  const files = [...new Set(heldBy.map(({ file }) => file))];
  return (
    <div className={styles.holders} data-nosnippet="">
      {files.map((file) => (
        <div key={file}>
          <code>
            <Breakable path={file} />
          </code>
          <ul lang="en">
            {heldBy
              .filter((holder) => holder.file === file)
              .map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A path that a narrow cell breaks behind a slash. */
function Breakable({ path }: { path: string }) {
  const [first, ...folders] = path.split(/(?<=[/])/);
  return (
    <>
      {first}
      {folders.map((folder) => (
        <Fragment key={folder}>
          <wbr />
          {folder}
        </Fragment>
      ))}
    </>
  );
}
