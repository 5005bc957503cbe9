import { Badge, type Tone } from '../badge/Badge.tsx';

export type Shape = 'ring' | 'clock' | 'diamond' | 'check' | 'cross';

/** How a state is told: never by colour alone. */
export interface StateLook {
  word: string;
  shape: Shape;
  tone: Tone;
}

const strokes: Record<Shape, React.ReactNode> = {
  ring: <circle cx="6" cy="6" r="4.25" />,
  clock: <path d="M6 1.75a4.25 4.25 0 1 1 0 8.5a4.25 4.25 0 1 1 0-8.5M6 3.8V6l1.6 1.2" />,
  diamond: <path d="M6 1.2 10.8 6 6 10.8 1.2 6Z" />,
  check: <path d="m1.8 6.6 2.7 2.7 5.7-6.4" />,
  cross: <path d="m2.5 2.5 7 7m0-7-7 7" />,
};

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
        {strokes[look.shape]}
      </svg>
      {look.word}
    </Badge>
  );
}
