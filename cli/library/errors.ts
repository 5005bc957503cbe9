import { inspect } from 'node:util';
import { nearestNames } from '@balcao/text/nearestNames.ts';

export class CallRefused extends Error {
  override name = 'CallRefused';

  /**
   * @param call method and path
   * @param code of the refusal, as the error catalogue has it; undefined where the response has none
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

/** Something that was waited for did not happen in time; the message tells what happened instead. */
export class WaitFailed extends Error {
  override name = 'WaitFailed';
}

/** A verb was given what it does not take; said before anything is sent. */
export class WrongCall extends TypeError {}

/** What an option takes: in words, whether a value is that, and the values where there are only some. */
export interface OptionRule {
  takes: string;
  fits(value: unknown): boolean;
  names?: readonly string[];
  isNeeded?: boolean;
}

/** Text of any kind; an empty one is no value. */
export const text: OptionRule = { takes: 'text', fits: (value) => typeof value === 'string' };

export const oneOf = (names: readonly string[]): OptionRule => ({
  takes: `one of ${names.join(', ')}`,
  fits: (value) => names.includes(value as string),
  names,
});

/** Whether a value is an object of names, of whichever realm: a Map or a Date has none. */
const hasNames = (value: unknown) => Object.prototype.toString.call(value) === '[object Object]';

const leaveOut = 'leave it out, or give its value.';

const perhaps = (given: unknown, known: readonly string[] = []): string => {
  const [nearest] = nearestNames(String(given), known);
  return nearest ? `did you mean "${nearest}"? ` : '';
};

/**
 * Checks options by name and value: a slip in one would be passed over, and one without a value find anything.
 * @param isOpen whether `undefined` leaves one out, as a setting that the environment may have
 * @throws WrongCall that names the wrong one, and the nearest right one
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
    if (!rule)
      throw new WrongCall(`${verb} takes no "${name}"; ${perhaps(name, known) || `${takes}.`}`.trim());
    if (value === undefined && isOpen) continue;
    const got = `${verb} got ${name}: ${inspect(value)}`;
    if (value === undefined || value === null || value === '')
      throw new WrongCall(`${got}; ${rule.isNeeded ? 'it is needed.' : leaveOut}`);
    if (!rule.fits(value))
      throw new WrongCall(`${got}; ${perhaps(value, rule.names)}it takes ${rule.takes}.`);
  }
}

const counts = ['no argument', 'one argument', 'two arguments', 'three arguments'];

/** @throws WrongCall for more arguments than a verb takes: it would pass over a limit of time or what narrows it */
export function requireNoMore(verb: string, takes: readonly string[], given: readonly unknown[]): void {
  if (given.length <= takes.length) return;
  const names = takes.length > 0 ? ` (${takes.join(', ')})` : '';
  const more = given.slice(takes.length).map((each) => inspect(each, { depth: 0 }));
  throw new WrongCall(`${verb} takes ${counts[takes.length]}${names}, and no ${more.join(', ')}.`);
}

/**
 * The same verbs, which refuse more arguments than they take, and an id that is no text. Those left out of the table pass them over.
 * @param takes what each asynchronous verb takes
 * @param owner what stands before the name of a verb
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

/** The fields of a body: JSON leaves out one that is undefined, and what it narrows would be all. @throws WrongCall */
export function requireGiven<Body extends object>(verb: string, body: Body): Body {
  if (!hasNames(body)) throw new WrongCall(`${verb} takes an object, not ${inspect(body)}.`);
  const [name] = Object.entries(body).find(([, value]) => value === undefined) ?? [];
  if (name !== undefined) throw new WrongCall(`${verb} got ${name}: undefined; ${leaveOut}`);
  return body;
}

/** Whether JSON would make another value of one: null of a date that does not exist, an object with a type of a Buffer. */
const isDisguised = (given: unknown, value: unknown) =>
  ArrayBuffer.isView(given) || (value === null && given !== null);

/**
 * A body as JSON. A Map would be an empty object, a function would be left out, and NaN or a hole in a list would be null.
 * @throws WrongCall that names a value that JSON does not have
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
