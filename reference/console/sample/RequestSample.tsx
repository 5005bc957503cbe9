import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Tabs } from '@balcao/ui/tabs/Tabs.tsx';
import type { ReadJson } from '../draft/jsonPath.ts';
import { Fold } from '../Disclosure.tsx';
import type { Credentials } from '../send/credentials.ts';
import type { Call } from '../send/wireRequest.ts';
import type { ConsoleServer, ConsoleSetting } from '../consoleSetting.ts';
import styles from './request-sample.module.css';

interface SampleFoldProps {
  setting: ConsoleSetting;
  server: ConsoleServer;
  call: Call;
  credentials: Credentials;
  read: ReadJson;
}

/** The call as code, in each language, as it stands in the form. */
export function SampleFold({ setting, server, call, credentials, read }: SampleFoldProps) {
  const { texts, languages } = setting;
  if (read.kind === 'broken' && call.text) {
    return (
      <Fold open title={texts.sample.title}>
        <p className={styles.broken}>{texts.sample.broken}</p>
      </Fold>
    );
  }
  const body = read.kind === 'value' && call.text ? read.value : undefined;
  const tabs = languages.map(({ id, label, write }) => ({
    id,
    label,
    panel: (
      <div className={styles.code}>
        <CodeBlock
          bare
          text={write(call, body, credentials, server)}
          label={`${texts.sample.title}, ${label}`}
          texts={texts.code}
        />
      </div>
    ),
  }));
  return (
    <Fold open title={texts.sample.title}>
      <div className={styles.sample}>
        <Tabs group="language" label={texts.sample.language} tabs={tabs} />
      </div>
    </Fold>
  );
}
