import type { Reference } from '@balcao/reference/description/reference.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { translate } from '@docusaurus/Translate';
import { AreaCorner } from '../guide/AreaCorner.tsx';
import styles from './api.module.css';
import { Downloads } from './Downloads.tsx';
import { Servers } from './Servers.tsx';

interface IntroProps {
  reference: Reference;
  hrefOf: (path: string) => string;
}

/** Introduction of the reference: title, servers, downloads. */
export function Intro({ reference, hrefOf }: IntroProps) {
  return (
    <header className={styles.header}>
      <AreaCorner of="specification" />
      <Badge tone="primary">REST {reference.version}</Badge>
      <h1 className={styles.title}>{translate({ id: 'api.title', message: 'Especificação da API' })}</h1>
      <p className={styles.lead}>
        <Sentence text={reference.words} />
      </p>
      <Servers />
      <Downloads hrefOf={hrefOf} />
    </header>
  );
}
