import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { Fragment } from 'react';
import type { SearchEngineHit } from '../../search/engine.ts';
import { excerptOf } from '../../search/excerpt.ts';
import { markMatches, type WordMatcher } from '../../search/markMatches.ts';
import { tokenize } from '../../search/tokenize.ts';

/** A text with the matching words marked. */
function Marked({ text, matcher }: { text: string; matcher: WordMatcher }) {
  return markMatches(text, matcher).map(({ text: piece, marked }, i) => {
    const key = `${i} ${piece}`;
    return marked ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>;
  });
}

/** Title of a search result. */
export function HitLabel({ hit: { document, matcher } }: { hit: SearchEngineHit }) {
  return <Marked text={document.title} matcher={matcher} />;
}

/** Location of a result: the call of an operation, or the path to a page or section; then matching codes. */
export function HitWhere({ hit: { document, matcher } }: { hit: SearchEngineHit }) {
  const { call, trail, codes } = document;
  if (call) {
    return (
      <>
        <MethodLabel method={call.method} /> <Marked text={call.path} matcher={matcher} />
      </>
    );
  }
  const found = codes.filter((code) => tokenize(code).every(matcher)).slice(0, 3);
  return <Marked text={[trail.join(' › '), ...found].filter(Boolean).join(' · ')} matcher={matcher} />;
}

/** Excerpt of a result; empty before the texts are loaded. */
export function HitExcerpt({ hit: { text, matcher } }: { hit: SearchEngineHit }) {
  return <Marked text={excerptOf(text, matcher)} matcher={matcher} />;
}
