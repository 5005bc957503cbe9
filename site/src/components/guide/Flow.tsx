import type { Message, Actor as SequenceActor } from '@balcao/ui/sequence/layout.ts';
import { Sequence } from '@balcao/ui/sequence/Sequence.tsx';
import type { ReactNode } from 'react';
import { facts, operationOf, rowOf } from '../../facts/facts.ts';
import { childrenOf } from './childrenOf.ts';

interface ArrowProps extends Pick<Message, 'from' | 'to'> {
  says: string;
  kind?: Message['kind'];
  operation?: string;
  event?: string;
}

export function Actor(_: SequenceActor) {
  return null;
}

export function Arrow(_: ArrowProps) {
  return null;
}

function codeOf({ operation, event }: Pick<ArrowProps, 'operation' | 'event'>): string | undefined {
  if (!operation) return event && rowOf(facts.webhookActions, event).id;
  const { method, path } = operationOf(operation);
  return `${method} ${path}`;
}

interface FlowProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** Sequence diagram of actors and arrows. The names of calls and events are from the contract. */
export function Flow({ title, description, children }: FlowProps) {
  return (
    <Sequence
      title={title}
      description={description}
      actors={childrenOf(children, Actor).map(({ props }) => props)}
      messages={childrenOf(children, Arrow).map(({ props: { from, to, says, kind, ...named } }) => ({
        from,
        to,
        label: says,
        code: codeOf(named),
        kind: kind ?? (named.event ? 'event' : 'call'),
      }))}
    />
  );
}
