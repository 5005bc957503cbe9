import { Segmented } from '@balcao/ui/segmented/Segmented.tsx';
import { useId, useState } from 'react';
import type { Carried } from './carry/carriedValues.ts';
import { IssueList } from './check/IssueList.tsx';
import styles from './console.module.css';
import { RawBody } from './editor/RawBody.tsx';
import { BodyForm } from './form/BodyForm.tsx';
import type { ConsoleOperation } from './operation/consoleOperation.ts';
import { Part } from './ConsoleSection.tsx';
import type { ConsoleSetting } from './consoleSetting.ts';
import type { Drafting } from './useDraft.ts';

interface BodyPartProps {
  setting: ConsoleSetting;
  body: NonNullable<ConsoleOperation['body']>;
  drafting: Drafting;
  carried: readonly Carried[];
}

/** The body, as a form or as JSON: two views of one text. */
export function BodyPart({ setting, body, drafting, carried }: BodyPartProps) {
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
    <Part title={texts.body.title} beside={chooser}>
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
      <div id={told} className={styles.told}>
        <BodyTold {...{ setting, drafting }} listed={view === 'json'} />
      </div>
    </Part>
  );
}

/** What is wrong with the body, and that it can be sent all the same. */
function BodyTold({
  setting,
  drafting,
  listed,
}: {
  setting: ConsoleSetting;
  drafting: Drafting;
  listed: boolean;
}) {
  const { texts, brokenBodyCode: code, errorLink } = setting;
  const { read, bodyIssues: issues } = drafting;
  if (read.kind === 'broken') {
    return (
      <p className={styles.wrong}>
        {texts.issues.broken(read.at?.line)} {code && <a href={errorLink(code)}>{code}</a>}
      </p>
    );
  }
  if (issues.length === 0) return null;
  return (
    <>
      <p className={styles.quiet}>
        <strong className={styles.wrong}>{texts.issues.count(issues.length)}</strong> {texts.issues.allowed}
      </p>
      {listed && <IssueList issues={issues} texts={texts} />}
    </>
  );
}
