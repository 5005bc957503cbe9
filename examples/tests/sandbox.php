<?php

// Basis of the tests: a sandbox, a shop with a separate tenant, and tests that run concurrently.
require __DIR__ . '/api.php';

/**
 * Starts a sandbox that ends with this program, unless BALCAO_URL is set to the URL of one.
 *
 * @return string its URL
 */
function start_sandbox(): string
{
    if (getenv('BALCAO_URL')) {
        return getenv('BALCAO_URL');
    }
    // Runs the program of the package without npx, so that it can be ended directly.
    $command = ['node', 'node_modules/balcao/build/balcao.mjs', 'start', '--port', '0', '--json'];
    $process = proc_open($command, [1 => ['pipe', 'w']], $pipes, __DIR__);
    register_shutdown_function(fn () => proc_terminate($process));
    return json_decode(fgets($pipes[1]), true)['url'];
}

/** Events to which the shop subscribes. */
const EVENTS = ['payment_authorized', 'payment_confirmed', 'payment_cancelled', 'payment_method_error'];

/** Shop with a separate tenant, whose payers, clock and faults affect no other test. */
final class TestShop
{
    public readonly Api $sandbox;
    /** @var array<string, string> ids of the shop's subscriptions, by event */
    public array $webhooks = [];
    private readonly string $url;

    public function __construct(string $sandbox)
    {
        $tenant = (new Api($sandbox, '', '', ''))->call('POST', '/sandbox/tenants');
        $keys = [$tenant['platformCode'], $tenant['privateKey'], $tenant['clientId']];
        // Calls with this header belong to the test and are not examined.
        $this->sandbox = new Api($sandbox, ...[...$keys, 'Sandbox-Tool: tests']);
        $this->url = self::serve("$sandbox/api", ...$keys);
        foreach (EVENTS as $action) {
            $subscription = ['action' => $action, 'url' => "$this->url/webhooks"];
            $this->webhooks[$action] = $this->sandbox->call('POST', '/api/webhooks', $subscription)['id'];
        }
    }

    /** Serves shop.php on a free port until this program ends. */
    private static function serve(string $api, string $platformCode, string $privateKey, string $clientId): string
    {
        mkdir($orders = sys_get_temp_dir() . '/shop-' . bin2hex(random_bytes(6)));
        $settings = [
            'ORDERS' => $orders,
            'PROVIDER_API' => $api,
            'PROVIDER_PLATFORM_CODE' => $platformCode,
            'PROVIDER_PRIVATE_KEY' => $privateKey,
            'PROVIDER_CLIENT_ID' => $clientId,
        ];
        // If the sandbox is in another container, the name of this one.
        $host = getenv('SHOP_HOST') ?: '127.0.0.1';
        $free = stream_socket_server("tcp://$host:0");
        $address = preg_replace('/.*:/', "$host:", stream_socket_get_name($free, false));
        fclose($free);
        $log = ['file', "$orders/log", 'a'];
        $command = [PHP_BINARY, '-S', $address, __DIR__ . '/shop.php'];
        $server = proc_open($command, [1 => $log, 2 => $log], $pipes, __DIR__, $settings + getenv());
        register_shutdown_function(fn () => proc_terminate($server));
        until(fn () => @stream_socket_client("tcp://$address"), "The shop did not start: see $orders/log.");
        return "http://$address";
    }

    /** Orders for 25 euros. @return array data for the payer */
    public function order(string $way, array $details = []): array
    {
        $order = ['amount' => 2500, 'way' => $way, 'details' => $details];
        return $this->ask('POST', '', $order);
    }

    /** @return array the order in the shop */
    public function look(): array
    {
        return $this->ask('GET');
    }

    public function refund(): void
    {
        $this->ask('POST', '/refund');
    }

    /** @return string[] the rules that the shop broke in its own calls */
    public function findings(): array
    {
        $rules = $this->sandbox->call('GET', '/sandbox/caller')['rules'];
        $isFound = fn (array $rule): bool => $rule['outcome'] === 'found';
        return array_column(array_filter($rules, $isFound), 'rule');
    }

    private function ask(string $method, string $verb = '', array $body = []): array
    {
        $http = ['method' => $method, 'content' => json_encode($body)];
        $context = stream_context_create(['http' => $http]);
        $answer = @file_get_contents("$this->url/orders/A1$verb", false, $context);
        return $answer === false ? throw new Exception("$method $verb failed in the shop.") : json_decode($answer, true);
    }

    /** Waits until an event was sent to the shop a number of times, by default for the payment of its order. */
    public function told(string $action, int $times = 1, ?string $paymentId = null): void
    {
        $path = '/sandbox/deliveries?paymentId=' . ($paymentId ?? $this->look()['paymentId']);
        $isTold = fn (array $each): bool => $each['webhookId'] === $this->webhooks[$action] && $each['attempts'] !== [];
        $told = fn (): array => array_filter($this->sandbox->call('GET', $path), $isTold);
        until(fn () => count($told()) >= $times, "$action was not sent $times times.");
    }
}

/** @throws Exception if the condition is not met within five seconds */
function until(callable $isSo, string $complaint): void
{
    for ($end = microtime(true) + 5; !$isSo(); usleep(10_000)) {
        if (microtime(true) > $end) {
            throw new Exception($complaint);
        }
    }
}

function same(mixed $expected, mixed $found): void
{
    if ($expected !== $found) {
        throw new Exception('Expected ' . json_encode($expected) . ', found ' . json_encode($found));
    }
}

/**
 * Runs all tests concurrently, each in a separate process; with a name, only that test in this process.
 *
 * @param array<string, callable> $tests
 */
function run(array $tests, ?string $name): void
{
    $sandbox = start_sandbox();
    if ($name !== null) {
        $shop = new TestShop($sandbox);
        $tests[$name]($shop);
        same([], $shop->findings());
        return;
    }
    $settings = ['BALCAO_URL' => $sandbox] + getenv();
    $start = fn (string $name) => proc_open([PHP_BINARY, $_SERVER['SCRIPT_NAME'], $name], [], $pipes, null, $settings);
    $processes = array_map($start, array_combine(array_keys($tests), array_keys($tests)));
    $codes = array_map(proc_close(...), $processes);
    foreach ($codes as $test => $code) {
        echo $code === 0 ? 'ok      ' : 'FAILED  ', "$test\n";
    }
    exit(array_sum($codes) === 0 ? 0 : 1);
}
