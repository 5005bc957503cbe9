import { Badge, type Tone } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { glyphs, type Shape } from './glyphs.tsx';

/** Look of a state, which can be recognised without its colour. */
export interface StateLook {
  word: string;
  shape: Shape;
  tone: Tone;
}

/** Label of a state. A state without a look is a compile error. */
export function StateMark<State extends string>(props: { state: State; looks: Record<State, StateLook> }) {
  const look = props.looks[props.state];
  return (
    <Badge tone={look.tone}>
      <Icon size={12} strokeWidth="1.7">
        {glyphs[look.shape]}
      </Icon>
      {look.word}
    </Badge>
  );
}
