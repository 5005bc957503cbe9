import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { exposedLimits } from '../../../contract/control/exposedLimits.ts';
import { at } from '../../../tools/run/paths.mjs';
import { freePort } from '../../../tools/run/ports.mjs';

/** Running proxy, configured by its file in examples/deploy/ with the test's ports, certificate and processes. */
export interface RunningProxy {
  send(method: string, path: string, options?: Pick<RequestOptions, 'headers'> & { body?: Buffer }): Promise<Response>;
  close(): Promise<void>;
}

type Response = IncomingMessage & { body(): Promise<string> };

interface Place {
  folder: string;
  port: number;
  processes: readonly string[];
}

/** File names of the certificate and its key in the guide. */
const certificate = 'fullchain.pem';
const key = 'privkey.pem';

/** Name of the Unix socket that replaces port 80. */
const plain = 'plain';

/** Maximum number of concurrent requests per caller in a test. */
export const mostOfCaller = 3;

/** Header in which a test sends nginx the caller's address. */
export const addressHeader = 'X-Test-Address';
const addressOfHeader = `set_real_ip_from 127.0.0.1; real_ip_header ${addressHeader};`;

const fileOf = (name: string) => readFileSync(at('examples', 'deploy', name), 'utf8');

/** Replaces a text; throws if it is missing. */
function replace(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`"${from}" is not in the file any more.`);
  return text.replaceAll(from, to);
}

/** Returns the arguments of each proxy, after adapting its file to the test and writing it to the folder. */
export const proxies = {
  nginx({ folder, port, processes }: Place): string[] {
    let server = fileOf('nginx.conf').replaceAll(/^ *listen \[::\].*\n/gm, '');
    server = replace(server, 'listen 80', `listen unix:${join(folder, plain)}`);
    server = replace(server, 'listen 443', `listen 127.0.0.1:${port}`);
    const limit = `limit_conn callers ${exposedLimits.atOnce.connections.address};`;
    server = replace(server, limit, `limit_conn callers ${mostOfCaller}; ${addressOfHeader}`);
    server = replace(server, '/etc/letsencrypt/live/sandbox.example', folder);
    const [line = ''] = /server 127.0.0.1:4000.*;/.exec(server) ?? [];
    const lines = processes.map((each) => line.replace('127.0.0.1:4000', each));
    writeFileSync(join(folder, 'sandbox.conf'), replace(server, line, lines.join(' ')));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
    writeFileSync(
      join(folder, 'main.conf'),
      `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr; events {}
      http { access_log off; ${paths} include ${join(folder, 'sandbox.conf')}; }`,
    );
    return ['-e', 'stderr', '-c', join(folder, 'main.conf')];
  },
  caddy({ folder, port, processes }: Place): string[] {
    const pem = `${join(folder, certificate)} ${join(folder, key)}`;
    let site = replace(fileOf('Caddyfile'), 'sandbox.example {', `sandbox.example:${port} {\n\ttls ${pem}`);
    site = replace(site, 'reverse_proxy 127.0.0.1:4000', `reverse_proxy ${processes.join(' ')}`);
    const options = '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n';
    writeFileSync(join(folder, 'Caddyfile'), options + site);
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

function sendTo(port: number): RunningProxy['send'] {
  return async (method, path, { headers, body } = {}) => {
    const place = { host: '127.0.0.1', port, servername: 'sandbox.example', rejectUnauthorized: false };
    const sent = request({ ...place, method, path, headers: { Host: 'sandbox.example', ...headers } });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return Object.assign(response, { body: () => text(response) });
  };
}

/**
 * Starts a proxy with its file in examples/deploy/.
 * @param processes ports of the stand-ins for sandbox processes
 */
export async function openProxy(program: keyof typeof proxies, processes: readonly number[]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `balcao-${program}-`));
  const files = ['-keyout', join(folder, key), '-out', join(folder, certificate)];
  const about = ['-nodes', '-days', '2', '-subj', '/CN=sandbox.example', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...about, ...files], { stdio: 'pipe' });
  mkdirSync(join(folder, 'home'));
  const port = await freePort();
  const addresses = processes.map((each) => `127.0.0.1:${each}`);
  const args = proxies[program]({ folder, port, processes: addresses });
  const home = join(folder, 'home');
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const send = sendTo(port);
  while (!(await send('GET', '/sandbox/ready').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
    await new Promise((pause) => setTimeout(pause, 50));
  }
  return {
    send,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
