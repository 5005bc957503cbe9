import { scrollable } from '@balcao/ui/scrollable/scrollable.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Fragment } from 'react';
import { modelAnchor } from '../description/anchors.ts';
import type { Body } from '../description/referenceTypes.ts';
import { Fields, TypeLink } from './Fields.tsx';
import { useContent } from './referenceContent.ts';
import styles from './samples.module.css';

/** JSON as plain text. The browser highlights it without an element per token. */
export function Json({ text, label }: { text: string; label: string }) {
  return (
    <pre className={styles.code} data-paint="json" {...scrollable(label)}>
      {text}
    </pre>
  );
}

/** Fields of a body as a tree, or a link to a shared model. */
export function BodyFields({ body, heading: Heading = 'h4' }: { body: Body; heading?: 'h3' | 'h4' }) {
  const { texts, showsBodies } = useContent();
  const { type, fields, words, required, examples } = body;
  const isHere = fields.length > 0;
  return (
    <div id={isHere && type.model ? modelAnchor(type.model) : body.anchor}>
      <Heading id={isHere && type.model ? body.anchor : undefined}>{texts.body}</Heading>
      <p>
        {!isHere && (
          <>
            <TypeLink of={type} />{' '}
          </>
        )}
        <Sentence text={words} /> {!required && texts.optional}
      </p>
      <Fields of={fields} />
      {showsBodies && examples.length > 0 && (
        <details>
          <summary>{texts.bodyExamples}</summary>
          {examples.map(({ summary, value }) => (
            <Fragment key={summary}>
              <p>
                <Sentence text={summary} />
              </p>
              <Json text={JSON.stringify(value, null, 2)} label={summary} />
            </Fragment>
          ))}
        </details>
      )}
    </div>
  );
}
