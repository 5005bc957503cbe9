import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { modelsAnchor } from '../description/anchors.ts';
import { modelHeight } from './estimatedHeight.ts';
import { Fields } from './Fields.tsx';
import operation from './operation.module.css';
import styles from './page.module.css';
import { useContent } from './referenceContent.ts';
import { TypeLink } from './TypeLink.tsx';

/** All linked models, once each. */
export function Models() {
  const { reference, texts } = useContent();
  return (
    <section className={styles.chapter}>
      <h2 id={modelsAnchor}>{texts.models}</h2>
      <p>{texts.modelsWords}</p>
      {reference.models.map((model) => (
        <section key={model.name} className={operation.model} style={modelHeight(model.fields)}>
          <h3 id={model.anchor}>
            <a href={`#${model.anchor}`}>{model.name}</a>
          </h3>
          <p>
            <Sentence text={model.words} /> {model.fields.length === 0 && <TypeLink of={model.type} />}
          </p>
          <Fields of={model.fields} />
        </section>
      ))}
    </section>
  );
}
