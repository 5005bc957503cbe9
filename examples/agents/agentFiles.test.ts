import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FaultKind, faultHeader, faultKinds } from '@balcao/contract/control/faultKinds.ts';
import { errors } from '@balcao/contract/errors.ts';
import { soapTypes } from '@balcao/contract/soap/soapTypes.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commands, isCommand } from '../../cli/commands/commands.ts';
import { at } from '../../tools/run/paths.mjs';
import { agentFiles } from './agentFiles.ts';
import { factsAt } from './facts.ts';

const files = agentFiles('/');
const texts = [...files].filter(([file]) => file.endsWith('.md'));
const skill = 'skills/balcao-payments';

/** Parts of an OpenAPI description that this test reads. */
interface Description {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
}
const descriptionOf = (name: string): Description =>
  JSON.parse(readFileSync(at('contract', 'generated', `${name}.en.json`), 'utf8'));
const descriptions = { '/api': descriptionOf('openapi'), '/sandbox': descriptionOf('control') };

/** Known words: fields, parameters and enumeration values of the descriptions, error codes, and SOAP fields. */
const words = new Set<string>(Object.keys(errors));
for (const { name } of Object.values(soapTypes).flat()) words.add(name);
function collect(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') for (const name of Object.keys(value)) words.add(name);
    if (key === 'enum' || key === 'const') for (const each of [value].flat()) words.add(String(each));
    if (key === 'name' && typeof value === 'string') words.add(value);
    collect(value);
  }
}
Object.values(descriptions).forEach(collect);

/** Whether it is a call of the contract with known query parameters: `GET /api/payments/{id}?amount={cents}`. */
function isCall(code: string): boolean {
  const [, method = '', base = '', route = '', query] =
    /^([A-Z]+) (\/api|\/sandbox)(\/[^?]*)(?:\?(.*))?$/.exec(code) ?? [];
  const operation = descriptions[base as '/api']?.paths[route]?.[method.toLowerCase()];
  const names = (query?.split('&') ?? []).map((pair) => /^\w+/.exec(pair)?.[0]);
  const known = (operation?.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
  return operation !== undefined && names.every((name) => name !== undefined && known.includes(name));
}

/** Start of a command that runs the package. It contains the URL, because anyone could register the name. */
const runsPackage = `npx ${factsAt('/').package} `;

/** Whether a line names a command of the package and its options: `npx ADDRESS check URL --junit FILE`. */
function isOurCommand(line: string): boolean {
  const [name = '', ...rest] = line.replace(runsPackage, '').split(/\s+/);
  if (!isCommand(name)) return false;
  const options = rest.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
  return options.every((option) => Object.hasOwn(commands[name].options, option));
}

/** Accepted words that are not in the contract: file formats, names of programs, and example values. */
const others = new Set([
  ...['/api', '/sandbox', '/api/docs/api.json', '.md', '401', '1000', '"10,00"'],
  ...['balcao', 'npm start', 'start.mjs', 'call.mjs', 'known', 'ts', 'entity', 'payments'],
  ...Object.values(factsAt('/')).flatMap((fact) => [fact, `${fact}/`, `${fact}/api`, `${fact}/sandbox`, `${fact}/mcp`]),
]);

function isKnown(code: string): boolean {
  if (others.has(code)) return true;
  if (code.startsWith(runsPackage)) return isOurCommand(code);
  if (/^[A-Z]+ \//.test(code)) return isCall(code);
  const [, header, value = ''] = /^([A-Z][\w-]+): (.+)$/.exec(code) ?? [];
  if (header) return header === faultHeader && faultKinds.includes(value as FaultKind);
  return code.split('.').every((word) => words.has(word));
}

const withoutFences = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/^---[\s\S]*?^---$/m, '');

describe.each(texts)('%s', (file, text) => {
  test('names operations, fields, states, codes and commands that exist [agent-files.name-what-exists]', () => {
    const codes = [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(3);
    expect(codes.filter((code) => !isKnown(code))).toEqual([]);
  });

  test('runs commands that exist', () => {
    const lines = [...text.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) => code.trim().split('\n'));
    expect(lines.filter((line) => !isOurCommand(line))).toEqual([]);
  });

  test('leads to pages and files that exist [agent-files.link-to-what-exists]', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !leads(link, file))).toEqual([]);
  });
});

/** Files of the English site that are not made from a page. */
const siteFiles = ['llms.txt', 'api.md', 'sandbox-api.md', 'openapi.json', 'sandbox-api.json'];

function leads(link: string, file: string): boolean {
  if (!link.startsWith('/')) return files.has(path.posix.join(path.posix.dirname(file), link));
  if (files.has(link.slice(1))) return true;
  const [, page] = /^\/en\/docs\/(.+)\.md$/.exec(link) ?? [];
  if (!page) return siteFiles.some((each) => link === `/en/${each}`);
  return [`${page}.mdx`, `${page}/index.mdx`].some((source) => existsSync(at('site/docs', source)));
}

test('AGENTS.md has at most 8 KB', () => {
  expect(Buffer.byteLength(files.get('AGENTS.md') ?? '')).toBeLessThanOrEqual(8192);
});

test('the skill has a name and a description as the format of skills wants them', () => {
  const text = files.get(`${skill}/SKILL.md`) ?? '';
  const { name, description } = parse(/^---\n([\s\S]*?)^---$/m.exec(text)?.[1] ?? '');
  expect(name).toBe(path.basename(skill));
  expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(name.length).toBeLessThanOrEqual(64);
  expect(description).toMatch(/Use when /);
  expect(description.length).toBeLessThanOrEqual(1024);
});

test('every file of the skill is reached from its first page [agent-files.skill-reaches-every-file]', () => {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, link = ''] of (files.get(file) ?? '').matchAll(/\]\(([^)#\s]+)/g))
      if (!link.startsWith('/')) visit(path.posix.join(path.posix.dirname(file), link));
  };
  visit(`${skill}/SKILL.md`);
  expect([...files.keys()].filter((file) => file.startsWith(skill)).sort()).toEqual([...reached].sort());
});

test('the skill has references on webhooks, refunds and retries, terminals, and the way from SOAP [agent-files.skill-has-references]', () => {
  const references = [...files.keys()].filter((file) => file.startsWith(`${skill}/references/`));
  const names = ['refunds-and-retries', 'soap-migration', 'terminals', 'webhooks'];
  expect(references).toEqual(names.map((name) => `${skill}/references/${name}.md`));
});

test('the configuration of agents starts a command of the package', () => {
  const { mcpServers } = JSON.parse(readFileSync(at('examples/agents/mcp.json'), 'utf8'));
  const { command, args } = mcpServers.balcao;
  expect([command, ...args.slice(0, 2)]).toEqual(['npx', '--yes', '{{package}}']);
  expect(isOurCommand(args.slice(2).join(' '))).toBe(true);
});

test('the version of Node.js is the one that the package asks for', () => {
  const { engines } = JSON.parse(readFileSync(at('cli/package.json'), 'utf8'));
  expect(engines.node).toBe(`>=${factsAt('/').nodeVersion}`);
});

test('below a path of its own the links of a site begin with that path', () => {
  const links = [...agentFiles('/portal/').values()].flatMap((text) => [...text.matchAll(/\]\((\/[^)]*)/g)]);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(([, link]) => !link?.startsWith('/portal/'))).toEqual([]);
});
