import { inspect } from 'node:util';
import { nearestNames } from '@balcao/text/nearestNames.ts';

export class CallRefused extends Error {
  override name = 'CallRefused';

  /**
   * @param call method and path
   * @param code of the refusal in the error catalogue; undefined if the response has none
   */
  constructor(
    readonly call: string,
    readonly status: number,
    readonly code: string | undefined,
    text: string,
  ) {
    super(`${call} was refused with ${[status, code].filter(Boolean).join(' ')}: ${text}`);
  }
}

export class NotUnderstood extends Error {
  override name = 'NotUnderstood';

  constructor(call: string) {
    super(`${call} was answered with something that is no JSON of a sandbox.`);
  }
}

/** Thrown if a wait fails. The message describes what happened instead. */
export class WaitFailed extends Error {
  override name = 'WaitFailed';
}

/** Thrown for an invalid argument of a method, before any request. */
export class WrongCall extends TypeError {}

/** Rule for an option: description of its type, a check, and the allowed values of an enumeration. */
export interface OptionRule {
  takes: string;
  fits(value: unknown): boolean;
  names?: readonly string[];
  isNeeded?: boolean;
}

/** Any non-empty string. */
export const text: OptionRule = { takes: 'text', fits: (value) => typeof value === 'string' };

export const oneOf = (names: readonly string[]): OptionRule => ({
  takes: `one of ${names.join(', ')}`,
  fits: (value) => names.includes(value as string),
  names,
});

/** Whether a value is a plain object of any realm, and not a Map or a Date. */
const hasNames = (value: unknown) => Object.prototype.toString.call(value) === '[object Object]';

const leaveOut = 'leave it out, or give its value.';

const perhaps = (given: unknown, known: readonly string[] = []): string => {
  const [nearest] = nearestNames(String(given), known);
  return nearest ? `did you mean "${nearest}"? ` : '';
};

/**
 * Checks the names and values of options, because a mistyped name or a missing value would match anything.
 * @param isOpen whether `undefined` counts as left out, for settings that the environment may contain
 * @throws WrongCall with the wrong name and the nearest known one
 */
export function requireKnown(
  verb: string,
  given: object,
  rules: Readonly<Record<string, OptionRule>>,
  isOpen = false,
): void {
  const known = Object.keys(rules);
  if (!hasNames(given)) throw new WrongCall(`${verb} takes { ${known.join(', ')} }, not ${inspect(given)}.`);
  for (const [name, value] of Object.entries(given)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    const takes = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes nothing';
    if (!rule) throw new WrongCall(`${verb} takes no "${name}"; ${perhaps(name, known) || `${takes}.`}`.trim());
    if (value === undefined && isOpen) continue;
    const got = `${verb} got ${name}: ${inspect(value)}`;
    if (value === undefined || value === null || value === '')
      throw new WrongCall(`${got}; ${rule.isNeeded ? 'it is needed.' : leaveOut}`);
    if (!rule.fits(value)) throw new WrongCall(`${got}; ${perhaps(value, rule.names)}it takes ${rule.takes}.`);
  }
}

const counts = ['no argument', 'one argument', 'two arguments', 'three arguments'];

/** @throws WrongCall for extra arguments, because a time limit or a filter, for example, would be ignored */
export function requireNoMore(verb: string, takes: readonly string[], given: readonly unknown[]): void {
  if (given.length <= takes.length) return;
  const names = takes.length > 0 ? ` (${takes.join(', ')})` : '';
  const more = given.slice(takes.length).map((each) => inspect(each, { depth: 0 }));
  throw new WrongCall(`${verb} takes ${counts[takes.length]}${names}, and no ${more.join(', ')}.`);
}

/**
 * Wraps methods to refuse extra arguments and non-text ids. Methods missing from `takes` are not checked.
 * @param takes argument names of each asynchronous method
 * @param owner prefix of a method's name in messages
 */
export function refusingMore<Verbs extends object>(
  verbs: Verbs,
  takes: Partial<Record<keyof Verbs, readonly string[]>>,
  owner = '',
): Verbs {
  const refusing = Object.entries<readonly string[] | undefined>(takes).map(([name, known = []]) => {
    const act = verbs[name as keyof Verbs] as (...given: unknown[]) => unknown;
    const guarded = async (...given: unknown[]) => {
      requireNoMore(owner + name, known, given);
      for (const [at, argument] of known.entries())
        if (argument.endsWith('Id'))
          requireKnown(owner + name, { [argument]: given[at] }, { [argument]: { ...text, isNeeded: true } });
      return act(...given);
    };
    return [name, guarded];
  });
  return { ...verbs, ...Object.fromEntries(refusing) };
}

/** Checks that no field of a body is undefined, because JSON omits it and so widens the request. @throws WrongCall */
export function requireGiven<Body extends object>(verb: string, body: Body): Body {
  if (!hasNames(body)) throw new WrongCall(`${verb} takes an object, not ${inspect(body)}.`);
  const [name] = Object.entries(body).find(([, value]) => value === undefined) ?? [];
  if (name !== undefined) throw new WrongCall(`${verb} got ${name}: undefined; ${leaveOut}`);
  return body;
}

/** Whether JSON changes the type of a value: an invalid date becomes null, a Buffer an object. */
const isDisguised = (given: unknown, value: unknown) => ArrayBuffer.isView(given) || (value === null && given !== null);

/**
 * Serialises a body to JSON. Refuses what JSON would change: a Map (`{}`), NaN (null), a function (omitted).
 * @throws WrongCall with the value that JSON cannot represent
 */
export function jsonOf(body: unknown): string {
  return JSON.stringify(body, function (this: unknown, name, value: unknown) {
    const given = (this as Record<string, unknown>)[name];
    const where = Array.isArray(this) ? `element ${name} of a list` : name;
    const isHole = Array.isArray(this) && value === undefined;
    if (name !== '' && (isDisguised(given, value) || isHole))
      throw new WrongCall(`call got ${where}: ${inspect(given)}; JSON has no such value.`);
    const isList = Array.isArray(value) || hasNames(value);
    if (name === '' && value === body && !isList)
      throw new WrongCall(`call takes a plain object or an array, not ${inspect(body)}.`);
    const isPlain = ['string', 'boolean', 'undefined'].includes(typeof value) || value === null;
    if (isList || isPlain || Number.isFinite(value)) return value;
    throw new WrongCall(`call got ${where}: ${inspect(value)}; JSON has no such value.`);
  });
}
