import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import type { OutgoingMessage } from '../description/referenceTypes.ts';
import { BodyFields } from './BodyFields.tsx';
import { ExpectedResponses } from './ExpectedResponses.tsx';
import { Fields } from './Fields.tsx';
import styles from './operation.module.css';
import { useContent } from './referenceContent.ts';

export function Callback({ notice }: { notice: OutgoingMessage }) {
  const { texts } = useContent();
  return (
    <div id={notice.anchor}>
      <h4>
        {texts.callback}: {notice.summary}
      </h4>
      <p className={styles.call}>
        <MethodLabel method={notice.method} /> <code>{notice.url}</code>
      </p>
      <p>
        <Sentence text={notice.words} />
      </p>
      <MessageFrame notice={notice} />
    </div>
  );
}

interface MessageFrameProps {
  notice: OutgoingMessage;
  heading?: 'h3' | 'h4';
}

export function MessageFrame({ notice, heading: Heading = 'h4' }: MessageFrameProps) {
  const { texts } = useContent();
  return (
    <>
      {notice.parameters.map(({ location, fields }) => (
        <div key={location}>
          <Heading>{texts.parameters[location]}</Heading>
          <Fields of={fields} />
        </div>
      ))}
      {notice.body && <BodyFields body={notice.body} heading={Heading} />}
      <Heading>{texts.answers}</Heading>
      <ExpectedResponses of={notice.responses} />
    </>
  );
}
