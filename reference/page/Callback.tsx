import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import type { Notice } from '../description/reference.ts';
import { AnswersExpected } from './ExpectedResponses.tsx';
import { BodyFields } from './BodyFields.tsx';
import { useContent } from './referenceContent.ts';
import { Fields } from './Fields.tsx';
import styles from './operation.module.css';

/** What an operation sends afterwards, to an address its request named. */
export function Callback({ notice }: { notice: Notice }) {
  const { texts } = useContent();
  return (
    <div id={notice.anchor}>
      <h4>
        {texts.callback}: {notice.summary}
      </h4>
      <p className={styles.call}>
        <MethodLabel method={notice.method} /> <code>{notice.address}</code>
      </p>
      <p>
        <Sentence text={notice.words} />
      </p>
      <NoticeFrame notice={notice} />
    </div>
  );
}

interface NoticeFrameProps {
  notice: Notice;
  /** Level of its headings, below the one it stands under. */
  heading?: 'h3' | 'h4';
}

/** Headers, body and expected answers of what the provider sends. */
export function NoticeFrame({ notice, heading: Heading = 'h4' }: NoticeFrameProps) {
  const { texts } = useContent();
  return (
    <>
      {notice.parameters.map(({ place, fields }) => (
        <div key={place}>
          <Heading>{texts.parameters[place]}</Heading>
          <Fields of={fields} />
        </div>
      ))}
      {notice.body && <BodyFields body={notice.body} heading={Heading} />}
      <Heading>{texts.answers}</Heading>
      <AnswersExpected of={notice.answers} />
    </>
  );
}
