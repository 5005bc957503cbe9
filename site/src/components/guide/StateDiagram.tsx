import { StateDiagram as Diagram } from '@balcao/ui/state-diagram/StateDiagram.tsx';
import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import { transitions } from '@words/guide.ts';
import { facts, rowOf, rowsNamed } from '../../facts/facts.ts';
import type { Lifecycle, TransitionFact } from '../../facts/factTypes.ts';
import { stateLooks } from '../../facts/states.ts';
import { ChosenLegend, ChosenMark } from './ChosenMark.tsx';

interface StateDiagramProps {
  of: Lifecycle;
  title: string;
  description: string;
  /** Rows to show, by state and action: `pending pay_reference`. All by default. */
  rows?: readonly string[];
  /** Payment method of the part to show: `MB`, `MW`, `CC`, `TPA`. */
  way?: string;
  /** Whether to mark the sandbox's choices; the reference links to their list instead. */
  isMarked?: boolean;
}

/** Lifecycle of the contract as a diagram: `<StateDiagram of="payment" title="…" description="…" />`. */
export function StateDiagram(props: StateDiagramProps) {
  const { of, title, description, way, isMarked = true } = props;
  const { rows = way && rowOf(facts.paymentWays, way).rows } = props;
  const states: readonly { id: string; label: string }[] = facts[`${of}States`];
  const lifecycle: readonly TransitionFact[] = facts[`${of}Lifecycle`];
  const shown = rows ? rowsNamed(lifecycle, rows) : lifecycle;
  const looks: Record<string, StateLook> = stateLooks[of];
  const isShown = (id: string) => shown.some(({ from, to }) => from === id || to === id);
  const start = {
    word: transitions.new,
    shape: 'dot',
    tone: 'plain',
  } as const;
  // States of a terminal have names instead of wire values, since programs do not compare them.
  const lookOf = (id: string, label: string) =>
    looks[id] && { ...looks[id], ...(of === 'terminal' && { word: label }) };
  const told = states.flatMap(({ id, label }) => {
    const look = isShown(id) && lookOf(id, label);
    return look ? [[id, look] as const] : [];
  });
  return (
    <>
      <Diagram
        title={title}
        description={description}
        states={{ ...(isShown('new') && { new: start }), ...Object.fromEntries(told) }}
        transitions={shown.map(({ from, to, action, actionLabel, whoLabel, events, origin }) => ({
          from,
          to,
          label: actionLabel,
          by: whoLabel,
          codes: events,
          ...(isMarked && origin === 'chosen' && { mark: <ChosenMark at={`${of}-${from}-${action}`} /> }),
        }))}
      />
      {isMarked && shown.some(({ origin }) => origin === 'chosen') && <ChosenLegend />}
    </>
  );
}
