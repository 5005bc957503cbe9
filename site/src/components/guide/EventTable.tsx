import { formatList } from '@balcao/text/numbers.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { type StateLook, StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { eventTable, handlerTable } from '@words/guide.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';
import { stateLooks } from '../../facts/states.ts';
import type { EventFact } from '../../facts/types.ts';
import { ChoiceTable } from './ChoiceTable.tsx';

interface EventTableProps {
  /** Only the events of payments or of entities; all by default. */
  of?: EventFact['about'];
}

/** All webhook events: when they are sent, the state of their subject, and the payment methods. */
export function EventTable({ of }: EventTableProps) {
  const language = usePage().language.tag;
  const shown = facts.webhookActions.filter(({ about }) => !of || about === of);
  const hasWays = shown.some(({ ways }) => ways.length > 0);
  const columns = [
    eventTable.event,
    eventTable.when,
    eventTable.states,
    ...(hasWays ? [eventTable.ways] : []),
  ];
  return (
    <Table caption={eventTable.caption} columns={columns}>
      <tbody>
        {shown.map(({ id, words, about, states, ways }) => (
          <tr key={id}>
            <th scope="row">
              <code>{id}</code>
            </th>
            <td>
              <Sentence text={words} />
            </td>
            <td>
              {states.map((state) => (
                <div key={state}>
                  <StateMark state={state} looks={stateLooks[about] as Record<string, StateLook>} />
                </div>
              ))}
            </td>
            {hasWays && <td>{ways.length > 0 ? formatList(ways, language) : '—'}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Formats of events, by the subscription's `handler`. */
export function HandlerTable() {
  return (
    <ChoiceTable
      caption={handlerTable.caption}
      field="handler"
      means={handlerTable.body}
      choices={Object.entries(facts.labels.handlers).map(([id, words]) => ({ id, words }))}
    />
  );
}
