import type { Message, Actor as SequenceActor } from '@balcao/ui/sequence/layout.ts';
import { Sequence } from '@balcao/ui/sequence/Sequence.tsx';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { facts, operationOf, rowOf } from '../../facts/facts.ts';

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

function codeOf({ operation, event }: ArrowProps): string | undefined {
  if (!operation) return event && rowOf(facts.webhookActions, event).id;
  const { method, path } = operationOf(operation);
  return `${method} ${path}`;
}

/** A sequence diagram of actors and arrows; names of calls and events come from the contract. */
export function Flow({
  title,
  description,
  children,
}: {
  title: string;
  description: string;
  children: ReactNode;
}) {
  const parts = Children.toArray(children).filter((child) => isValidElement(child));
  const actors = parts.filter((part): part is ReactElement<SequenceActor> => part.type === Actor);
  const arrows = parts.filter((part): part is ReactElement<ArrowProps> => part.type === Arrow);
  return (
    <Sequence
      title={title}
      description={description}
      actors={actors.map(({ props }) => props)}
      messages={arrows.map(({ props }) => ({
        from: props.from,
        to: props.to,
        label: props.says,
        code: codeOf(props),
        kind: props.kind ?? (props.event ? 'event' : 'call'),
      }))}
    />
  );
}
