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
  /** Rows to show, by state and action (`pending pay_reference`); all by default. */
  rows?: readonly string[];
  /** Payment method to which the diagram is limited: `MB`, `MW`, `CC`, `TPA`. */
  way?: string;
  /** Whether to label choices of the sandbox. The reference links to the list of choices instead. */
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
  const start = { word: transitions.new, shape: 'dot', tone: 'plain' } as const;
  // Terminal states show names instead of wire values, because programs do not compare them.
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
