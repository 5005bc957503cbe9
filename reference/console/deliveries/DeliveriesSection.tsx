import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { readJson, writeJson } from '../draft/jsonPath.ts';
import { Fold } from '../Disclosure.tsx';
import { Part } from '../ConsoleSection.tsx';
import type { CausedDelivery, ConsoleSetting } from '../consoleSetting.ts';
import styles from './deliveries.module.css';

interface DeliveriesPartProps {
  setting: ConsoleSetting;
  deliveries: readonly CausedDelivery[];
}

/** Messages the server sent to the shop because of the call, as they leave. */
export function DeliveriesPart({ setting, deliveries }: DeliveriesPartProps) {
  const { texts } = setting;
  return (
    <Part title={texts.deliveries.title}>
      {deliveries.length === 0 && <p className={styles.waiting}>{texts.deliveries.waiting}</p>}
      <ul className={styles.list}>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <Delivery setting={setting} delivery={delivery} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Delivery({ setting, delivery }: { setting: ConsoleSetting; delivery: CausedDelivery }) {
  const { texts, highlight } = setting;
  const { id, name, url, look, attempts, body, href } = delivery;
  const read = readJson(body);
  const shown = read.kind === 'value' ? writeJson(read.value) : body;
  return (
    <>
      <p className={styles.line}>
        <code className={styles.name}>{name}</code>
        <StateMark state={id} looks={{ [id]: look }} />
        {attempts > 1 && <span className={styles.quiet}>{texts.deliveries.attempts(attempts)}</span>}
      </p>
      <p className={styles.url}>{url}</p>
      <Fold title={texts.deliveries.body}>
        <CodeBlock
          html={read.kind === 'value' ? highlight(shown) : undefined}
          text={shown}
          label={`${texts.deliveries.body} ${name}`}
          texts={texts.code}
        />
        {href && (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {texts.deliveries.details}
          </a>
        )}
      </Fold>
    </>
  );
}
