import { comesInPages, needsEntity } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { longestPauseSeconds, retryStatuses } from '../retryKeys.ts';
import { blockComment, wrapped } from '../text.ts';
import { methods } from './phpOperations.ts';
import { modelsIn } from './phpTypes.ts';

/** Imports of the models that the methods name. */
function imports({ api }: SdkInput, namespace: string): string {
  const names = api.operations.flatMap(({ params, query, body, answer }) => [
    ...[...params, ...query, ...(body ? [body] : [])].flatMap(({ type }) => modelsIn(type)),
    ...(answer.kind === 'nothing' ? [] : modelsIn(answer.type)),
  ]);
  return [...new Set([...names, 'ErrorBody', 'Model'])]
    .sort()
    .map((name) => `use ${namespace}\\Model\\${name};\n`)
    .join('');
}

const settings = [
  'language',
  'baseUrl',
  'platformCode',
  'privateKey',
  'clientId',
  'timeoutSeconds',
  'retries',
  'send',
] as const;

const types: Partial<Record<string, string>> = {
  language: "'PT'|'ES'|'EN'",
  timeoutSeconds: 'float',
  retries: 'int',
  send: '(\\Closure(string $method, string $url, list<string> $headers, string $body, float $timeoutSeconds): array{int, list<string>, string})|null',
};

const entityHeader = `        if ($auth === 'entity') {
            $headers[] = "PayPay-ClientId: $this->clientId";
        }
`;

const pages = `
    /**
     * @template T
     * @param callable(int): Listing<T> $ask
     * @return \\Generator<int, Listing<T>>
     */
    private static function pages(?int $first, callable $ask): \\Generator
    {
        for ($page = $first ?? 1;; $page++) {
            $listing = $ask($page);
            yield $listing;
            if ($listing->links->next === null) {
                return;
            }
        }
    }
`;

/** Client class: settings, methods, and the request function. The URL is required if there is no `defaultServer`. */
export function clientFile(subject: SdkInput, namespace: string, defaultServer: string): string {
  const { api, clientName, say, servers } = subject;
  const isOfEntity = needsEntity(api);
  const addresses = Object.entries(servers).map(([name, address]) => `        '${name}' => '${address}',\n`);
  const named = settings.filter((name) => name !== 'clientId' || isOfEntity);
  const comment = named.flatMap((name) =>
    wrapped(
      `@param ${types[name] ?? 'string'} $${name} ${say(name === 'baseUrl' && defaultServer ? 'defaultUrl' : name)}`,
      7,
    ),
  );
  const sendComment = wrapped(say('sendDefault'), 7)
    .map((line) => `     * ${line}\n`)
    .join('');
  return `<?php

declare(strict_types=1);

namespace ${namespace};

${imports(subject, namespace)}
${blockComment(wrapped(say('client'), 3), '')}final class ${clientName}
{
${blockComment(wrapped(say('servers'), 7), '    ')}    public const SERVERS = [
${addresses.join('')}    ];

${blockComment(comment, '    ')}    public function __construct(
        private readonly string $language,
        private readonly string $baseUrl${defaultServer ? ` = self::SERVERS['${defaultServer}']` : ''},
        private readonly string $platformCode = '',
        #[\\SensitiveParameter]
        private readonly string $privateKey = '',
${isOfEntity ? "        private readonly string $clientId = '',\n" : ''}        private readonly float $timeoutSeconds = 30,
        private readonly int $retries = 0,
        private readonly ?\\Closure $send = null,
    ) {
    }

${methods(subject)}
    /**
     * @param ${isOfEntity ? "'none'|'platform'|'entity'" : "'none'|'platform'"} $auth
     * @param array<string, mixed> $query
     * @return array<string, mixed>
     */
    private function call(
        string $auth,
        string $method,
        string $path,
        array $query = [],
        ?Model $body = null,
        string|int|null $key = null,
    ): array {
        $retries = $method === 'GET' || $key !== null && $key !== '' ? $this->retries : 0;
        for ($attempt = 0;; $attempt++) {
            try {
                return $this->attempt($auth, $method, $path, $query, $body);
            } catch (ApiFailure $failure) {
                $wait = $failure->retryAfterSeconds ?? 0;
                if (
                    $attempt >= $retries
                    || !in_array($failure->status, [${retryStatuses.join(', ')}], true)
                    || $wait > ${longestPauseSeconds}
                ) {
                    throw $failure;
                }
                $pause = min(2 ** $attempt, ${2 * longestPauseSeconds}) * random_int(250, 500) / 1000;
                usleep((int) (1e6 * max($wait, $pause)));
            }
        }
    }

    /**
     * @param ${isOfEntity ? "'none'|'platform'|'entity'" : "'none'|'platform'"} $auth
     * @param array<string, mixed> $query
     * @return array<string, mixed>
     */
    private function attempt(string $auth, string $method, string $path, array $query, ?Model $body): array
    {
        $headers = ["Accept-Language: $this->language"];
        if ($auth !== 'none') {
            $headers[] = 'Authorization: Basic ' . base64_encode("$this->platformCode:$this->privateKey");
        }
${isOfEntity ? entityHeader : ''}        if ($body !== null) {
            $headers[] = 'Content-Type: application/json';
        }
        $search = http_build_query(array_map(
            static fn (mixed $value): mixed => $value instanceof Model ? (array) $value->jsonSerialize() : $value,
            $query,
        ));
        $url = rtrim($this->baseUrl, '/') . $path . ($search === '' ? '' : "?$search");
        $content = $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR);
        $send = $this->send ?? self::send(...);
        try {
            [$status, $received, $text] = $send($method, $url, $headers, $content, $this->timeoutSeconds);
        } catch (\\RuntimeException $cause) {
            throw new ApiFailure(0, "$method $path: ${say('noAnswer')}", previous: $cause);
        }
        $answer = self::decoded(json_decode($text));
        if (is_array($answer) && ($answer['success'] ?? null) === true) {
            return $answer;
        }
        $error = is_array($answer) && is_string($answer['error']['code'] ?? null) ? $answer['error'] : null;
        $told = $error === null ? [['code' => $status, 'msg' => '${say('notOurs')}']] : $error['errors'] ?? [$error];
        $message = implode('; ', array_map(static fn (array $one): string => "{$one['code']} {$one['msg']}", $told));
        $waits = preg_filter('/^retry-after:\\s*(.+?)\\s*$/i', '$1', $received);
        throw new ApiFailure(
            $status,
            $message,
            $error === null ? null : ErrorBody::fromArray($error),
            $waits === [] ? null : self::secondsIn(end($waits)),
        );
    }

    /** JSON as arrays. An empty object stays an object, so that it can be sent back unchanged. */
    private static function decoded(mixed $value): mixed
    {
        $fields = is_object($value) ? get_object_vars($value) : $value;
        return is_array($fields) && $fields !== [] ? array_map(self::decoded(...), $fields) : $value;
    }

    /** Seconds, or a date (RFC 9110, section 10.2.3). */
    private static function secondsIn(string $told): ?int
    {
        $until = ctype_digit($told) ? false : strtotime($told);
        $seconds = $until === false ? (int) $told : $until - time();
        return $seconds > 0 ? $seconds : null;
    }

    /**
${sendComment}     *
     * @param list<string> $headers
     * @return array{int, list<string>, string}
     * @throws \\RuntimeException
     */
    public static function send(string $method, string $url, array $headers, string $body, float $timeoutSeconds): array
    {
        $context = stream_context_create(['http' => [
            'method' => $method,
            'header' => $headers,
            'content' => $body,
            'timeout' => $timeoutSeconds,
            'ignore_errors' => true,
            'follow_location' => 0,
        ]]);
        $stream = @fopen($url, 'r', false, $context);
        $text = $stream === false ? false : stream_get_contents($stream);
        $meta = $stream === false ? [] : stream_get_meta_data($stream);
        if ($text === false || ($meta['timed_out'] ?? false)) {
            throw new \\RuntimeException("$method $url");
        }
        $received = $meta['wrapper_data'] ?? [];
        return [(int) (explode(' ', $received[0] ?? '')[1] ?? 0), $received, $text];
    }
${api.operations.some(comesInPages) ? pages : ''}}
`;
}
