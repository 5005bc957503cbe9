import { formatAmount } from '@balcao/text/money.ts';
import { formatList } from '@balcao/text/numbers.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { type StateLook, StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { amountLimits, backOffice, eventTable, failureModes, handlerTable, stateTable } from '@words/guide.ts';
import { callerRules, terminalViews } from '@words/parts.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';
import type { EventFact, Lifecycle, PaymentState } from '../../facts/factTypes.ts';
import { stateLooks } from '../../facts/states.ts';
import { SiteLink } from '../SiteLink.tsx';
import { isChosenLimit, Marked } from './ChosenMark.tsx';
import { type Column, RowTable } from './RowTable.tsx';

const { labels, limits } = facts;

type Method = keyof typeof labels.methods;

export function AmountLimits() {
  const language = usePage().language.tag;
  const bound = (words: string, name: 'minCents' | 'maxCents'): Column<Method> => [
    { words, shown: <Marked of="methodLimits">{words}</Marked> },
    (method) => formatAmount(limits.methodLimits[method][name], language),
  ];
  const method = (id: Method) => (
    <>
      {labels.methods[id]} (<code>{id}</code>)
    </>
  );
  return (
    <RowTable
      caption={amountLimits.caption}
      rows={['CC', 'MB', 'MW']}
      columns={[
        [amountLimits.method, method],
        bound(amountLimits.min, 'minCents'),
        bound(amountLimits.max, 'maxCents'),
      ]}
      isMarked={isChosenLimit('methodLimits')}
    />
  );
}

/** Rules that the sandbox checks in a program's calls, the most expensive violations first. */
export function CallerRules() {
  return (
    <RowTable
      caption={callerRules.caption}
      rows={facts.callerRules}
      columns={[
        [callerRules.what, ({ what }) => <Sentence text={what} />],
        [callerRules.cost, ({ cost }) => <Sentence text={cost} />],
        [
          callerRules.remedy,
          ({ remedy, link }) => (
            <>
              <Sentence text={remedy} /> <SiteLink href={link}>{callerRules.how}</SiteLink>
            </>
          ),
        ],
      ]}
    />
  );
}

interface ChoiceTableProps {
  caption: string;
  field: string;
  means: string;
  choices: readonly { id: string; words: string }[];
}

export function ChoiceTable({ caption, field, means, choices }: ChoiceTableProps) {
  return (
    <RowTable
      caption={caption}
      rows={choices}
      columns={[
        [{ words: field, shown: <code>{field}</code> }, ({ id }) => <code>{id}</code>],
        [means, ({ words }) => <Sentence text={words} />],
      ]}
    />
  );
}

/** All failure modes that a subscription in the sandbox can have. */
export const FailureModeTable = () => (
  <ChoiceTable
    caption={failureModes.caption}
    field="failureMode"
    means={failureModes.what}
    choices={facts.control.failureModes}
  />
);

/** Formats of events, by the subscription's `handler`. */
export const HandlerTable = () => (
  <ChoiceTable
    caption={handlerTable.caption}
    field="handler"
    means={handlerTable.body}
    choices={Object.entries(labels.handlers).map(([id, words]) => ({ id, words }))}
  />
);

/** Webhook events, all or those about payments or entities: cause, state, and payment methods. */
export function EventTable({ of }: { of?: EventFact['about'] }) {
  const language = usePage().language.tag;
  const rows = facts.webhookActions.filter(({ about }) => !of || about === of);
  const ways: Column<EventFact> = [
    eventTable.ways,
    ({ ways: methods }) => (methods.length > 0 ? formatList(methods, language) : '—'),
  ];
  const states = ({ about, states: names }: EventFact) =>
    names.map((state) => (
      <div key={state}>
        <StateMark state={state} looks={stateLooks[about] as Record<string, StateLook>} />
      </div>
    ));
  return (
    <RowTable
      caption={eventTable.caption}
      rows={rows}
      columns={[
        [eventTable.event, ({ id }) => <code>{id}</code>],
        [eventTable.when, ({ words }) => <Sentence text={words} />],
        [eventTable.states, states],
        ...(rows.some((row) => row.ways.length > 0) ? [ways] : []),
      ]}
    />
  );
}

/** All states of a lifecycle: wire value, name and meaning, and whether the state is final. */
export function StateTable({ of, caption }: { of: Lifecycle; caption: string }) {
  const rows: readonly { id: string; label: string; words: string; final: boolean }[] = facts[`${of}States`];
  const meaning = ({ label, words }: (typeof rows)[number]) => (
    <>
      {label}. <Sentence text={words} />
    </>
  );
  return (
    <RowTable
      caption={caption}
      rows={rows}
      columns={[
        [stateTable.state, ({ id }) => <StateMark state={id} looks={stateLooks[of] as Record<string, StateLook>} />],
        [stateTable.meaning, meaning],
        [stateTable.final, ({ final }) => (final ? stateTable.yes : stateTable.no)],
      ]}
    />
  );
}

const paymentState = ({ state }: { state: PaymentState }) => <StateMark state={state} looks={stateLooks.payment} />;

/** States of a payment at the terminal, in the API and in the back office, and what to do at the counter. */
export const TerminalViews = () => (
  <RowTable
    caption={terminalViews.caption}
    rows={facts.terminalViews}
    columns={[
      [terminalViews.terminal, ({ terminal }) => terminal],
      [terminalViews.state, paymentState],
      [terminalViews.backOffice, ({ backOffice: label }) => label ?? terminalViews.nothing],
      [terminalViews.words, ({ words }) => words],
    ]}
    isFirstHeaded
  />
);

/** Labels of terminal payments in the back office, beside the API's states (docs/decisions/terminals.md). */
export const BackOfficeTable = () => (
  <RowTable
    caption={backOffice.caption}
    rows={facts.backOfficeLabels}
    columns={[
      [backOffice.label, ({ label }) => label],
      [backOffice.state, paymentState],
      [backOffice.meaning, ({ words }) => words],
    ]}
  />
);
