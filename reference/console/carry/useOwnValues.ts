import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { ConsoleServer, ConsoleSetting } from '../consoleSetting.ts';
import { type RequestDraft, withParameter } from '../draft/requestDraft.ts';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';
import { kindOfParameter, type OwnValue } from './carriedValues.ts';

interface OwnValuesInputs {
  setting: ConsoleSetting;
  operation: ConsoleOperation;
  server: ConsoleServer;
  change: Dispatch<SetStateAction<RequestDraft>>;
}

const none: readonly OwnValue[] = [];

/** Reads values from the server once per operation. They replace unchanged examples, but no typed values. */
export function useOwnValues({ setting, operation, server, change }: OwnValuesInputs) {
  const [own, setOwn] = useState<{ key: string; values: readonly OwnValue[] }>();
  /** The values are read again when this key changes. */
  const key = `${server.id} ${operation.id}`;
  const latest = useRef({ setting, operation, server, change });
  useEffect(() => {
    latest.current = { setting, operation, server, change };
  });
  useEffect(() => {
    const asked = latest.current;
    const { carryRules } = asked.setting;
    const fields = asked.operation.parameters.flatMap((field) => {
      const kind = field.in === 'path' && kindOfParameter(carryRules, asked.operation.path, field.key);
      return kind ? [{ ...field, kind }] : [];
    });
    if (fields.length === 0) return;
    let isGone = false;
    asked.setting
      .ownValues(asked.server, asked.setting.credentials, [...new Set(fields.map(({ kind }) => kind))])
      .then((found) => {
        if (isGone) return;
        setOwn({ key, values: found });
        latest.current.change((draft) => withOwnValues(draft, fields, found));
      });
    return () => {
      isGone = true;
    };
  }, [key]);
  return own?.key === key ? own.values : none;
}

export function withOwnValues(
  draft: RequestDraft,
  fields: readonly { key: string; example?: string; kind: string }[],
  own: readonly OwnValue[],
): RequestDraft {
  return fields.reduce((filled, { key, example, kind }) => {
    const mine = own.find((each) => each.kind === kind);
    return mine && filled.parameters[key] === example ? withParameter(filled, key, mine.value) : filled;
  }, draft);
}
