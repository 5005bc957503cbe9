import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import type { ReactNode } from 'react';
import type { CarryRule, OwnValue } from './carry/carriedValues.ts';
import type { ConsoleTexts } from './consoleTexts.ts';
import type { DraftFill } from './draft/requestDraft.ts';
import type { EnumMeanings } from './form/formField.ts';
import type { Credentials, RequestParts } from './send/wireRequest.ts';

export interface ConsoleServer {
  id: string;
  name: string;
  url: string;
  /** What code calls instead, where only this browser reaches the server. */
  codeUrl?: string | undefined;
  given: boolean;
  /** Nothing is sent: the notice says why. */
  isClosed?: boolean;
}

export interface Scenario {
  id: string;
  group: string;
  label: string;
  code?: string;
  /** Manual step that remains afterwards. */
  hint?: string;
  fill: DraftFill;
}

interface CodeSample {
  id: string;
  label: string;
  code: string;
}

export interface CausedDelivery {
  id: string;
  name: string;
  url: string;
  look: StateLook;
  attempts: number;
  body: string;
  href?: string;
}

/** A completed call, for finding the deliveries it caused. */
export interface CompletedCall {
  server: ConsoleServer;
  credentials: Credentials;
  call: RequestParts;
  /** Parsed; undefined where it is not JSON. */
  body: unknown;
}

/** Inputs of the console. The console itself only knows how to fill in, send and check operations of a description. */
export interface ConsoleSetting {
  document: OpenApiDocument;
  texts: ConsoleTexts;
  servers: readonly ConsoleServer[];
  serverId: string;
  onServer(serverId: string): void;
  /** Control beside the server that changes more of it than its choice. */
  serverControl?: ReactNode;
  notice?: ReactNode;
  /** Of the selected server; they are never put into a URL or the history. */
  credentials: Credentials;
  onCredentials(next: Credentials): void;
  /** Known parameter values by key, such as the reader's language. */
  knownValues: Readonly<Record<string, string>>;
  /** What the form begins with, beside that. */
  fill?: DraftFill | undefined;
  scenariosOf(operationId: string): readonly Scenario[];
  meanings: readonly EnumMeanings[];
  carryRules: readonly CarryRule[];
  /** Values that the reader's server holds for an operation; none where it cannot be asked. Never throws. */
  ownValues(
    server: ConsoleServer,
    credentials: Credentials,
    kinds: readonly string[],
  ): Promise<readonly OwnValue[]>;
  /** Fields of responses that contain a URL to open: model and field. */
  openableFields: readonly (readonly [model: string, field: string])[];
  /** Without a body, it is undefined. */
  samplesOf(
    call: RequestParts,
    body: unknown,
    credentials: Credentials,
    server: ConsoleServer,
  ): readonly CodeSample[];
  /** JSON as highlighted HTML, every character of it escaped. */
  highlight(json: string): string;
  errorLink(code: string): string | undefined;
  brokenBodyCode?: string;
  /** Undefined where deliveries cannot be observed; otherwise stops watching. */
  watchDeliveries(
    done: CompletedCall,
    onChange: (deliveries: readonly CausedDelivery[]) => void,
  ): (() => void) | undefined;
  storageName: string;
}
