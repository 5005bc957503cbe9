import { breakOf, type Difference, type Line } from './rules.ts';

const forms: readonly (readonly [Line['kind'], RegExp])[] = [
  ['fact', /^(?<name>(?:error \w+|limit|soap|\w+Lifecycle \w+) [^\s(*]+)(?<required>\*?)(?<says>.*)$/],
  ['operation', /^\w+ (?<name>\S+)(?<required>) (?<says>(?:GET|POST|PUT|PATCH|DELETE) .*)$/],
  ['parameter', /^\w+ (?<name>\S+ [^\s*]+)(?<required>\*?) (?<says>(?:path|query|header) .*)$/],
  ['field', /^(?<name>[^\s*]+)(?<required>\*?) ?(?<says>.*)$/],
];

function lineOf(whole: string): Line {
  for (const [kind, form] of forms) {
    const { name, required, says = '' } = form.exec(whole)?.groups ?? {};
    if (name) return { kind, name: name.replace(' ', '.'), isRequired: required === '*', says, whole };
  }
  throw new Error(`The listing has a line of no form: ${whole}`);
}

/** Groups lines by name, because two documents may describe a field of the same name differently. */
function byName(lines: readonly string[]): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const line of lines.map(lineOf)) {
    let key = line.name;
    while (found.has(key)) key += "'";
    found.set(key, line);
  }
  return found;
}

const schemaOf = (name: string) => name.split(/[.[|]/)[0] ?? '';
const wordsIn = (text: string) => text.match(/\w+/g) ?? [];

/** Names of the schemas in sent and in received bodies, including the schemas to which they refer. */
function schemasByWay(lines: readonly Line[]): { sent: Set<string>; received: Set<string> } {
  const refers = new Map<string, string[]>();
  for (const { kind, name, says } of lines)
    if (kind === 'field') refers.set(schemaOf(name), [...(refers.get(schemaOf(name)) ?? []), ...wordsIn(says)]);
  const reach = (found: Set<string>, words: readonly string[]) => {
    for (const word of words) {
      const inside = refers.get(word);
      if (!inside || found.has(word)) continue;
      found.add(word);
      reach(found, inside);
    }
    return found;
  };
  const sent: string[] = [];
  const received: string[] = [];
  for (const { kind, says } of lines) {
    if (kind !== 'operation') continue;
    const [request = '', responses = ''] = says.split(/: (.*)/);
    // The path of a notification, which callers receive, is a name.
    const isNotification = !/^\w+ \//.test(request);
    (isNotification ? received : sent).push(...wordsIn(request));
    received.push(...wordsIn(responses));
  }
  return { sent: reach(new Set(), sent), received: reach(new Set(), received) };
}

/**
 * Compares two listings. Finds what was removed, added or changed, and which changes break a working program. A renamed
 * schema counts as removed, although the requests may be the same.
 */
export function differencesOf(old: readonly string[], now: readonly string[]): Difference[] {
  const [before, after] = [byName(old), byName(now)];
  const { sent, received } = schemasByWay([...before.values(), ...after.values()]);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const lines = { before: before.get(key), after: after.get(key) };
    const line = lines.before ?? lines.after;
    if (!line || lines.before?.whole === lines.after?.whole) return [];
    const { kind, name } = line;
    const difference: Difference = {
      kind,
      name,
      ...lines,
      isSent: kind === 'parameter' || sent.has(schemaOf(name)),
      isReceived: kind === 'field' && received.has(schemaOf(name)),
      isInOld: before.has(name.replace(/[.[|][^.[|]*$/, '')),
    };
    return [{ ...difference, breaks: breakOf(difference) }];
  });
}
