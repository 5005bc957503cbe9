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
  /** Credentials other than the seeded ones. */
  as?: Partial<Credentials>;
  /** Expected status of a refusal; without it a refusal stops the recording. */
  refused?: number;
  /** Executes the call and drops the connection before its response, by the header `Sandbox-Fault`. */
  dropped?: true;
}

/** Optional settings of a SOAP call. */
export interface SoapExtra {
  as?: Partial<Credentials>;
  /** Value of `entity.date`, if not the time of the call. */
  date?: string;
  /** Expected code of a refusal; without it a refusal stops the recording. */
  refused?: SoapCode | IntegrationCode;
}

/** Texts of a response by field name; the first of duplicates. */
export type SoapAnswer = Readonly<Record<string, string>>;

/** Intentional mistake, which the contract's types would refuse. */
interface Wrong {
  wrong: { body?: unknown; query?: Record<string, string> };
  refused: number;
}

/** Input of an operation in a script; parameters, query and body are the contract's. */
type Input<O> = Extra & Params<O> & ((Query<O> & Body<O>) | Wrong);

/** Makes the input optional if it has no required part. */
type Given<O> = object extends Params<O> & Query<O> & Body<O> ? [input?: Input<O>] : [input: Input<O>];

type Data<O> = O extends { success: { data: infer D extends z.ZodType } }
  ? O extends { success: { list: true } }
    ? z.output<D>[]
    : z.output<D>
  : undefined;

/** Response; `data` is missing in a refusal and a dropped call, where no script reads it. */
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
  /** Calls the API; pages show the step as a sample in each language. */
  api<Id extends OperationId>(step: string, operation: Id, ...given: Given<Table[Id]>): Promise<Answer<Table[Id]>>;
  /**
   * Calls the SOAP service; pages show the step as a sample in the languages of its readers.
   * @param request the part after `entity`, by the names of the contract's types
   */
  soap(step: string, method: SoapMethodName, request?: unknown, extra?: SoapExtra): Promise<SoapAnswer>;
  /** Calls a simulator: the payer, the bank, the clock. */
  control<Id extends ControlOperationId>(
    step: string,
    operation: Id,
    ...given: Given<Table[Id]>
  ): Promise<Answer<Table[Id]>>;
  /** Records the oldest matching delivery not yet recorded. */
  delivery(step: string, about: About): Promise<void>;
}

/** Identifies a delivery: its object, event and format. */
export interface About {
  paymentId?: string;
  /** Entity, for a delivery without a payment. */
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
 * @param id group and name, the path of its recording: `payments/multibanco`
 * @param script may use earlier responses; a step without earlier ones can be pasted alone, so prefer the contract's
 * seed if equally readable
 */
export function example(id: string, script: Example['script']): Example {
  return { id, script };
}

/** Data for the cash machine: entity, reference and amount. */
export function slipOf({ referenceDetails, amount }: Payment) {
  const { entity = '', reference } = referenceDetails;
  return { entity, reference, amount };
}
