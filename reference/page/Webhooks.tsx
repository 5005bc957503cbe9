import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { webhooksAnchor } from '../description/anchors.ts';
import { MessageFrame } from './Callback.tsx';
import { Json } from './Json.tsx';
import operation from './operation.module.css';
import styles from './page.module.css';
import { useContent } from './referenceContent.ts';

/** Webhooks: the common frame once, then each event with an example. */
export function Webhooks() {
  const { reference, texts } = useContent();
  const { webhooks, webhookFrame } = reference;
  return (
    <section className={styles.chapter}>
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
    </section>
  );
}
