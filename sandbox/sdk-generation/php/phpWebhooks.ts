import type { Files, SdkInput } from '../generator.ts';
import type { SdkEvent } from '../sdkEvents.ts';
import type { ClientWord } from '../sdkWords.ts';
import { blockComment, wrapped } from '../text.ts';
import { head } from './phpParts.ts';

const outer = (text: string) => blockComment(wrapped(text, 3), '');
const inner = (lines: readonly string[]) => blockComment(lines, '    ');

const hookNames = ['hookAction', 'hookDate', 'hookHash', 'privateKey'] as const;
const headerNames = ['body', 'header', 'privateKey', 'toleranceSeconds', 'nowSeconds'] as const;
const typeOf = { toleranceSeconds: 'int', nowSeconds: 'int|null' } as const;

/** Doc comment of a function, with its parameters. */
function documented(
  say: SdkInput['say'],
  word: ClientWord,
  names: readonly ClientWord[],
  more: readonly string[] = [],
): string {
  const parameters = names.flatMap((name) => {
    const type = name in typeOf ? typeOf[name as keyof typeof typeOf] : 'string';
    return wrapped(`@param ${type} $${name} ${say(name)}`, 7);
  });
  return inner([...wrapped(say(word), 7), '', ...parameters, ...more]);
}

const signatureParameters = (toleranceSeconds: number) => `        string $body,
        string $header,
        #[\\SensitiveParameter]
        string $privateKey,
        int $toleranceSeconds = ${toleranceSeconds},
        ?int $nowSeconds = null,
`;

function signatureFile({ say, toleranceSeconds }: SdkInput, namespace: string): string {
  return `${head(namespace)}final class Signature
{
${documented(say, 'verify', headerNames)}    public static function verify(
${signatureParameters(toleranceSeconds)}    ): bool {
        try {
            self::check($body, $header, $privateKey, $toleranceSeconds, $nowSeconds);
            return true;
        } catch (WebhookFailure) {
            return false;
        }
    }

${documented(say, 'check', headerNames, ['@throws WebhookFailure'])}    public static function check(
${signatureParameters(toleranceSeconds)}    ): void {
        if (preg_match('/^hash=([0-9a-f]{64}),ts=(\\d+)$/D', $header, $found) !== 1) {
            throw new WebhookFailure('missing', '${say('signatureMissing')}');
        }
        [, $hash, $time] = $found;
        if (!hash_equals(hash_hmac('sha256', $body . $time, $privateKey), $hash)) {
            throw new WebhookFailure('wrong', '${say('signatureWrong')}');
        }
        if ((int) $time < ($nowSeconds ?? time()) - $toleranceSeconds) {
            throw new WebhookFailure('expired', '${say('signatureExpired')}');
        }
    }

${documented(say, 'verifyHookHash', hookNames)}    public static function verifyHookHash(
        string $hookAction,
        string $hookDate,
        string $hookHash,
        #[\\SensitiveParameter]
        string $privateKey,
    ): bool {
        return hash_equals(hash('sha256', $privateKey . $hookAction . $hookDate), $hookHash);
    }
}
`;
}

function failureFile({ say }: SdkInput, namespace: string): string {
  return `${head(namespace)}${outer(say('webhookFailure'))}final class WebhookFailure extends \\UnexpectedValueException
{
${inner(wrapped(`@param 'missing'|'wrong'|'expired'|'body' $reason ${say('reason')}`, 7))}    public function __construct(public readonly string $reason, string $message)
    {
        parent::__construct($message);
    }
}
`;
}

function baseEventFile({ say }: SdkInput, namespace: string): string {
  return `${head(`${namespace}\\Event`)}use ${namespace}\\Model\\WebhookDeliveryWebhook;

${outer(say('event'))}abstract class WebhookEvent
{
${inner([
  ...wrapped(`@param string $action ${say('action')}`, 7),
  ...wrapped(`@param WebhookDeliveryWebhook $webhook ${say('eventWebhook')}`, 7),
])}    public function __construct(
        public readonly string $action,
        public readonly WebhookDeliveryWebhook $webhook,
    ) {
    }
}
`;
}

function eventFile({ say }: SdkInput, event: SdkEvent, namespace: string): string {
  const { action, name, words, field, model } = event;
  return `${head(`${namespace}\\Event`)}use ${namespace}\\Model\\${model};
use ${namespace}\\Model\\WebhookDeliveryWebhook;

${outer(words)}final class ${name} extends WebhookEvent
{
    public const ACTION = '${action}';

${inner(wrapped(`@param list<${model}> $${field} ${say(field)}`, 7))}    public function __construct(WebhookDeliveryWebhook $webhook, public readonly array $${field})
    {
        parent::__construct(self::ACTION, $webhook);
    }

    /** @param array<string, mixed> $data */
    public static function fromArray(array $data): self
    {
        $webhook = WebhookDeliveryWebhook::fromArray($data['webhook']);
        return new self($webhook, array_map(${model}::fromArray(...), $data['${field}']));
    }
}
`;
}

function webhooksFile({ say, toleranceSeconds, events }: SdkInput, namespace: string): string {
  const names = events.map(({ name }) => name);
  const imports = [
    ...names.map((name) => `Event\\${name}`),
    'Event\\WebhookEvent',
    'Model\\Payment',
    'Model\\WebhookForm',
  ];
  const rows = events.map(({ name, field }) => `        ${name}::ACTION => [${name}::class, '${field}'],\n`);
  const method = (name: string, word: ClientWord, [native, comment]: readonly [string, string], body: string) =>
    `${documented(say, word, headerNames, [`@return ${comment}`, '@throws WebhookFailure'])}    public static function ${name}(
${signatureParameters(toleranceSeconds)}    ): ${native} {
        Signature::check($body, $header, $privateKey, $toleranceSeconds, $nowSeconds);
${body}    }
`;
  const parse = method(
    'parse',
    'parseWebhook',
    ['WebhookEvent', names.join('|')],
    `        $message = json_decode($body, true);
        $action = is_array($message) ? $message['webhook']['action'] ?? null : null;
        [$event, $field] = is_string($action) ? self::EVENTS[$action] ?? [null, ''] : [null, ''];
        if ($event === null || !is_array($message[$field] ?? null)) {
            throw new WebhookFailure('body', '${say('notWebhook')}');
        }
        return $event::fromArray($message);
`,
  );
  const callback = method(
    'parseCallback',
    'parseCallback',
    ['Payment', 'Payment'],
    `        $message = json_decode($body, true);
        if (!is_array($message) || !is_array($message['stateDetails'] ?? null)) {
            throw new WebhookFailure('body', '${say('notCallback')}');
        }
        return Payment::fromArray($message);
`,
  );
  const form = method(
    'parseForm',
    'parseWebhookForm',
    ['WebhookForm', 'WebhookForm'],
    `        parse_str($body, $form);
        if (!is_string($form['hookAction'] ?? null)) {
            throw new WebhookFailure('body', '${say('notForm')}');
        }
        return WebhookForm::fromArray($form);
`,
  );
  return `${head(namespace)}${imports.map((name) => `use ${namespace}\\${name};\n`).join('')}
${outer(say('webhooks'))}final class Webhooks
{
    private const EVENTS = [
${rows.join('')}    ];

${parse}
${callback}
${form}}
`;
}

/** Classes that read webhooks; empty if the API has no webhooks. */
export function webhookFiles(subject: SdkInput, namespace: string): Files {
  const { events } = subject;
  if (events.length === 0) return {};
  return {
    'src/Signature.php': signatureFile(subject, namespace),
    'src/WebhookFailure.php': failureFile(subject, namespace),
    'src/Webhooks.php': webhooksFile(subject, namespace),
    'src/Event/WebhookEvent.php': baseEventFile(subject, namespace),
    ...Object.fromEntries(events.map((event) => [`src/Event/${event.name}.php`, eventFile(subject, event, namespace)])),
  };
}
