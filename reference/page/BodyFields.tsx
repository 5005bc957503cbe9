import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { modelAnchor } from '../description/anchors.ts';
import type { Body } from '../description/reference.ts';
import { Fields } from './Fields.tsx';
import { useContent } from './referenceContent.ts';
import { TypeLink } from './TypeLink.tsx';

/** The body as a tree of fields, or a link to a shared model. */
export function BodyFields({ body, heading: Heading = 'h4' }: { body: Body; heading?: 'h3' | 'h4' }) {
  const { texts } = useContent();
  const { type, fields, words, required } = body;
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
    </div>
  );
}
