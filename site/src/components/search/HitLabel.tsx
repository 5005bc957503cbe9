import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { Fragment } from 'react';
import { provider } from '../../../../provider.config.ts';
import type { Hit } from '../../search/engine.ts';
import { mark } from '../../search/words.ts';
import { areaLabel, areaOf } from '../areas.ts';

/** A text with what was looked for marked in it. */
function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return mark(text, terms).map(({ text: piece, marked }, i) => {
    const key = `${i} ${piece}`;
    return marked ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>;
  });
}

/** What was found. */
export function HitLabel({ hit: { document, terms } }: { hit: Hit }) {
  return <Marked text={document.title} terms={terms} />;
}

/** Where it is: the call of an operation, or the way to a page or section; then the codes that were looked for. */
export function HitWhere({ hit: { document, terms } }: { hit: Hit }) {
  const { call, trail, codes, href } = document;
  if (call) {
    return (
      <>
        <MethodLabel method={call.method} /> <Marked text={call.path} terms={terms} />
      </>
    );
  }
  const area = areaOf(href);
  const way = [area ? areaLabel(area) : provider.brand, ...trail].join(' › ');
  const found = codes.filter((code) => mark(code, terms).some(({ marked }) => marked)).slice(0, 3);
  return <Marked text={[way, ...found].join(' · ')} terms={terms} />;
}
