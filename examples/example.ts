import type { ControlOperationId, controlOperations } from '@balcao/contract/control/controlOperations.ts';
import type { OperationId, operations } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { WebhookAction, WebhookHandler } from '@balcao/contract/resources/webhooks/events.ts';
import type { IntegrationCode } from '@balcao/contract/soap/integrationStates.ts';
import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import type { SoapCode } from '@balcao/contract/soap/soapErrors.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type * as z from 'zod';
import type { Credentials, Language } from './call.ts';

type Table = typeof operations & typeof controlOperations;

type Params<O> = O extends { params: infer P extends z.ZodType } ? { params: z.input<P> } : object;
type Query<O> = O extends { query: infer Q extends z.ZodType } ? { query?: Partial<z.output<Q>> } : object;
type Body<O> = O extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : object;

interface Extra {
  /** Differences from the seeded credentials. */
  as?: Partial<Credentials>;
  /** Expected status of a refusal. Without it, a refusal stops the recording. */
  refused?: number;
  /** Executes the call and drops the connection before the response, by means of the header `Sandbox-Fault`. */
  dropped?: true;
}

/** Optional settings of a SOAP call. */
export interface SoapExtra {
  as?: Partial<Credentials>;
  /** Value of `entity.date`; default: the time of the call. */
  date?: string;
  /** Expected code of a refusal. Without it, a refusal stops the recording. */
  refused?: SoapCode | IntegrationCode;
}

/** Values in a response by field name. If a name occurs more than once, the first value counts. */
export type SoapAnswer = Readonly<Record<string, string>>;

/** Input with an intentional mistake, not checked against the contract's types. */
interface Wrong {
  wrong: { body?: unknown; query?: Record<string, string> };
  refused: number;
}

/** Input of an operation in a script. The contract defines parameters, query and body. */
type Input<O> = Extra & Params<O> & ((Query<O> & Body<O>) | Wrong);

/** Makes the input optional if it has no required part. */
type Given<O> = object extends Params<O> & Query<O> & Body<O> ? [input?: Input<O>] : [input: Input<O>];

type Data<O> = O extends { success: { data: infer D extends z.ZodType } }
  ? O extends { success: { list: true } }
    ? z.output<D>[]
    : z.output<D>
  : undefined;

/** Response of a call. Refused and dropped calls have no `data`; scripts must not read it after them. */
interface Answer<O> {
  status: number;
  data: Data<O>;
}

/** Functions for a script. Each call is one named step of the recording. */
export interface Stage {
  /** Language of this recording and of the API's responses: `say('Encomenda', 'Pedido', 'Order')[locale]`. */
  locale: Locale;
  /** Language in the API's notation. */
  language: Language;
  /** Calls the API. Pages show the step as a sample in each programming language. */
  api<Id extends OperationId>(step: string, operation: Id, ...given: Given<Table[Id]>): Promise<Answer<Table[Id]>>;
  /**
   * Calls the SOAP service. Pages show the step as a sample in the languages of its generators.
   * @param request part after `entity`, with the field names of the contract's types
   */
  soap(step: string, method: SoapMethodName, request?: unknown, extra?: SoapExtra): Promise<SoapAnswer>;
  /** Calls a simulator, such as the payer, the bank or the clock. */
  control<Id extends ControlOperationId>(
    step: string,
    operation: Id,
    ...given: Given<Table[Id]>
  ): Promise<Answer<Table[Id]>>;
  /** Records the oldest matching delivery that is not yet recorded. */
  delivery(step: string, about: About): Promise<void>;
}

/** Identifies a delivery by its object, event and format. */
export interface About {
  paymentId?: string;
  /** Entity, for a delivery that is not about a payment. */
  clientId?: string;
  action?: WebhookAction;
  /** Default: JSON. */
  handler?: WebhookHandler;
}

/** Script of calls, run in a new sandbox for each language. */
export interface Example {
  id: string;
  script: (stage: Stage) => Promise<void>;
}

/**
 * @param id group and name, which are also the path of the recording: `payments/multibanco`
 * @param script may use earlier responses, but a step that uses only seeded objects can be pasted alone, so prefer the
 * seed if it is equally readable
 */
export function example(id: string, script: Example['script']): Example {
  return { id, script };
}

/** Input of the ATM: entity, reference and amount. */
export function slipOf({ referenceDetails, amount }: Payment) {
  const { entity = '', reference } = referenceDetails;
  return { entity, reference, amount };
}
