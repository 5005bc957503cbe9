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
  /** URL to show in code, if other programs cannot reach the server. */
  codeUrl?: string | undefined;
  given: boolean;
  /** Whether sending is disabled. The notice gives the reason. */
  isClosed?: boolean;
}

export interface Scenario {
  id: string;
  group: string;
  label: string;
  code?: string;
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

/** Completed call, from which the deliveries that it caused are found. */
export interface CompletedCall {
  server: ConsoleServer;
  credentials: Credentials;
  call: RequestParts;
  /** Parsed JSON; undefined for other content. */
  body: unknown;
}

/** Inputs of the console. By itself, it only fills in, sends and checks operations in a description. */
export interface ConsoleSetting {
  document: OpenApiDocument;
  texts: ConsoleTexts;
  servers: readonly ConsoleServer[];
  serverId: string;
  onServer(serverId: string): void;
  serverControl?: ReactNode;
  notice?: ReactNode;
  /** Credentials for the selected server. They are never part of a URL or the history. */
  credentials: Credentials;
  onCredentials(next: Credentials): void;
  /** Known parameter values by key, such as the reader's language. */
  knownValues: Readonly<Record<string, string>>;
  /** Initial values of the form, in addition to the known ones. */
  fill?: DraftFill | undefined;
  scenariosOf(operationId: string): readonly Scenario[];
  meanings: readonly EnumMeanings[];
  carryRules: readonly CarryRule[];
  /** Values from the reader's server; empty if it is unreachable. Never rejects. */
  ownValues(server: ConsoleServer, credentials: Credentials, kinds: readonly string[]): Promise<readonly OwnValue[]>;
  /** Model and field of response values that are URLs to open. */
  openableFields: readonly (readonly [model: string, field: string])[];
  /** Samples of a call; `body` may be undefined. */
  samplesOf(call: RequestParts, body: unknown, credentials: Credentials, server: ConsoleServer): readonly CodeSample[];
  /** Highlights JSON as HTML in which all text is escaped. */
  highlight(json: string): string;
  errorLink(code: string): string | undefined;
  brokenBodyCode?: string;
  /** Watches deliveries, and returns a function that stops watching; undefined if they cannot be watched. */
  watchDeliveries(
    done: CompletedCall,
    onChange: (deliveries: readonly CausedDelivery[]) => void,
  ): (() => void) | undefined;
  storageName: string;
}
