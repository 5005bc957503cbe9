import type { SdkInput } from '../generator.ts';
import { blockComment, wrapped } from '../text.ts';
import { methods } from './operations.ts';
import { modelsIn } from './types.ts';

/** Models the methods speak of; the others are named inside these alone. */
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

/** The client: its settings, one method for each operation, and the one way out to the network. */
export function clientFile(subject: SdkInput, namespace: string, defaultServer: string): string {
  const { say, servers } = subject;
  const addresses = Object.entries(servers).map(([name, address]) => `        '${name}' => '${address}',\n`);
  const settings = [
    'platformCode',
    'privateKey',
    'clientId',
    'baseUrl',
    'language',
    'timeoutSeconds',
  ] as const;
  const types: Partial<Record<string, string>> = { language: "'PT'|'ES'|'EN'", timeoutSeconds: 'float' };
  const comment = settings.flatMap((name) =>
    wrapped(`@param ${types[name] ?? 'string'} $${name} ${say(name)}`, 7),
  );
  return `<?php

declare(strict_types=1);

namespace ${namespace};

${imports(subject, namespace)}
${blockComment(wrapped(say('client'), 3), '')}final class Client
{
${blockComment(wrapped(say('servers'), 7), '    ')}    public const SERVERS = [
${addresses.join('')}    ];

${blockComment(comment, '    ')}    public function __construct(
        private readonly string $platformCode = '',
        private readonly string $privateKey = '',
        private readonly string $clientId = '',
        private readonly string $baseUrl = self::SERVERS['${defaultServer}'],
        private readonly string $language = 'PT',
        private readonly float $timeoutSeconds = 30,
    ) {
    }

${methods(subject)}
    /**
     * @param 'none'|'platform'|'entity' $auth
     * @param array<string, mixed> $query
     * @return array<string, mixed>
     */
    private function call(string $auth, string $method, string $path, array $query = [], ?Model $body = null): array
    {
        $headers = ["Accept-Language: $this->language"];
        if ($auth !== 'none') {
            $headers[] = 'Authorization: Basic ' . base64_encode("$this->platformCode:$this->privateKey");
        }
        if ($auth === 'entity') {
            $headers[] = "PayPay-ClientId: $this->clientId";
        }
        if ($body !== null) {
            $headers[] = 'Content-Type: application/json';
        }
        $search = http_build_query(array_map(
            static fn (mixed $value): mixed => $value instanceof Model ? (array) $value->jsonSerialize() : $value,
            $query,
        ));
        $context = stream_context_create(['http' => [
            'method' => $method,
            'header' => $headers,
            'content' => $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR),
            'timeout' => $this->timeoutSeconds,
            'ignore_errors' => true,
            'follow_location' => 0,
        ]]);
        $url = rtrim($this->baseUrl, '/') . $path . ($search === '' ? '' : "?$search");
        $stream = @fopen($url, 'r', false, $context);
        $text = $stream === false ? false : stream_get_contents($stream);
        $meta = $stream === false ? [] : stream_get_meta_data($stream);
        if ($text === false || ($meta['timed_out'] ?? false)) {
            throw new ApiFailure(0, "$method $path: ${say('noAnswer')}");
        }
        $status = (int) (explode(' ', $meta['wrapper_data'][0] ?? '')[1] ?? 0);
        $answer = json_decode($text, true);
        if (is_array($answer) && ($answer['success'] ?? null) === true) {
            return $answer;
        }
        $error = is_array($answer) && is_string($answer['error']['code'] ?? null) ? $answer['error'] : null;
        $told = $error === null ? [['code' => $status, 'msg' => '${say('notOurs')}']] : $error['errors'] ?? [$error];
        $message = implode('; ', array_map(static fn (array $one): string => "{$one['code']} {$one['msg']}", $told));
        throw new ApiFailure($status, $message, $error === null ? null : ErrorBody::fromArray($error));
    }
}
`;
}
