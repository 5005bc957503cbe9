import type { ControlOperationId, controlOperations } from '@balcao/contract/control/operations.ts';
import type { OperationId, operations } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { WebhookAction, WebhookHandler } from '@balcao/contract/resources/webhooks/events.ts';
import type { SoapCode } from '@balcao/contract/soap/errors.ts';
import type { IntegrationCode } from '@balcao/contract/soap/integrationStates.ts';
import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type * as z from 'zod';
import type { Credentials, Language } from './call.ts';

type Table = typeof operations & typeof controlOperations;

type Params<O> = O extends { params: infer P extends z.ZodType } ? { params: z.input<P> } : object;
type Query<O> = O extends { query: infer Q extends z.ZodType } ? { query?: Partial<z.output<Q>> } : object;
type Body<O> = O extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : object;

interface Extra {
  /** Credentials other than the seeded ones. */
  as?: Partial<Credentials>;
  /** Status with which the call is to be refused; without it a refusal stops the recording. */
  refused?: number;
  /** The sandbox does the call and drops the connection before its response: the header `Sandbox-Fault` asks for it. */
  dropped?: true;
}

/** What a call of the SOAP service may have of its own. */
export interface SoapExtra {
  as?: Partial<Credentials>;
  /** What `entity.date` says, where it is not the moment of the call. */
  date?: string;
  /** Code with which the call is to be refused; without it a refusal stops the recording. */
  refused?: SoapCode | IntegrationCode;
}

/** Texts of an answer by the names of their fields; of a name that comes twice, the first. */
export type SoapAnswer = Readonly<Record<string, string>>;

/** A mistake worth showing: what the contract's types would not let through. */
interface Wrong {
  wrong: { body?: unknown; query?: Record<string, string> };
  refused: number;
}

/** What a script gives to call an operation; parameters, query and body are the contract's. */
type Input<O> = Extra & Params<O> & ((Query<O> & Body<O>) | Wrong);

/** Where nothing has to be given, nothing needs to be written. */
type Given<O> = object extends Params<O> & Query<O> & Body<O> ? [input?: Input<O>] : [input: Input<O>];

type Data<O> = O extends { success: { data: infer D extends z.ZodType } }
  ? O extends { success: { list: true } }
    ? z.output<D>[]
    : z.output<D>
  : undefined;

/** What came back; `data` is absent from a refusal and from a dropped call, and no script reads it there. */
interface Answer<O> {
  status: number;
  data: Data<O>;
}

/** What a script has in its hands. Each call is one step of the recording, under the name it gives. */
export interface Stage {
  /** Language of this recording, in which the API answers: `say('Encomenda', 'Pedido', 'Order')[locale]`. */
  locale: Locale;
  /** The same as the API writes it. */
  language: Language;
  /** Calls the API; pages show the step as a sample in each language. */
  api<Id extends OperationId>(
    step: string,
    operation: Id,
    ...given: Given<Table[Id]>
  ): Promise<Answer<Table[Id]>>;
  /**
   * Calls the SOAP service; pages show the step as a sample in the languages its readers use.
   * @param request the part after `entity`, by the names of the contract's types
   */
  soap(step: string, method: SoapMethodName, request?: unknown, extra?: SoapExtra): Promise<SoapAnswer>;
  /** Calls a simulator: the payer, the bank, the clock. */
  control<Id extends ControlOperationId>(
    step: string,
    operation: Id,
    ...given: Given<Table[Id]>
  ): Promise<Answer<Table[Id]>>;
  /** Keeps the oldest such delivery that no step has kept yet. */
  delivery(step: string, about: About): Promise<void>;
}

/** Which delivery is meant: what it tells of, of which event, in which format. */
export interface About {
  paymentId?: string;
  /** The entity, where no payment is told of. */
  clientId?: string;
  action?: WebhookAction;
  /** JSON when not said. */
  handler?: WebhookHandler;
}

/** A short script of calls, run in a sandbox of its own for each language. */
export interface Example {
  id: string;
  script: (stage: Stage) => Promise<void>;
}

/**
 * @param id group and name, the place of its recording: `payments/multibanco`
 * @param script each call's answer can feed the next; a step that needs no earlier one can be pasted alone, so
 *   refer to the contract's seed where that reads as well
 */
export function example(id: string, script: Example['script']): Example {
  return { id, script };
}

/** What the payer takes to the cash machine: entity, reference and amount. */
export function slipOf({ referenceDetails, amount }: Payment) {
  const { entity = '', reference } = referenceDetails;
  return { entity, reference, amount };
}
