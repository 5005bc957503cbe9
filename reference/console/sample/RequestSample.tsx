import blocks from '@balcao/ui/blocks.module.css';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { codeHtml } from '@balcao/ui/code-block/codeHtml.ts';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { RadioPanels } from '@balcao/ui/radio-panels/RadioPanels.tsx';
import styles from '../console.module.css';
import type { ConsoleServer, ConsoleSetting } from '../consoleSetting.ts';
import type { ParsedJson } from '../draft/parseJson.ts';
import type { RequestParts } from '../send/wireRequest.ts';

interface RequestSampleProps {
  setting: ConsoleSetting;
  server: ConsoleServer;
  call: RequestParts;
  read: ParsedJson;
}

export function RequestSample({ setting, server, call, read }: RequestSampleProps) {
  const { texts, samplesOf, credentials } = setting;
  if (read.kind === 'broken' && call.text) {
    return (
      <Disclosure open title={texts.sample.title}>
        <p className={blocks.hint}>{texts.sample.broken}</p>
      </Disclosure>
    );
  }
  const body = read.kind === 'value' && call.text ? read.value : undefined;
  const choices = samplesOf(call, body, credentials, server).map(({ id, label, code }) => ({
    id,
    label,
    panel: (
      <div className={styles.code}>
        <CodeBlock bare html={codeHtml(code)} label={`${texts.sample.title}, ${label}`} texts={texts.code} />
      </div>
    ),
  }));
  return (
    <Disclosure open title={texts.sample.title}>
      <div className={blocks.frame}>
        <RadioPanels kind="language" label={texts.sample.language} choices={choices} />
      </div>
    </Disclosure>
  );
}
