import blocks from '@balcao/ui/blocks.module.css';
import { Segmented } from '@balcao/ui/segmented/Segmented.tsx';
import { useId, useState } from 'react';
import { ConsoleSection } from './ConsoleSection.tsx';
import type { CarriedValue } from './carry/carriedValues.ts';
import { IssueList } from './check/IssueList.tsx';
import type { ConsoleSetting } from './consoleSetting.ts';
import { RawBody } from './editor/RawBody.tsx';
import { BodyForm } from './form/BodyForm.tsx';
import type { ConsoleOperation } from './operation/consoleOperation.ts';
import type { DraftState } from './useDraft.ts';

interface BodySectionProps {
  setting: ConsoleSetting;
  body: NonNullable<ConsoleOperation['body']>;
  drafting: DraftState;
  carried: readonly CarriedValue[];
}

export function BodySection({ setting, body, drafting, carried }: BodySectionProps) {
  const [view, setView] = useState<'form' | 'json'>('form');
  const told = useId();
  const { texts } = setting;
  const { draft, read, bodyIssues: issues, change } = drafting;
  const views = [
    { id: 'form', label: texts.body.form },
    { id: 'json', label: texts.body.json },
  ] as const;
  const chooser = <Segmented label={texts.body.view} choices={views} chosen={view} onChoose={setView} />;
  return (
    <ConsoleSection title={texts.body.title} beside={chooser}>
      {view === 'form' ? (
        <BodyForm {...{ setting, body, draft, read, issues, carried }} onChange={change} />
      ) : (
        <RawBody
          label={texts.body.label}
          text={draft.text}
          wrong={read.kind === 'broken' || issues.length > 0}
          told={told}
          onChange={(text) => change({ ...draft, text })}
        />
      )}
      <div id={told} className={blocks.column}>
        <BodyIssues {...{ setting, drafting }} listed={view === 'json'} />
      </div>
    </ConsoleSection>
  );
}

function BodyIssues({ setting, drafting, listed }: { setting: ConsoleSetting; drafting: DraftState; listed: boolean }) {
  const { texts, brokenBodyCode: code, errorLink } = setting;
  const { read, bodyIssues: issues } = drafting;
  if (read.kind === 'broken') {
    return (
      <p className={blocks.failed}>
        {texts.issues.broken(read.at?.line)} {code && <a href={errorLink(code)}>{code}</a>}
      </p>
    );
  }
  if (issues.length === 0) return null;
  return (
    <>
      <p className={blocks.hint}>
        <strong className={blocks.failed}>{texts.issues.count(issues.length)}</strong> {texts.issues.allowed}
      </p>
      {listed && <IssueList issues={issues} texts={texts} />}
    </>
  );
}
