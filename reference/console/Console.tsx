import { Button } from '@balcao/ui/button/Button.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { useEffect, useId, useMemo, useRef } from 'react';
import { AnswerPart } from './response/ResponseSection.tsx';
import { BodyPart } from './BodySection.tsx';
import styles from './console.module.css';
import { DeliveriesPart } from './deliveries/DeliveriesSection.tsx';
import { ParameterForm } from './form/ParameterForm.tsx';
import { HistoryFold } from './CallHistory.tsx';
import { type ConsoleOperation, findOperation } from './operation/consoleOperation.ts';
import { Part } from './ConsoleSection.tsx';
import { Scenarios } from './Scenarios.tsx';
import { ServerPart } from './ServerSection.tsx';
import { SampleFold } from './sample/RequestSample.tsx';
import type { ConsoleServer, ConsoleSetting } from './consoleSetting.ts';
import { useConsole } from './useConsole.ts';

interface ConsoleProps {
  setting: ConsoleSetting;
  operationId: string;
  /** BCP 47 tag of the page's language. */
  language: string;
  onClose(): void;
}

/** Tries one operation of a description: fill in, send, and see whether the answer is what was promised. */
export function Console({ setting, operationId, language, onClose }: ConsoleProps) {
  const { document, texts, servers, serverId } = setting;
  const operation = useMemo(() => findOperation(document, operationId), [document, operationId]);
  const server = servers.find(({ id }) => id === serverId) ?? servers[0];
  const inside = useRef<HTMLElement>(null);
  const title = useId();
  useEffect(() => inside.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={inside} className={styles.console} aria-labelledby={title} tabIndex={-1}>
      <div className={styles.bar}>
        <p id={title} className={styles.title}>
          {texts.title}{' '}
          {operation && (
            <span className={styles.call}>
              <MethodLabel method={operation.method as HttpMethod} /> <code>{operation.path}</code>
            </span>
          )}
        </p>
        <Button kind="quiet" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      {operation && server ? (
        <Inside {...{ setting, operation, server, language }} />
      ) : (
        <p className={styles.quiet}>{texts.unknownOperation}</p>
      )}
    </section>
  );
}

interface InsideProps extends Pick<ConsoleProps, 'setting' | 'language'> {
  operation: ConsoleOperation;
  server: ConsoleServer;
}

function Inside({ setting, operation, server, language }: InsideProps) {
  const { texts } = setting;
  const console = useConsole(setting, operation, server);
  const { drafting, credentials, call, isSending, outcome, deliveries, past, carried, hint, said } = console;
  const { draft, change, parameterIssues } = drafting;
  const answer = useRef<HTMLDivElement>(null);
  // The button is in reach while the form is long; what comes of it is brought into sight.
  useEffect(() => {
    if (outcome) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <div className={styles.halves}>
      <div className={styles.half}>
        <ServerPart
          {...{ setting, operation, server, credentials }}
          onCredentials={console.changeCredentials}
        />
        <Scenarios scenarios={setting.scenariosOf(operation.id)} texts={texts} onChoose={console.fill} />
        {operation.parameters.length > 0 && (
          <Part title={texts.parameters.title}>
            <ParameterForm
              {...{ setting, operation, draft, carried }}
              issues={parameterIssues}
              onChange={change}
            />
          </Part>
        )}
        {operation.body && <BodyPart {...{ setting, drafting, carried }} body={operation.body} />}
        {hint && (
          <p className={styles.hint}>
            <Sentence text={hint} />
          </p>
        )}
        <div className={styles.acts}>
          <Button
            kind="primary"
            aria-disabled={isSending || undefined}
            onClick={isSending ? undefined : console.send}
          >
            {isSending ? texts.send.sending : texts.send.send}
          </Button>
          {isSending && <Button onClick={console.stop}>{texts.send.stop}</Button>}
        </div>
        <p className={styles.said} role="status">
          {said}
        </p>
      </div>
      <div className={styles.half}>
        {outcome && (
          <div ref={answer} className={styles.answer}>
            <AnswerPart {...{ setting, operation, outcome }} />
          </div>
        )}
        {deliveries && <DeliveriesPart {...{ setting, deliveries }} />}
        <SampleFold {...{ setting, server, call, credentials }} read={drafting.read} />
        <HistoryFold entries={past} {...{ texts, language }} onReopen={console.reopen} />
      </div>
    </div>
  );
}
