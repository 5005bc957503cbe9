import type { CodeTexts } from '@balcao/ui/code-block/texts.ts';
import type { CheckTexts } from './check/issueMessage.ts';
import type { FailureKind } from './send/transport.ts';

/** Everything the console says, in one language. */
export interface ConsoleTexts {
  title: string;
  close: string;
  /** The description of the chosen server does not have the operation. */
  unknownOperation: string;
  code: CodeTexts;
  check: CheckTexts;
  server: { label: string };
  credentials: {
    title: string;
    user: string;
    password: string;
    /** How long they are kept, for servers whose credentials are typed. */
    kept: string;
    /** Where they come from, for servers that bring their own. */
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
    /** Name of the box that holds it. */
    label: string;
    /** The form waits until the JSON can be read. */
    broken: string;
    notAnObject: string;
  };
  field: {
    required: string;
    optional(count: number): string;
    add(name: string): string;
    remove(name: string): string;
    addItem(name: string): string;
    /** @param number from 1 */
    item(name: string, number: number): string;
    none: string;
    asNull(name: string): string;
    entryName: string;
    addEntry: string;
  };
  issues: {
    count(count: number): string;
    /** It can be sent all the same. */
    allowed: string;
    /** The body is no JSON; the code it is refused with follows. */
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
    /** Before the codes, each a link. */
    errors: string;
    open(field: string): string;
    conforms: string;
    differs(count: number): string;
    undocumented: string;
    notJson: string;
    /** Told to those who do not see it. */
    arrived(status: number, milliseconds: number): string;
  };
  failures: Readonly<Record<FailureKind, { title: string; text: string }>>;
  deliveries: {
    title: string;
    waiting: string;
    body: string;
    attempts(count: number): string;
    details: string;
    /** Told to those who do not see it. */
    arrived(name: string): string;
  };
  sample: { title: string; language: string; broken: string };
  history: { title: string; again(what: string): string };
  carried: { use(value: string): string; from(operation: string): string };
}
