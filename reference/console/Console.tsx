import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import frame from '@balcao/ui/panel.module.css';
import sendBar from '@balcao/ui/send-bar.module.css';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { useEffect, useId, useMemo, useRef } from 'react';
import { BodySection } from './BodySection.tsx';
import { CallHistory } from './CallHistory.tsx';
import { ConsoleSection } from './ConsoleSection.tsx';
import styles from './console.module.css';
import type { ConsoleServer, ConsoleSetting } from './consoleSetting.ts';
import { DeliveriesSection } from './deliveries/DeliveriesSection.tsx';
import { ParameterForm } from './form/ParameterForm.tsx';
import { type ConsoleOperation, findOperation } from './operation/consoleOperation.ts';
import { ResponseSection } from './response/ResponseSection.tsx';
import { Scenarios } from './Scenarios.tsx';
import { ServerSection } from './ServerSection.tsx';
import { RequestSample } from './sample/RequestSample.tsx';
import { useConsole } from './useConsole.ts';

interface ConsoleProps {
  setting: ConsoleSetting;
  operationId: string;
  language: string;
  /** Closes the console; undefined if the element around it does. */
  onClose?: (() => void) | undefined;
}

export function Console({ setting, operationId, language, onClose }: ConsoleProps) {
  const { document, texts, servers, serverId } = setting;
  const operation = useMemo(() => findOperation(document, operationId), [document, operationId]);
  const server = servers.find(({ id }) => id === serverId) ?? servers[0];
  const inside = useRef<HTMLElement>(null);
  const title = useId();
  useEffect(() => {
    inside.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={inside} className={`${frame.panel} ${styles.console}`} aria-labelledby={title} tabIndex={-1}>
      <div className={blocks.ends}>
        <p id={title} className={blocks.heading}>
          {texts.title}{' '}
          {operation && (
            <>
              <MethodLabel method={operation.method as HttpMethod} />{' '}
              <code className={blocks.code}>{operation.path}</code>
            </>
          )}
        </p>
        {onClose && (
          <Button kind="quiet" size="small" onClick={onClose}>
            {texts.close}
          </Button>
        )}
      </div>
      {operation && server ? (
        <ConsoleContent {...{ setting, operation, server, language }} />
      ) : (
        <p className={blocks.hint}>{texts.unknownOperation}</p>
      )}
    </section>
  );
}

interface ConsoleContentProps extends Pick<ConsoleProps, 'setting' | 'language'> {
  operation: ConsoleOperation;
  server: ConsoleServer;
}

function ConsoleContent({ setting, operation, server, language }: ConsoleContentProps) {
  const { texts } = setting;
  const console = useConsole(setting, operation, server);
  const { drafting, call, isSending, outcome, deliveries, past, carried, own, hint, said } = console;
  const { draft, change, parameterIssues } = drafting;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isBelow = (answer.current?.getBoundingClientRect().top ?? 0) > innerHeight / 2;
    if (outcome && isBelow) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <div className={styles.columns}>
      <div className={`${blocks.sections} ${styles.column}`}>
        <ServerSection {...{ setting, operation, server }} />
        <Scenarios scenarios={setting.scenariosOf(operation.id)} texts={texts} onChoose={console.fill} />
        {operation.parameters.length > 0 && (
          <ConsoleSection title={texts.parameters.title}>
            <ParameterForm
              {...{ setting, operation, draft, carried, own }}
              issues={parameterIssues}
              onChange={change}
            />
          </ConsoleSection>
        )}
        {operation.body && <BodySection {...{ setting, drafting, carried }} body={operation.body} />}
        {hint && (
          <p className={styles.notice}>
            <Sentence text={hint} />
          </p>
        )}
        <div className={`${blocks.row} ${sendBar.bar}`}>
          <Button
            kind="primary"
            off={isSending || server.isClosed}
            onClick={isSending || server.isClosed ? undefined : console.send}
          >
            {isSending ? texts.send.sending : texts.send.send}
          </Button>
          {isSending && <Button onClick={console.stop}>{texts.send.stop}</Button>}
          <code className={blocks.code}>
            {operation.method} {call.path}
          </code>
        </div>
        <p className={blocks.unseen} role="status">
          {said}
        </p>
      </div>
      <div className={`${blocks.sections} ${styles.column}`}>
        {outcome && (
          <div ref={answer} className={styles.answer}>
            <ResponseSection {...{ setting, operation, outcome }} />
          </div>
        )}
        {deliveries && <DeliveriesSection {...{ setting, deliveries }} />}
        <RequestSample setting={setting} {...console.sample} read={drafting.read} />
        <CallHistory entries={past} {...{ texts, language }} onReopen={console.reopen} />
      </div>
    </div>
  );
}
