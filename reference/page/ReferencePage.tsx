import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { modelAnchor, modelsAnchor, webhooksAnchor } from '../description/anchors.ts';
import { Json } from './BodyFields.tsx';
import { MessageFrame } from './Callback.tsx';
import { Chapter } from './Chapter.tsx';
import { ErrorCatalogue } from './ErrorCatalogue.tsx';
import { modelHeight } from './estimatedHeight.ts';
import { Fields, TypeLink } from './Fields.tsx';
import { OperationSection } from './OperationSection.tsx';
import { OperationTree, TreeButton } from './OperationTree.tsx';
import operation from './operation.module.css';
import styles from './page.module.css';
import { Responses } from './Responses.tsx';
import { ContentContext, type ReferenceContent, useContent } from './referenceContent.ts';

function Webhooks() {
  const { reference, texts } = useContent();
  const { webhooks, webhookFrame } = reference;
  return (
    <Chapter>
      <h2 id={webhooksAnchor}>{texts.webhooks}</h2>
      <p>
        <Sentence text={texts.webhooksWords} />
      </p>
      {webhookFrame && (
        <div className={operation.frame}>
          <MessageFrame notice={webhookFrame} heading="h3" />
        </div>
      )}
      {webhooks.map((notice) => (
        <section key={notice.name} className={operation.event} id={notice.anchor}>
          <h3>
            <a href={`#${notice.anchor}`}>{notice.name}</a>
          </h3>
          <p>
            <Sentence text={notice.words} />
          </p>
          {!webhookFrame && <MessageFrame notice={notice} />}
          <details>
            <summary>{texts.example}</summary>
            <Json text={JSON.stringify(notice.example, null, 2)} label={`${texts.example} ${notice.name}`} />
          </details>
        </section>
      ))}
    </Chapter>
  );
}

function Models() {
  const { reference, texts } = useContent();
  return (
    <Chapter>
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
    </Chapter>
  );
}

function Chapters() {
  const { reference } = useContent();
  return reference.chapters.map(({ id, anchor, label, words, operations }) => (
    <Chapter key={id}>
      <h2 id={anchor}>{label}</h2>
      <p>
        <Sentence text={words} />
      </p>
      {operations.map((each) => (
        <OperationSection key={each.id} operation={each} />
      ))}
    </Chapter>
  ));
}

/** Page that is rendered only at build time. `behaviour/` adds interaction through event delegation. */
export function ReferencePage(content: ReferenceContent) {
  return (
    <ContentContext value={content}>
      <div className={styles.page}>
        <OperationTree />
        <TreeButton />
        <main id="content" className={styles.main}>
          {content.intro}
          <Basics />
          <Chapters />
          {content.reference.webhooks.length > 0 && <Webhooks />}
          <Models />
          <ErrorCatalogue />
          {content.footer && <footer className={styles.chapter}>{content.footer}</footer>}
          <p className={styles.status} role="status" data-said="" />
        </main>
      </div>
    </ContentContext>
  );
}

function Basics() {
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
