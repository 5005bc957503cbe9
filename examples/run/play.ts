import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { bodyText, type Call, headersOf, languageOf, wirePath } from '../call.ts';
import type { About, Example, Stage } from '../example.ts';
import type { RecordedRequest, RecordedResponse, Recording, Step } from '../recording.ts';
import { seededCredentials } from '../seededCredentials.ts';
import type { SoapCall } from '../soapCall.ts';
import { callOf, type LooseInput, operationOf } from './callOf.ts';
import { withNeeds } from './needs.ts';
import { clock } from './runner.ts';
import { type Delivered, openSampleSandbox } from './sampleSandbox.ts';
import { checkRefusal, soapAnswerOf, soapRequestOf } from './soapCalls.ts';

const requestOf = (call: Call): RecordedRequest => ({
  method: call.method,
  path: wirePath(call),
  headers: headersOf(call),
  body: bodyText(call.body),
});

/** Throws if the status is not the intended one, because such a response must not be recorded. */
function checkStatus(call: Call, kind: 'api' | 'control', { refused, dropped }: LooseInput, got: RecordedResponse) {
  const { success, alsoSuccess = [] } = operationOf(kind, call.operation);
  const meant =
    dropped || refused !== undefined
      ? [dropped ? 0 : refused]
      : [success.status, ...alsoSuccess.map(({ status }) => status)];
  if (meant.some((status) => status === got.status)) return;
  throw new Error(`${call.operation} answered ${got.status} instead of ${meant.join(' or ')}: ${got.body}`);
}

/** Content of a delivery: JSON with payments or entities, the payment of a callback, or a form in the old format. */
function contentOf({ request }: Delivered): Required<About> {
  const body = request.body ?? '';
  if (request.headers['Content-Type'] !== 'application/json') {
    const form = new URLSearchParams(body);
    const field = (name: string) => form.get(name) ?? '';
    const [paymentId, clientId] = [field('payments[0][paymentId]'), field('entities[0][clientId]')];
    return { handler: 'paypay', action: field('hookAction') as WebhookAction, paymentId, clientId };
  }
  const { webhook, payments, entities, id } = JSON.parse(body);
  const [paymentId, clientId] = [payments?.[0].id ?? id, entities?.[0].clientId];
  return { handler: 'paypay-v2', action: webhook?.action, paymentId, clientId };
}

/** Whether a delivery is the one that the script requests. */
function isMeant(delivered: Delivered, about: About): boolean {
  const content = contentOf(delivered);
  const wanted = { handler: 'paypay-v2', ...about };
  return Object.entries(wanted).every(([name, value]) => content[name as keyof About] === value);
}

/** Untyped call of a script. Its types were checked at compile time. */
type LooseCall = (step: string, operation: string, input?: LooseInput) => Promise<never>;

/** Runs a script in a new sandbox and records each step without `needs`. */
async function stepsOf({ id, script }: Example, locale: Locale): Promise<Step[]> {
  const sandbox = await openSampleSandbox();
  const steps: Step[] = [];
  const kept = new Set<Delivered>();

  function keep(step: Step): void {
    if (!/^[a-z]+(-[a-z]+)*$/.test(step.name)) throw new Error(`"${step.name}" is not a name in kebab-case.`);
    if (steps.some(({ name }) => name === step.name)) throw new Error(`Two steps are called "${step.name}".`);
    steps.push(step);
  }

  const caller =
    (kind: 'api' | 'control'): LooseCall =>
    async (name, operation, input = {}) => {
      const call = callOf(kind, operation, input, locale);
      const request = requestOf(call);
      const response = await sandbox.send(request);
      checkStatus(call, kind, input, response);
      keep({ name, kind, operation, needs: [], request, response });
      const data = response.body === '' ? undefined : JSON.parse(response.body).data;
      return { status: response.status, data } as never;
    };

  const lang = languageOf(locale);
  const stage: Stage = {
    locale,
    language: lang,
    api: caller('api') as Stage['api'],
    control: caller('control') as Stage['control'],
    async soap(name, method, request, { as, date, refused } = {}) {
      const credentials = { ...seededCredentials, ...as };
      const call: SoapCall = { soap: method, lang, credentials, request, date };
      const sent = soapRequestOf(call);
      const response = await sandbox.send(sent);
      const answer = soapAnswerOf(response.body);
      checkRefusal(call, refused, answer);
      keep({ name, kind: 'soap', operation: method, needs: [], call, request: sent, response });
      return answer;
    },
    async delivery(name, about) {
      const found = sandbox.deliveries.find((each) => !kept.has(each) && isMeant(each, about));
      if (!found) throw new Error(`Nothing was delivered about ${JSON.stringify(about)}.`);
      kept.add(found);
      keep({ name, kind: 'delivery', request: found.request, response: found.response });
    },
  };

  try {
    await script(stage);
  } catch (error) {
    throw new Error(`The example ${id} fails in the language ${locale}.`, { cause: error });
  } finally {
    await sandbox.close();
  }
  return steps;
}

/** Records an example in Portuguese. @throws for an unexpected refusal, a missing delivery or a duplicate name */
export async function play(example: Example): Promise<Recording> {
  const steps = await withNeeds(await stepsOf(example, 'pt'));
  return { id: example.id, locale: 'pt', clock, steps };
}

/** Records an example in another language. Reuses the Portuguese `needs`, because determining them is slow. */
export async function playTranslation(example: Example, locale: Locale, portuguese: Recording): Promise<Recording> {
  const needs = new Map(portuguese.steps.map((step) => [step.name, step.needs]));
  const steps = await stepsOf(example, locale);
  return {
    id: example.id,
    locale,
    clock,
    steps: steps.map((step) => (step.kind === 'delivery' ? step : { ...step, needs: needs.get(step.name) })),
  };
}
