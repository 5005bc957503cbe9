import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { modelAnchor } from '../description/anchors.ts';
import { Fields } from './Fields.tsx';
import styles from './page.module.css';
import { Responses } from './Responses.tsx';
import { useContent } from './referenceContent.ts';

/** Basics of every call: authentication and the response envelope. */
export function Basics() {
  const { reference, texts } = useContent();
  const { access, shared, envelope, refusal, sharedResponses } = reference;
  return (
    <section className={styles.basics}>
      <div>
        <h2 id="access">{texts.access}</h2>
        <p>{texts.accessWords}</p>
        <dl>
          {access.map(({ name, words }) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name} told`}>
              <Sentence text={words} />
            </dd>,
          ])}
        </dl>
        <h3>{texts.shared}</h3>
        <Fields of={shared} />
      </div>
      <div>
        <h2 id="envelope">{texts.envelope}</h2>
        <p>
          {texts.envelopeWords}{' '}
          {refusal && [
            texts.refused,
            ' ',
            <a key="refusal" href={`#${modelAnchor(refusal)}`}>
              {refusal}
            </a>,
            '.',
          ]}
        </p>
        <Fields of={envelope} />
      </div>
      <div className={styles.wide}>
        <h2 id="answers">{texts.sharedAnswers}</h2>
        <p>{texts.sharedAnswersWords}</p>
        <Responses of={sharedResponses} />
      </div>
    </section>
  );
}
