<?php

/** Refused call. The code is the HTTP status, or 0 if there was no response. */
final class CallRefused extends RuntimeException
{
}

/** Calls the API with the keys of a shop, or in a test the sandbox. */
final class Api
{
    private readonly array $headers;

    /** @param string ...$headers additional headers, needed in a test */
    public function __construct(
        private readonly string $url,
        string $platformCode,
        string $privateKey,
        string $clientId,
        string ...$headers,
    ) {
        $this->headers = [
            'Authorization: Basic ' . base64_encode("$platformCode:$privateKey"),
            "PayPay-ClientId: $clientId",
            'Content-Type: application/json',
            ...$headers,
        ];
    }

    /** @throws CallRefused */
    public function call(string $method, string $path, ?array $body = null): array
    {
        $content = $body === null ? '' : json_encode($body);
        $http = ['method' => $method, 'header' => $this->headers, 'content' => $content, 'ignore_errors' => true];
        $stream = @fopen($this->url . $path, 'r', false, stream_context_create(['http' => $http]));
        if (!$stream) {
            throw new CallRefused("$method $path: no response");
        }
        $status = (int) explode(' ', stream_get_meta_data($stream)['wrapper_data'][0])[1];
        $answer = json_decode(stream_get_contents($stream), true);
        if ($status >= 400) {
            throw new CallRefused("$method $path: {$answer['error']['code']} {$answer['error']['msg']}", $status);
        }
        return $answer['data'] ?? [];
    }
}
