import type { HostileChange } from './hostileStates.ts';

/** Whose credentials a request carries: both platforms of one tenant, and one of another tenant. */
export type Who = 'own' | 'ownOther' | 'foreign';

/** A text that stands as it is, or a value of an earlier response, chosen by a number. */
export type Drawn = { text: string } | { earlier: number };

/** How a body travels. */
export type Transport = 'plain' | 'chunked' | 'breaks off';

/** A body as JSON, filled from earlier responses; or bytes that may be anything. */
export type BodySketch =
  | { json: string; fills: readonly number[] }
  | { bytes: readonly number[] | string; contentType: string | undefined; transport: Transport };

export interface OperationStep {
  kind: 'operation';
  /** `/api createPayment` */
  operation: string;
  params: Readonly<Record<string, Drawn>>;
  query: string;
  body: BodySketch | undefined;
  headers: Readonly<Record<string, string | undefined>>;
}

export interface SoapStep {
  kind: 'soap';
  method: string;
  /** Parts after `entity`, as JSON. */
  request: string;
  fills: readonly number[];
  entity: Readonly<Record<string, string>>;
  /** Wounds of the message as text. */
  wounds: readonly (readonly [at: number, wound: string])[];
  path: string;
}

export interface ImportStep {
  kind: 'import';
  state: number;
  changes: readonly HostileChange[];
}

export interface StrayStep {
  kind: 'stray';
  method: string;
  path: string;
  body: string | undefined;
  headers: Readonly<Record<string, string | undefined>>;
}

export type Request = OperationStep | SoapStep | ImportStep | StrayStep;

/** One request of a session, and how it is sent. */
export interface Step {
  who: Who;
  request: Request;
  /** Whether it is sent together with the next one. */
  beside: boolean;
  /** Whether the whole state is compared when it is refused. */
  watched: boolean;
}

/** The tenant whose credentials a request has. */
export const tenantOf = ({ who }: Pick<Step, 'who'>): 'own' | 'foreign' =>
  who === 'foreign' ? 'foreign' : 'own';

/** Requests in the order in which they are sent, each session to a sandbox as the seed fills it. */
export interface Session {
  steps: readonly Step[];
  /** What is done with the state that it leaves behind; what is read is imported elsewhere first. */
  end: 'left' | 'imported elsewhere' | 'read';
}
