import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import type { ReactNode } from 'react';
import type { OpenApiDocument } from '../description/openApiDocument.ts';
import type { CarryRule } from './carry/carriedValues.ts';
import type { ConsoleTexts } from './consoleTexts.ts';
import type { DraftFill } from './draft/requestDraft.ts';
import type { EnumMeanings } from './form/enumMeanings.ts';
import type { Credentials, CredentialsStore } from './send/credentials.ts';
import type { Transport } from './send/transport.ts';
import type { RequestParts } from './send/wireRequest.ts';

/** A server the reader may call. */
export interface ConsoleServer {
  id: string;
  name: string;
  /** Base of the paths, without a slash at its end. */
  url: string;
  /** Its credentials come filled in. */
  given: boolean;
}

/** A situation one click prepares. */
export interface Scenario {
  id: string;
  /** Name of those it stands among. */
  group: string;
  label: string;
  /** The code it ends in. */
  code?: string;
  /** What is still to be done by hand afterwards. */
  hint?: string;
  fill: DraftFill;
}

/** A language in which a call is written as code. */
export interface SampleLanguage {
  id: string;
  label: string;
  /** @param body the value of the body; undefined when there is none */
  write(call: RequestParts, body: unknown, credentials: Credentials, server: ConsoleServer): string;
}

/** A message the server sent to the shop because of a call. */
export interface CausedDelivery {
  id: string;
  name: string;
  url: string;
  look: StateLook;
  attempts: number;
  body: string;
  /** Where all of it is told. */
  href?: string;
}

/** What was called and what came back, for those who look for what it caused. */
export interface CompletedCall {
  server: ConsoleServer;
  credentials: Credentials;
  call: RequestParts;
  /** Parsed; undefined where it is not JSON. */
  body: unknown;
}

/**
 * Everything the console is given: it knows how to fill in, send and check any operation of a description, and
 * nothing else.
 */
export interface ConsoleSetting {
  document: OpenApiDocument;
  texts: ConsoleTexts;
  servers: readonly ConsoleServer[];
  /** Server to begin with. */
  serverId: string;
  /** Told which server the reader chose. */
  onServer(serverId: string): void;
  /** Something to say about the server or its description, above the form. */
  notice?: ReactNode;
  credentials: CredentialsStore;
  /** Values of parameters the page knows, by key: the reader's language. */
  knownValues: Readonly<Record<string, string>>;
  scenariosOf(operationId: string): readonly Scenario[];
  meanings: readonly EnumMeanings[];
  carryRules: readonly CarryRule[];
  /** Fields of answers that hold an address to open: model and field. */
  openableFields: readonly (readonly [model: string, field: string])[];
  languages: readonly SampleLanguage[];
  transport: Transport;
  /** JSON as highlighted HTML, every character of it escaped. */
  highlight(json: string): string;
  /** Where a code of the catalogue is explained; undefined for what is no code. */
  errorLink(code: string): string | undefined;
  /** Code a body that cannot be read is refused with. */
  brokenBodyCode?: string;
  /**
   * Looks for what a call caused as long as nobody says stop.
   * @returns stops looking; undefined where nobody can know
   */
  watchDeliveries(
    done: CompletedCall,
    onChange: (deliveries: readonly CausedDelivery[]) => void,
  ): (() => void) | undefined;
  /** Prefix of what is kept for the session. */
  storageName: string;
}
