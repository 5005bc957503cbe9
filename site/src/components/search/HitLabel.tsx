import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { Fragment } from 'react';
import type { Hit } from '../../search/engine.ts';
import { excerptOf } from '../../search/excerpt.ts';
import { type Answers, mark } from '../../search/markMatches.ts';
import { wordsOf } from '../../search/tokenize.ts';

/** A text with what was looked for marked in it. */
function Marked({ text, answers }: { text: string; answers: Answers }) {
  return mark(text, answers).map(({ text: piece, marked }, i) => {
    const key = `${i} ${piece}`;
    return marked ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>;
  });
}

/** What was found. */
export function HitLabel({ hit: { document, answers } }: { hit: Hit }) {
  return <Marked text={document.title} answers={answers} />;
}

/** Where it is: the call of an operation, or the way to a page or section; then the codes that were looked for. */
export function HitWhere({ hit: { document, answers } }: { hit: Hit }) {
  const { call, trail, codes } = document;
  if (call) {
    return (
      <>
        <MethodLabel method={call.method} /> <Marked text={call.path} answers={answers} />
      </>
    );
  }
  const found = codes.filter((code) => wordsOf(code).every(answers)).slice(0, 3);
  return <Marked text={[trail.join(' › '), ...found].filter(Boolean).join(' · ')} answers={answers} />;
}

/** What it says there; nothing before the texts have come. */
export function HitExcerpt({ hit: { text, answers } }: { hit: Hit }) {
  return <Marked text={excerptOf(text, answers)} answers={answers} />;
}
