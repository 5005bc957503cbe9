import { Button } from '@balcao/ui/button/Button.tsx';
import { translate } from '@docusaurus/Translate';
import styles from './search.module.css';

/** Example queries as buttons. */
export function Suggestions({ onChoose }: { onChoose: (query: string) => void }) {
  const examples = [
    translate({ id: 'search.example', message: 'assinatura' }),
    'payment_confirmed',
    'POST /payments',
    'e00301',
  ];
  return (
    <p className={styles.examples}>
      {examples.map((example) => (
        <Button key={example} size="small" onClick={() => onChoose(example)}>
          {example}
        </Button>
      ))}
    </p>
  );
}
