import type { CodeTexts } from '@balcao/ui/code-block/CodeBlock.tsx';
import type { CheckTexts } from './check/IssueList.tsx';
import type { FailureKind } from './send/sendCall.ts';

export interface ConsoleTexts {
  title: string;
  close: string;
  /** Says that the selected server's description does not contain the operation. */
  unknownOperation: string;
  code: CodeTexts;
  check: CheckTexts;
  server: { label: string };
  credentials: {
    title: string;
    user: string;
    password: string;
    kept: string;
    given: string;
    none: string;
    show: string;
    hide: string;
  };
  scenarios: { title: string; count(count: number): string; filled(name: string): string };
  parameters: { title: string };
  body: {
    title: string;
    view: string;
    form: string;
    json: string;
    label: string;
    broken: string;
    notAnObject: string;
  };
  field: {
    required: string;
    optional(count: number): string;
    add(name: string): string;
    remove(name: string): string;
    addItem(name: string): string;
    item(name: string, number: number): string;
    none: string;
    asNull(name: string): string;
    entryName: string;
    addEntry: string;
  };
  issues: {
    count(count: number): string;
    /** Note that the request can be sent despite the issues. */
    allowed: string;
    /** Says that the body is not JSON; followed by the error code. */
    broken(line: number | undefined): string;
  };
  send: { send: string; sending: string; stop: string };
  answer: {
    title: string;
    ms(milliseconds: number): string;
    headers: string;
    headersShown: string;
    body: string;
    empty: string;
    errors: string;
    open(field: string): string;
    conforms: string;
    /** Used instead of `conforms` for a refusal, which must not read as a success. */
    refuses: string;
    differs(count: number): string;
    undocumented: string;
    notJson: string;
    arrived(status: number, milliseconds: number): string;
  };
  failures: Readonly<Record<FailureKind, { title: string; text: string }>>;
  deliveries: {
    title: string;
    waiting: string;
    body: string;
    attempts(count: number): string;
    details: string;
    arrived(name: string): string;
  };
  sample: { title: string; language: string; broken: string };
  history: { title: string; again(what: string): string };
  carried: {
    use(value: string): string;
    from(operation: string): string;
    own(value: string, words: string): string;
  };
}
