import { Badge, type Tone } from '../badge/Badge.tsx';
import { glyphs, type Shape } from './glyphs.tsx';

/** Look of a state: never by colour alone. */
export interface StateLook {
  word: string;
  shape: Shape;
  tone: Tone;
}

/**
 * A state as word, shape and colour.
 * @param looks how each state looks; total, so that a new state without a look does not compile
 */
export function StateMark<State extends string>(props: { state: State; looks: Record<State, StateLook> }) {
  const look = props.looks[props.state];
  return (
    <Badge tone={look.tone}>
      <svg
        aria-hidden="true"
        width="12"
        height="12"
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {glyphs[look.shape]}
      </svg>
      {look.word}
    </Badge>
  );
}
