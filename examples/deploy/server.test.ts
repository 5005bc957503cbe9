import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { at } from '../../tools/run/paths.mjs';

/** Checks the files in examples/deploy/ for a self-hosted server, as far as possible without a server. */

const read = (...path: string[]) => readFileSync(at(...path), 'utf8');
const isThere = (command: string) => spawnSync(command, ['--version']).status === 0;

it.runIf(isThere('systemd-analyze'))('systemd understands the unit', () => {
  const said = execFileSync('systemd-analyze', ['verify', at('examples', 'deploy', 'balcao.service')], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(said).toBe('');
});

it('the unit leaves the families of sockets that a public sandbox needs, whose addresses come by netlink', () => {
  const [, families = ''] = /^RestrictAddressFamilies=(.+)$/m.exec(read('examples', 'deploy', 'balcao.service')) ?? [];
  expect(families.split(' ').sort()).toEqual(['AF_INET', 'AF_INET6', 'AF_NETLINK', 'AF_UNIX']);
});

it.runIf(isThere('promtool'))(
  'Prometheus understands its configuration, and each alert fires [metrics.prometheus-alerts]',
  () => {
    const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
    for (const args of [
      ['check', 'config', '--syntax-only', at('examples', 'deploy', 'prometheus.yml')],
      ['test', 'rules', at('examples', 'deploy', 'testing', 'alerts.yml')],
    ]) {
      const { status, stdout, stderr } = promtool(...args);
      expect(stdout + stderr).not.toContain('FAILED');
      expect(status).toBe(0);
    }
    const names = (...path: string[]) => read(...path).match(/(?<=alert(name)?: )\w+/g);
    expect(names('examples', 'deploy', 'testing', 'alerts.yml')).toEqual(
      names('examples', 'deploy', 'balcao-alerts.yml'),
    );
  },
);

it('every variable of the environment is one that the sandbox reads', () => {
  const names = [...read('examples', 'deploy', 'balcao.environment').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  const known = [...read('sandbox', 'server', 'configuration.ts').matchAll(/^ {2}([A-Z_]+): /gm)];
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !known.some(([, each]) => each === name))).toEqual([]);
});

const { groups } = parse(read('examples', 'deploy', 'balcao-alerts.yml')) as {
  groups: { rules: { alert: string; expr: string }[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules);

it('every alert has a row in the guide, which says what to do', () => {
  const guide = read('site', 'docs', 'guides', 'running-sandbox.mdx');
  expect(alerts).toHaveLength(6);
  for (const { alert } of alerts) expect(guide).toContain(`\n| \`${alert}\` | `);
});

it('every metric of an alert is one that the sandbox writes', () => {
  const used = alerts.flatMap(({ expr }) => expr.match(/balcao_\w+/g) ?? []);
  const written: readonly string[] = read('sandbox', 'server', 'metrics.ts').match(/'balcao_\w+'/g) ?? [];
  expect(used.length).toBeGreaterThan(4);
  expect(used.filter((name) => !written.includes(`'${name.replace(/_(count|sum|bucket)$/, '')}'`))).toEqual([]);
});

it('both proxies send everything but the administration to the port of the environment', () => {
  const [, port] = /^SANDBOX_PORT=(\d+)$/m.exec(read('examples', 'deploy', 'balcao.environment')) ?? [];
  expect(read('examples', 'deploy', 'nginx.conf')).toContain(`  server 127.0.0.1:${port} `);
  expect(read('examples', 'deploy', 'nginx.conf')).toMatch(/location \/admin \{\s+return 404;/);
  expect(read('examples', 'deploy', 'nginx.conf')).toContain('return 308 https://$host$request_uri;');
  expect(read('examples', 'deploy', 'Caddyfile')).toContain(`reverse_proxy 127.0.0.1:${port} {`);
  expect(read('examples', 'deploy', 'Caddyfile')).toMatch(/handle \/admin\* \{\s+respond 404/);
});
