import type { Reference } from '@balcao/reference/description/reference.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { specification } from '@words/chrome.ts';
import { serverNames } from '@words/reference.ts';
import { provider } from '../../../../provider.config.ts';
import { AreaCorner } from '../guide/AreaCorner.tsx';
import styles from './api.module.css';

/** The servers of the API. */
function Servers() {
  const servers = [
    {
      name: serverNames.production,
      address: provider.servers.production,
    },
    { name: serverNames.testing, address: provider.servers.testing },
    { name: serverNames.sandbox, address: provider.sandbox },
  ];
  return (
    <dl className={styles.servers}>
      {servers.map(({ name, address }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{address}/api</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to the description's files, in the reader's language. */
function Downloads({ hrefOf }: { hrefOf: (path: string) => string }) {
  return (
    <p className={styles.downloads}>
      <a href={hrefOf('openapi.json')}>{specification.openapi}</a>
      <a href={hrefOf('postman.json')}>{specification.postman}</a>
      <a href={hrefOf('api.md')}>{specification.markdown}</a>
    </p>
  );
}

/** A link to what the specification leaves open. */
export function DifferencesLink({ hrefOf }: { hrefOf: (path: string) => string }) {
  return (
    <p className={styles.differences}>
      {specification.differencesLead}{' '}
      <a href={hrefOf('docs/guides/differences')}>{specification.differences}</a>.
    </p>
  );
}

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
      <h1 className={styles.title}>{specification.title}</h1>
      <p className={styles.lead}>
        <Sentence text={reference.words} />
      </p>
      <Servers />
      <Downloads hrefOf={hrefOf} />
      <DifferencesLink hrefOf={hrefOf} />
    </header>
  );
}
