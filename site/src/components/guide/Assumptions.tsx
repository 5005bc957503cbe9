import { formatDay } from '@balcao/text/dates.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { assumptions } from '@words/parts.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { facts, rowOf } from '../../facts/facts.ts';
import type { AssumptionGroupFact } from '../../facts/factTypes.ts';
import styles from './assumptions.module.css';

type Kind = keyof typeof assumptions.captions;

interface AssumptionsProps {
  /** Kind of rule, or ids of groups to list briefly: `{['limit/limit-fees']}`. */
  of: Kind | readonly string[];
}

function groupOf(name: string): AssumptionGroupFact {
  const [kind = '', id = ''] = name.split('/');
  return rowOf(facts.assumptions[kind as Kind], id);
}

/** Rules that the specification leaves out: a table with reasons, or a short list of some of them. */
export function Assumptions({ of }: AssumptionsProps) {
  return typeof of === 'string' ? (
    <GroupTable of={of} groups={facts.assumptions[of]} />
  ) : (
    <GroupList groups={of.map(groupOf)} />
  );
}

const isShort = ({ name, value }: { name: string; value: string }) => `${name}${value}`.length < 16;

/** Long lists of codes and fields. They are left out of the search, because other pages explain them. */
const unsearched: readonly Kind[] = ['error', 'field', 'extra', 'published'];

function GroupTable({ of, groups }: { of: Kind; groups: readonly AssumptionGroupFact[] }) {
  const table = (
    <Table
      caption={assumptions.captions[of]}
      isStacked
      columns={[assumptions.rule, of === 'published' ? assumptions.source : assumptions.reason]}
    >
      <tbody>
        {groups.map(({ id, words, rows }) => (
          <tr key={id}>
            <td>
              <ul className={styles.rules} data-dense={rows.every(isShort) ? '' : undefined}>
                {rows.map((row) => (
                  <li key={row.id} id={row.id}>
                    <Rule {...row} />
                  </li>
                ))}
              </ul>
            </td>
            <td className={styles.words}>
              <Sentence text={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return unsearched.includes(of) ? <div data-nosnippet="">{table}</div> : table;
}

function GroupList({ groups }: { groups: readonly AssumptionGroupFact[] }) {
  return (
    <ul>
      {groups.map(({ id, words, rows }) => (
        <li key={id}>
          {rows.map((row) => (
            <span key={row.id} className={styles.short}>
              <Rule {...row} />.{' '}
            </span>
          ))}
          <Sentence text={words} />
        </li>
      ))}
    </ul>
  );
}

/** Result on the testing server, if the provider has measured the rule. */
function Measured({ id }: { id: string }) {
  const { data, language } = usePage();
  const measured = data.measured().get(id);
  if (!measured) return null;
  const { same, different, absent, present } = assumptions;
  const shown = measured.differences.map(({ fields, aspect, got }) => {
    const word = aspect === 'missing' ? absent : aspect === 'unknown' ? present : `\`${got}\``;
    return `\`${fields[0]}\`: ${word}`;
  });
  const outcome = shown.length > 0 ? `${different} (${[...new Set(shown)].join('; ')})` : same;
  return (
    <span className={styles.measured} data-nosnippet="">
      <Sentence text={`${assumptions.measured} ${formatDay(measured.at, language.locale)}: ${outcome}`} />
    </span>
  );
}

function Rule({ id, name, value }: { id: string; name: string; value: string }) {
  return (
    <>
      <Sentence text={name} />
      {value && (
        <>
          {': '}
          <span className={styles.value}>
            <Sentence text={value} />
          </span>
        </>
      )}
      <Measured id={id} />
    </>
  );
}
