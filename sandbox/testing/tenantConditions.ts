const named = /\b(from|join|update|into|using)\s+"?(\w+)"?(?:\s+(?:as\s+)?"?(\w+)"?)?/g;

/** Keywords after the name of a table, which must not be taken for its alias. */
const keywords = new Set(
  'as where on set inner left cross join order limit group returning values using for union offset and or'.split(' '),
);

/** Splits a statement into its queries: the outer one and each parenthesised subquery, without those nested inside. */
function levelsOf(text: string): string[] {
  const done: string[] = [];
  const open: string[] = [''];
  for (const character of text) {
    if (character === '(') open.push('');
    else if (character !== ')' || open.length === 1) open.push(`${open.pop()}${character}`);
    else {
      const inner = open.pop() ?? '';
      // Parentheses without a query inside belong to the outer query.
      if (/^\s*(with|select|insert|update|delete)\b/i.test(inner)) done.push(inner);
      open.push(`${open.pop()}(${/^\s*(with|select|insert|update|delete)\b/i.test(inner) ? '' : inner})`);
    }
  }
  return [...done, ...open].flatMap((level) => level.split(/\bunion all\b/));
}

/** Condition on a tenant, such as `due.tenant = $1` or `"a"."tenant" = "b"."tenant"`. */
const condition = /(?:"?(\w+)"?\.)?"?\btenant"? = (?:(\$\d+)|(?:"?(\w+)"?\.)?"?tenant\b)/g;

/** Tables of a query whose tenant is bound to a parameter or to an outer query. */
function boundIn(level: string, names: readonly string[]): Set<string> {
  const bound = new Set<string>();
  const conditions = [...level.matchAll(condition)].map(([, one = names[0], value, other = names[0]]) => ({
    sides: [one, value ? undefined : other].filter((side) => side !== undefined),
    isGiven: value !== undefined,
  }));
  for (const _ of names) {
    for (const { sides, isGiven } of conditions) {
      if (isGiven || sides.some((side) => !names.includes(side) || bound.has(side)))
        for (const side of sides) bound.add(side);
    }
  }
  return bound;
}

/** Tenant tables that a statement reads without a condition on the tenant; the statement would query every server. */
export function withoutTenant(statement: string, tables: ReadonlySet<string>): string[] {
  return levelsOf(statement.replace(/\s+/g, ' ')).flatMap((level) => {
    const places = [...level.matchAll(named)].flatMap(([, verb, table = '', other = '']) => {
      const name = keywords.has(other.toLowerCase()) || !other ? table : other;
      return tables.has(table) ? [{ verb, table, name }] : [];
    });
    const bound = boundIn(
      level,
      places.map(({ name }) => name),
    );
    return places.flatMap(({ verb, table, name }) => {
      const isNamed = verb === 'into' ? /"?tenant"?/.test(level) : bound.has(name);
      return isNamed ? [] : [table];
    });
  });
}
