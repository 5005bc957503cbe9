import type { Message, Actor as SequenceActor } from '@balcao/ui/sequence/layout.ts';
import { Sequence } from '@balcao/ui/sequence/Sequence.tsx';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { EventFact, OperationFact } from '../../facts/types.ts';

interface ArrowProps extends Pick<Message, 'from' | 'to'> {
  /** What happens, in words. */
  says: string;
  kind?: Message['kind'];
  /** Id of the operation or event. */
  operation?: string;
  event?: string;
  /** Its row of the contract, added at build time. */
  data?: OperationFact | EventFact;
}

/** A participant of a {@link Flow}. */
export function Actor(_: SequenceActor) {
  return null;
}

/** One message of a {@link Flow}. */
export function Arrow(_: ArrowProps) {
  return null;
}

function codeOf(data: ArrowProps['data']): string | undefined {
  return data && ('method' in data ? `${data.method} ${data.path}` : data.id);
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
      messages={arrows.map(({ props: { from, to, says, kind, data, event } }) => ({
        from,
        to,
        label: says,
        code: codeOf(data),
        kind: kind ?? (event ? 'event' : 'call'),
      }))}
    />
  );
}
