import { Badge, type Tone } from '@balcao/ui/badge/Badge.tsx';
import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { Note, type NoteKind } from '@balcao/ui/note/Note.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { stateLooks } from '../../facts/states.ts';
import type { PaymentState } from '../../facts/types.ts';
import { ExampleRow, GallerySection } from './GallerySection.tsx';
import styles from './gallery.module.css';

const tones: Tone[] = ['plain', 'primary', 'accent', 'confirmed', 'pending', 'authorised', 'cancelled'];
const methods: HttpMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const notes: NoteKind[] = ['note', 'tip', 'warning', 'danger'];

/** Notes, badges, states and progress. */
export function FeedbackExamples() {
  return (
    <GallerySection id="telling" title="Badges, states, notes, waiting, nothing, failure">
      <ExampleRow>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </ExampleRow>
      <ExampleRow>
        {(Object.keys(stateLooks.payment) as PaymentState[]).map((state) => (
          <StateMark key={state} state={state} looks={stateLooks.payment} />
        ))}
      </ExampleRow>
      <ExampleRow>
        {methods.map((method) => (
          <MethodLabel key={method} method={method} />
        ))}
      </ExampleRow>
      {notes.map((kind) => (
        <Note key={kind} kind={kind} title={kind}>
          Something that bites if it is not read.
        </Note>
      ))}
      <div className={styles.fields}>
        <Progress label="Building, two of three" value={2 / 3} />
        <Progress label="Nobody knows how long" />
      </div>
      <div className={styles.fields}>
        <EmptyState title="No deliveries yet" action={<Button size="small">Pay the reference</Button>}>
          They appear here as soon as the payment is confirmed.
        </EmptyState>
        <EmptyState
          tone="failed"
          title="The sandbox does not answer"
          action={<Button size="small">Try again</Button>}
        >
          Start it with npm start.
        </EmptyState>
      </div>
    </GallerySection>
  );
}
