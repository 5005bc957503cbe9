import type { SdkInput } from '../generator.ts';
import { blockComment, wrapped } from '../text.ts';
import type { ClientWord } from '../words.ts';

const head = (namespace: string) => `<?php\n\ndeclare(strict_types=1);\n\nnamespace ${namespace};\n\n`;
const outer = (text: string) => blockComment(wrapped(text, 3), '');
const inner = (text: string) => blockComment(wrapped(text, 7), '    ');

export function errorCodeFile({ errors, say }: SdkInput, namespace: string): string {
  const entries = errors.map(
    ([code, words]) => `${inner(words)}    public const ${code.toUpperCase()} = '${code}';\n`,
  );
  return `${head(namespace)}${outer(say('errorCodes'))}final class ErrorCode\n{\n${entries.join('')}}\n`;
}

/** What a client throws: a refusal with its codes, or no answer at all. */
export function failureFile({ say }: SdkInput, namespace: string): string {
  return `${head(namespace)}use ${namespace}\\Model\\ErrorBody;
use ${namespace}\\Model\\ErrorDetail;

${outer(say('failure'))}final class ApiFailure extends \\RuntimeException
{
${inner(say('family'))}    public readonly string $family;

${inner(`@var list<string> ${say('codes')}`)}    public readonly array $codes;

${inner(`@var list<ErrorDetail> ${say('details')}`)}    public readonly array $details;

${blockComment([...wrapped(`@param int $status ${say('status')}`, 7), ...wrapped(`@param int|null $retryAfterSeconds ${say('retryAfterSeconds')}`, 7)], '    ')}    public function __construct(
        public readonly int $status,
        string $message,
        ?ErrorBody $error = null,
        public readonly ?int $retryAfterSeconds = null,
        ?\\Throwable $previous = null,
    ) {
        parent::__construct($message, 0, $previous);
        $this->family = $error?->code ?? '';
        $this->details = $error?->errors ?? [];
        $this->codes = array_map(static fn (ErrorDetail $detail): string => $detail->code, $this->details);
    }

${inner(say('has'))}    public function has(string $code): bool
    {
        return $code === $this->family || in_array($code, $this->codes, true);
    }
}
`;
}

export function listingFile({ say }: SdkInput, namespace: string): string {
  return `${head(namespace)}use ${namespace}\\Model\\ListLinks;
use ${namespace}\\Model\\ListMeta;

${blockComment([...wrapped(say('listing'), 3), '', '@template T'], '')}final class Listing
{
    /** @param list<T> $data */
    public function __construct(
        public readonly array $data,
        public readonly ListMeta $meta,
        public readonly ListLinks $links,
    ) {
    }

    /**
     * @param list<T> $data
     * @param array<string, mixed> $answer
     * @return self<T>
     */
    public static function of(array $data, array $answer): self
    {
        return new self($data, ListMeta::fromArray($answer['meta']), ListLinks::fromArray($answer['links']));
    }
}
`;
}

const signatureNames = ['body', 'header', 'privateKey', 'toleranceSeconds', 'nowSeconds'] as const;

function signatureComment(say: SdkInput['say'], word: ClientWord, result: readonly string[] = []): string {
  const types = { toleranceSeconds: 'int', nowSeconds: 'int|null' } as const;
  const parameters = signatureNames.flatMap((name) => {
    const type = name in types ? types[name as keyof typeof types] : 'string';
    return wrapped(`@param ${type} $${name} ${say(name)}`, 7);
  });
  return blockComment([...wrapped(say(word), 7), '', ...parameters, ...result], '    ');
}

const signatureParameters = (toleranceSeconds: number) => `        string $body,
        string $header,
        #[\\SensitiveParameter]
        string $privateKey,
        int $toleranceSeconds = ${toleranceSeconds},
        ?int $nowSeconds = null,
`;

/** The body of a genuine message as its model. */
export function webhooksFile({ say, toleranceSeconds }: SdkInput, namespace: string): string {
  const method = (
    name: string,
    model: string,
    field: string,
    words: { about: ClientWord; wrong: ClientWord },
  ) =>
    `${signatureComment(say, words.about, ['@throws \\UnexpectedValueException'])}    public static function ${name}(
${signatureParameters(toleranceSeconds)}    ): ?${model} {
        if (!Signature::verify($body, $header, $privateKey, $toleranceSeconds, $nowSeconds)) {
            return null;
        }
        $message = json_decode($body, true);
        if (!is_array($message) || !is_array($message['${field}'] ?? null)) {
            throw new \\UnexpectedValueException('${say(words.wrong)}');
        }
        return ${model}::fromArray($message);
    }
`;
  const words = {
    webhook: { about: 'parseWebhook', wrong: 'notWebhook' },
    callback: { about: 'parseCallback', wrong: 'notCallback' },
  } as const;
  return `${head(namespace)}use ${namespace}\\Model\\Payment;
use ${namespace}\\Model\\WebhookDelivery;

${outer(say('webhooks'))}final class Webhooks
{
${method('parse', 'WebhookDelivery', 'webhook', words.webhook)}
${method('parseCallback', 'Payment', 'stateDetails', words.callback)}}
`;
}

/** The check of a webhook's signature. */
export function signatureFile({ say, toleranceSeconds }: SdkInput, namespace: string): string {
  return `${head(namespace)}final class Signature
{
${signatureComment(say, 'verify')}    public static function verify(
${signatureParameters(toleranceSeconds)}    ): bool {
        if (preg_match('/^hash=([0-9a-f]{64}),ts=(\\d+)$/D', $header, $found) !== 1) {
            return false;
        }
        [, $hash, $time] = $found;
        if ((int) $time < ($nowSeconds ?? time()) - $toleranceSeconds) {
            return false;
        }
        return hash_equals(hash_hmac('sha256', $body . $time, $privateKey), $hash);
    }
}
`;
}
