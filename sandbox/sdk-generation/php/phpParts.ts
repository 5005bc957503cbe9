import type { SdkInput } from '../generator.ts';
import { blockComment, wrapped } from '../text.ts';

export const head = (namespace: string) => `<?php\n\ndeclare(strict_types=1);\n\nnamespace ${namespace};\n\n`;
const outer = (text: string) => blockComment(wrapped(text, 3), '');
const inner = (text: string) => blockComment(wrapped(text, 7), '    ');

export function errorCodeFile({ errors, say }: SdkInput, namespace: string): string {
  const entries = errors.map(([code, words]) => `${inner(words)}    public const ${code.toUpperCase()} = '${code}';\n`);
  return `${head(namespace)}${outer(say('errorCodes'))}final class ErrorCode\n{\n${entries.join('')}}\n`;
}

/** Errors of a client: a refusal with its codes, or a failure without a response. */
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
