import type { RestError, SoapError } from '../errors/errorRow.ts';
import { sandboxErrors } from '../errors/s00100-s00104.sandbox.ts';
import { errors } from '../errors.ts';
import { type Lifecycle, lifecycles } from '../lifecycle/lifecycles.ts';
import { limitRows } from '../limits.ts';
import { behaviours } from '../provenance/behaviours.ts';
import { extraConflicts, extraEnums, extraFields, extraQuery } from '../provenance/extras.ts';
import { fieldRules } from '../provenance/fieldRules.ts';
import { type Behaviour, materials, type Origin } from '../provenance/origin.ts';
import { amountScenarios } from '../scenarios/amounts.ts';
import { cardScenarios } from '../scenarios/cards.ts';
import { phoneScenarios } from '../scenarios/phones.ts';
import { entityScenarios } from '../scenarios/seededEntities.ts';
import { terminalScenarios } from '../scenarios/seededTerminals.ts';
import { integrationStates } from '../soap/integrationStates.ts';
import { soapErrors } from '../soap/soapErrors.ts';
import type { Locale } from '../words/locales.ts';

type LifecycleName = keyof typeof lifecycles;
const lifecycleNames = Object.keys(lifecycles) as LifecycleName[];

/** Kinds of rules that may be assumptions, in the order of their page. */
export const assumptionKinds = [
  'limit',
  ...lifecycleNames,
  'error',
  'scenario',
  'field',
  'behaviour',
  'extra',
] as const;
type AssumptionKind = (typeof assumptionKinds)[number];

/** Rule outside the specification; `id` is its anchor on the page of differences. */
interface Assumption {
  id: string;
  name: string;
  value: string;
}

/** Rules that have the same reason or come from the same material. */
interface AssumptionGroup {
  id: string;
  origin: 'published' | 'chosen';
  words: string;
  rows: Assumption[];
}

interface Rule extends Assumption {
  kind: AssumptionKind;
  origin: Origin;
}

const idOf = (...parts: readonly string[]) =>
  parts
    .join('-')
    .replace(/[^\w-]+/g, '-')
    .replace(/-+$/, '');
const code = (text: string) => `\`${text}\``;

function* limitRules(locale: Locale): Generator<Rule> {
  for (const [name, { origin, told }] of limitRows) {
    if (!told) continue;
    yield {
      kind: 'limit',
      id: idOf('limit', name),
      name: told.name[locale],
      value: told.show(locale),
      origin,
    };
  }
}

function* lifecycleRules(locale: Locale): Generator<Rule> {
  for (const [kind, { rows, actions }] of Object.entries<Lifecycle>(lifecycles)) {
    for (const { from, action, to, origin } of rows) {
      const states = from === 'new' || from === to ? code(to) : `${code(from)} → ${code(to)}`;
      const name = actions[action]?.[locale] ?? action;
      yield { kind: kind as LifecycleName, id: idOf(kind, from, action), name, value: states, origin };
    }
  }
}

function* errorRules(): Generator<Rule> {
  const rows = { ...errors, ...sandboxErrors, ...soapErrors, ...integrationStates };
  for (const [name, { status, origin }] of Object.entries<RestError | SoapError>(rows)) {
    yield {
      kind: 'error',
      id: idOf('error', name),
      name: code(name),
      value: status === 200 ? 'SOAP' : String(status),
      origin: origin.mapping,
    };
  }
}

function* scenarioRules(): Generator<Rule> {
  const rows: [of: string, values: readonly { origin: Origin; value: string }[]][] = [
    ['cards', cardScenarios.map(({ number, origin }) => ({ value: number, origin }))],
    ['phones', phoneScenarios.map(({ phone, origin }) => ({ value: phone, origin }))],
    ['amounts', amountScenarios.map(({ amountCents, origin }) => ({ value: String(amountCents), origin }))],
    ['terminals', terminalScenarios.map(({ terminalId, origin }) => ({ value: terminalId, origin }))],
    ['entities', entityScenarios.map(({ clientId, origin }) => ({ value: clientId, origin }))],
  ];
  for (const [of, values] of rows) {
    for (const origin of new Set(values.map((row) => row.origin))) {
      const own = values.filter((row) => row.origin === origin);
      const name = own.map(({ value }) => code(value)).join(', ');
      yield { kind: 'scenario', id: idOf('scenario', of), name, value: '', origin };
    }
  }
}

function* fieldRuleRows(locale: Locale): Generator<Rule> {
  for (const { rule, at = [], name, origin } of fieldRules) {
    const fields = at.map((end) => code(end.replace(/^\w+ \w+ /, ''))).join(', ');
    const id = idOf('field', rule, ...at.slice(0, 1));
    yield { kind: 'field', id, name: name?.[locale] ?? fields, value: code(rule), origin };
  }
}

function* behaviourRules(locale: Locale): Generator<Rule> {
  for (const [id, { name, value, origin }] of Object.entries<Behaviour>(behaviours)) {
    yield { kind: 'behaviour', id: idOf('behaviour', id), name: name[locale], value: value[locale], origin };
  }
}

function* extraRules(): Generator<Rule> {
  const beyond = { ...extraConflicts, ...extraQuery };
  for (const [name, origin] of Object.entries(beyond)) {
    const isConflict = name in extraConflicts;
    yield {
      kind: 'extra',
      id: idOf('extra', name),
      name: code(name),
      value: isConflict ? '409' : '',
      origin,
    };
  }
  for (const [of, origins] of Object.entries({ ...extraFields, ...extraEnums })) {
    for (const [name, origin] of Object.entries(origins))
      yield { kind: 'extra', id: idOf('extra', of, name), name: code(`${of}.${name}`), value: '', origin };
  }
}

/** All rules with their origins, in the order of the page. */
export function rulesOf(locale: Locale): Rule[] {
  return [
    ...limitRules(locale),
    ...lifecycleRules(locale),
    ...errorRules(),
    ...scenarioRules(),
    ...fieldRuleRows(locale),
    ...behaviourRules(locale),
    ...extraRules(),
  ];
}

/** Groups rules by reason, in order of their first appearance. */
function grouped(rules: readonly Rule[], locale: Locale): AssumptionGroup[] {
  const groups = new Map<string, AssumptionGroup>();
  for (const { id, name, value, origin } of rules) {
    if (origin.kind === 'specified') continue;
    const words = (origin.kind === 'chosen' ? origin.reason : materials[origin.material])[locale];
    const group = groups.get(words) ?? { id, origin: origin.kind, words, rows: [] };
    group.rows.push({ id, name, value });
    groups.set(words, group);
  }
  return [...groups.values()];
}

/** Rules outside the specification: chosen by the sandbox, or `published` in other material. */
export function assumptionFacts(locale: Locale) {
  const rules = rulesOf(locale);
  const chosen = assumptionKinds.map((kind) => {
    const own = rules.filter((rule) => rule.kind === kind && rule.origin.kind === 'chosen');
    return [kind, grouped(own, locale)] as const;
  });
  const published = rules.filter(({ origin }) => origin.kind === 'published');
  return {
    assumptions: {
      ...(Object.fromEntries(chosen) as Record<AssumptionKind, AssumptionGroup[]>),
      published: grouped(published, locale),
    },
    limitOrigins: Object.fromEntries(limitRows.map(([name, { origin }]) => [name, origin.kind])),
  };
}
