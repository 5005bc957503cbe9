import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { answeringWith, errorAnchor, errorsAnchor, operationsOf } from '../description/anchors.ts';
import { Chapter } from './Chapter.tsx';
import styles from './error-catalogue.module.css';
import { describedHere, type ErrorEntry, useContent } from './referenceContent.ts';

export function ErrorCatalogue() {
  const { errors, texts } = useContent();
  return (
    <Chapter>
      <h2 id={errorsAnchor}>{texts.errors}</h2>
      <p>{texts.errorsWords}</p>
      {describedHere(errors).map((entry) => (
        <Entry key={entry.code} entry={entry} />
      ))}
    </Chapter>
  );
}

function Entry({ entry }: { entry: ErrorEntry }) {
  const { reference, texts } = useContent();
  const { code, status, msg, cause, remedy, remedyOutside, retryable, provoke, chosenAt } = entry;
  const anchor = errorAnchor(code);
  const isEverywhere = answeringWith(code, reference).length === operationsOf(reference).length;
  const rows = [
    [
      texts.saw,
      [
        `${status} ${msg}`,
        chosenAt && [
          ' ',
          <a key="chosen" href={chosenAt}>
            ({texts.chosen})
          </a>,
        ],
      ],
    ],
    [texts.happened, <Sentence key="cause" text={cause} />],
    [
      texts.fix,
      [
        <Sentence key="remedy" text={remedy} />,
        remedyOutside && ` ${texts.outside}`,
        retryable && ` ${texts.retryable}`,
      ],
    ],
    [texts.provoke, <Sentence key="provoke" text={provoke} />],
    ...(isEverywhere ? [] : [[texts.where, <Operations key="where" code={code} />] as const]),
  ] as const;
  return (
    <section className={styles.entry}>
      <h3 id={anchor}>
        <a href={`#${anchor}`}>{code}</a> {msg}
      </h3>
      <dl>{rows.map(([name, told]) => [<dt key={name}>{name}</dt>, <dd key={`${name} told`}>{told}</dd>])}</dl>
    </section>
  );
}

/** Operations that return a code, or a sentence if most operations do. */
function Operations({ code }: { code: string }) {
  const { reference, texts } = useContent();
  const count = operationsOf(reference).length;
  const some = answeringWith(code, reference);
  if (some.length === 0) return <Sentence text={texts.nowhere} />;
  if (some.length > count / 2) return texts.everywhere(some.length, count);
  return some.map(({ id, anchor, method, path }) => [
    <a key={id} href={`#${anchor}`}>
      {method} {path}
    </a>,
    ' ',
  ]);
}
