import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Fragment } from 'react';
import type { Operation } from '../description/referenceTypes.ts';
import { BodyFields } from './BodyFields.tsx';
import { Callback } from './Callback.tsx';
import { operationHeight } from './estimatedHeight.ts';
import { Fields } from './Fields.tsx';
import styles from './operation.module.css';
import { Responses } from './Responses.tsx';
import { useContent } from './referenceContent.ts';
import { Samples } from './Samples.tsx';

function ParameterGroups({ operation }: { operation: Pick<Operation, 'parameters' | 'shared'> }) {
  const { texts } = useContent();
  const { parameters, shared } = operation;
  return (
    <>
      {parameters.map(({ location, fields }) => (
        <Fragment key={location}>
          <h4>{texts.parameters[location]}</h4>
          <Fields of={fields} />
        </Fragment>
      ))}
      {shared.length > 0 && (
        <p className={styles.notes}>
          {texts.alsoTakes}
          {shared.map(({ anchor, name }) => [
            ' ',
            <a key={anchor} href={`#${anchor}`}>
              {name}
            </a>,
          ])}
        </p>
      )}
    </>
  );
}

export function OperationSection({ operation }: { operation: Operation }) {
  const { texts, lifecycles } = useContent();
  const { id, anchor, method, path } = operation;
  return (
    <section
      className={styles.operation}
      id={anchor}
      data-operation={id}
      style={operationHeight(operation, id in lifecycles)}
    >
      <Head operation={operation} />
      <div className={styles.body}>
        <ParameterGroups operation={operation} />
        {operation.body && <BodyFields body={operation.body} />}
        {lifecycles[id]}
        <h4>{texts.answers}</h4>
        <Responses of={operation.responses.filter(({ isToldOnce }) => !isToldOnce)} />
        {operation.callbacks.map((callback) => (
          <Callback key={callback.anchor} notice={callback} />
        ))}
        <Guides id={id} />
      </div>
      <Samples id={id} call={`${method} ${path}`} />
    </section>
  );
}

function Head({ operation }: { operation: Operation }) {
  const { texts, moves, callers } = useContent();
  const { id, anchor, method, path, summary, deprecated } = operation;
  return (
    <header className={styles.head}>
      <h3>
        <a href={`#${anchor}`}>{summary}</a>
      </h3>
      <p className={styles.call}>
        <MethodLabel method={method} /> <code>{path}</code>
      </p>
      <p className={styles.words}>
        <Sentence text={operation.words} />
      </p>
      {moves[id]}
      {operation.notes.map((note, at) => (
        <p key={note} className={styles.note}>
          {at === 0 && callers[id] && `${callers[id]} `}
          <Sentence text={note} />
        </p>
      ))}
      {deprecated && <b className={styles.deprecated}>{texts.deprecated}</b>}
      <div className={styles.tools}>
        {!operation.isStream && (
          <div data-console={id}>
            <button type="button">{texts.tryIt}</button>
          </div>
        )}
        <button type="button" data-copy-markdown="">
          {texts.copyMarkdown}
        </button>
      </div>
    </header>
  );
}

function Guides({ id }: { id: string }) {
  const { texts, guides } = useContent();
  const related = guides[id] ?? [];
  if (related.length === 0) return null;
  return (
    <p className={styles.guides}>
      <b>{texts.guides}</b>
      {related.map(({ href, title }) => (
        <a key={href} href={href}>
          {title}
        </a>
      ))}
    </p>
  );
}
