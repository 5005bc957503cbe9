import blocks from '@balcao/ui/blocks.module.css';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { ConsoleSection } from '../ConsoleSection.tsx';
import type { CausedDelivery, ConsoleSetting } from '../consoleSetting.ts';
import { formatJson, parseJson } from '../draft/parseJson.ts';

interface DeliveriesSectionProps {
  setting: ConsoleSetting;
  deliveries: readonly CausedDelivery[];
}

export function DeliveriesSection({ setting, deliveries }: DeliveriesSectionProps) {
  const { texts } = setting;
  return (
    <ConsoleSection title={texts.deliveries.title}>
      {deliveries.length === 0 && <p className={blocks.hint}>{texts.deliveries.waiting}</p>}
      <ul className={`${blocks.list} ${blocks.column}`}>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <Delivery setting={setting} delivery={delivery} />
          </li>
        ))}
      </ul>
    </ConsoleSection>
  );
}

function Delivery({ setting, delivery }: { setting: ConsoleSetting; delivery: CausedDelivery }) {
  const { texts, highlight } = setting;
  const { id, name, url, look, attempts, body, href } = delivery;
  const read = parseJson(body);
  const shown = read.kind === 'value' ? formatJson(read.value) : body;
  return (
    <>
      <p className={blocks.row}>
        <code className={blocks.code}>{name}</code>
        <StateMark state={id} looks={{ [id]: look }} />
        {attempts > 1 && <span className={blocks.hint}>{texts.deliveries.attempts(attempts)}</span>}
      </p>
      <p className={`${blocks.quiet} ${blocks.code}`}>{url}</p>
      <Disclosure title={texts.deliveries.body}>
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
      </Disclosure>
    </>
  );
}
