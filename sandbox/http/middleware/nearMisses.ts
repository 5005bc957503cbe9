import { nearestNames } from '@balcao/text/nearestNames.ts';

/** Levels of a parameter in any notation: `createdAt[gte]`, `created_at.gte`. */
const levelsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Group of a parameter: `createdAt` of `createdAt[start]`, `stateDetails` of `stateDetails_state`. */
const groupOf = (name: string) => name.replace(/[[_].*/, '');

const mostLevels = 5;

/** Levels that frameworks join with underscores: an operator after a name, or a word for the query before it. */
const added =
  /_+(?=(?:eq|equals?|ne|neq|not|in|nin|[gl]te?|i?like|i?exact|i?contains|range|between|isnull|null)$)|(?<=^(?:filters?|where|by))_+/;

const bare = (name: string) => levelsOf(name).join('');

/** Parts of a name: `filters`, `id` and `eq` of `filters[id][$eq]`, and of `filter_id__eq`. */
const partsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9_-]+|__/)
    .flatMap((part) => part.split(added))
    .map(bare)
    .filter(Boolean)
    .slice(0, mostLevels);

/** Known parameter contained in a name: `id` in `filter[id]`, in `id[eq]`, and in `amp;id` of an HTML link. */
function heldIn(parts: readonly string[], known: readonly string[]): string[] {
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((_, more) => parts.slice(from, from + more + 1).join('')),
  );
  return known
    .filter((each) => runs.includes(bare(each)))
    .sort((one, other) => other.length - one.length)
    .slice(0, 1);
}

/** Equivalents of other APIs' parameter names. Suggested, because an ignored filter would list other payments. */
const meanings: readonly (readonly [names: string, meant: readonly string[]])[] = [
  ['perpage pagesize size max count', ['limit']],
  ['offset skip cursor startingafter after pagina', ['page', 'limit']],
  ['pagenumber currentpage', ['page']],
  ['orderby sortby order', ['sort']],
  ['paymentid transactionid', ['id']],
  ['orderid ordernumber orderreference externalid', ['customUniqueId']],
  ['status', ['stateDetails_state']],
  ['method', ['paymentMethod_code']],
  ['from since startdate datefrom fromdate createdafter', ['createdAt[start]']],
  ['to until enddate dateto todate createdbefore', ['createdAt[end]']],
  ['date day created', ['createdAt[start]', 'createdAt[end]']],
  ['code', ['customUniqueId', 'paymentMethod_code', 'paymentMethod_result_code']],
];

/** Known equivalents of a foreign name; none if the first one is not a parameter of the operation. */
function meantBy(name: string, known: readonly string[]): string[] {
  const [, [first = '', ...others] = []] = meanings.find(([names]) => names.split(' ').includes(bare(name))) ?? [];
  return known.includes(first) ? [first, ...others.filter((each) => known.includes(each))] : [];
}

/** Known parameters that a name misses only by notation, a typing error, a level, an operator, or a group member. */
export function nearMisses(sent: string, known: readonly string[]): string[] {
  const name = sent.replace(/^(amp;)+/, '');
  const slips = name.length > 2 ? nearestNames(name, known, 1) : [];
  if (slips.length > 0) return slips;
  const meant = meantBy(name, known);
  if (meant.length > 0) return meant;
  const parts = partsOf(sent);
  const held = heldIn(parts, known);
  if (held.length > 0) return held;
  const levels = levelsOf(name);
  const heads = levels.slice(0, mostLevels).map((_, at) => levels.slice(0, at + 1).join(''));
  const members = known.filter(
    (each) =>
      groupOf(each) !== each && (levelsOf(each)[0] === levels[0] || [...heads, ...parts].includes(bare(groupOf(each)))),
  );
  if (members.length > 0) return members;
  // A name without its outer level may match several parameters.
  return levels.length === 0
    ? []
    : known.filter((each) => levelsOf(each).slice(-levels.length).join('.') === levels.join('.'));
}

/** Known parameter nearest to a name; none if ambiguous, such as the two ends of a range. */
export function nearestOf(sent: string, known: readonly string[]): string[] {
  const [best] = nearestNames(sent, known);
  if (best === undefined) return [];
  const isOne = known.filter((each) => groupOf(each) === groupOf(best)).length < 2;
  const isSaid = levelsOf(sent)
    .join('')
    .includes(levelsOf(best).at(-1) ?? '');
  return isOne || isSaid || !best.includes('[') ? [best] : [];
}
