import { isObject, withoutValueAt, withValueAt } from '@balcao/text/jsonPath.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { useMemo } from 'react';
import { type CarriedValue, type CarryRule, kindOfField } from '../carry/carriedValues.ts';
import type { SchemaIssue } from '../check/checkSchema.ts';
import type { ConsoleSetting } from '../consoleSetting.ts';
import { formatJson, type ParsedJson } from '../draft/parseJson.ts';
import type { RequestDraft } from '../draft/requestDraft.ts';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';
import { Fields } from './FieldInput.tsx';
import { bodyField } from './formField.ts';
import { type FormScope, FormScopeContext } from './formScope.ts';

interface BodyFormProps {
  setting: Pick<ConsoleSetting, 'document' | 'texts' | 'meanings'> & Partial<Pick<ConsoleSetting, 'carryRules'>>;
  body: NonNullable<ConsoleOperation['body']>;
  draft: RequestDraft;
  read: ParsedJson;
  issues: readonly SchemaIssue[];
  carried: readonly CarriedValue[];
  onChange(draft: RequestDraft): void;
}

export function BodyForm({ setting, body, draft, read, issues, carried, onChange }: BodyFormProps) {
  const { document, texts, meanings, carryRules = [] } = setting;
  const field = useMemo(() => bodyField(document, '', body.schema, true), [document, body.schema]);
  if (read.kind === 'broken') return <p className={blocks.hint}>{texts.body.broken}</p>;
  const value = read.kind === 'value' ? read.value : undefined;
  if (value !== undefined && !isObject(value)) return <p className={blocks.hint}>{texts.body.notAnObject}</p>;

  const write = (next: unknown) => onChange({ ...draft, text: formatJson(next) });
  const scope: FormScope = {
    document,
    texts,
    meanings,
    issuesAt: (pointer) => issues.filter((issue) => issue.pointer === pointer),
    change: (path, next) => write(withValueAt(value, path, next)),
    remove: (path) => write(withoutValueAt(value, path)),
    carriedFor: (model, name) => offersFor(carryRules, carried, model, name),
  };
  return (
    <FormScopeContext value={scope}>
      <div className={blocks.column}>
        <Fields field={field} path={[]} value={value} />
      </div>
    </FormScopeContext>
  );
}

function offersFor(
  rules: readonly CarryRule[],
  carried: readonly CarriedValue[],
  model: string | undefined,
  field: string,
): CarriedValue[] {
  const kind = kindOfField(rules, model, field);
  return carried.filter((each) => each.kind === kind);
}
