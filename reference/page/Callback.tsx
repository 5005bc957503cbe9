import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import type { Notice } from '../description/reference.ts';
import { AnswersExpected } from './AnswersExpected.tsx';
import { BodyFields } from './BodyFields.tsx';
import { useContent } from './content.ts';
import { Fields } from './Fields.tsx';
import styles from './operation.module.css';
import { Words } from './Words.tsx';

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
        <Words text={notice.words} />
      </p>
      <NoticeFrame notice={notice} />
    </div>
  );
}

/** Headers, body and expected answers of what the provider sends. */
export function NoticeFrame({ notice }: { notice: Notice }) {
  const { texts } = useContent();
  return (
    <>
      {notice.parameters.map(({ place, fields }) => (
        <div key={place}>
          <h4>{texts.parameters[place]}</h4>
          <Fields of={fields} />
        </div>
      ))}
      {notice.body && <BodyFields body={notice.body} />}
      <h4>{texts.answers}</h4>
      <AnswersExpected of={notice.answers} />
    </>
  );
}
