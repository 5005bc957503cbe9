/** One sample of Prometheus' text format. */
interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const name = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const label = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\[\\\\"n])*"';
const help = new RegExp(`^# HELP (${name}) .*$`);
const type = new RegExp(`^# TYPE (${name}) (counter|gauge|histogram|summary|untyped)$`);
// A value is what Go's ParseFloat reads, in any case: prom-client writes "Nan" where nothing was measured yet.
const sample = new RegExp(
  `^(${name})(?:\\{((?:${label})(?:,${label})*)\\})? (nan|[+-]?inf|[+-]?[0-9.]+(?:e[+-]?\\d+)?)$`,
  'i',
);

const numberOf = (text: string) => Number(text.replace(/inf/i, 'Infinity'));

function sampleOf(line: string, types: ReadonlyMap<string, string>): Sample {
  const [, found = '', labels = '', value = ''] = sample.exec(line) ?? [];
  if (!found) throw new Error(`No sample of the text format: ${line}`);
  const family = found.replace(/_(bucket|sum|count)$/, '');
  if (!types.has(found) && !types.has(family)) throw new Error(`A sample without its TYPE: ${line}`);
  const pairs = [...labels.matchAll(new RegExp(`(${name})="((?:[^"\\\\]|\\\\.)*)"`, 'g'))];
  return {
    name: found,
    labels: Object.fromEntries(pairs.map(([, label = '', text = '']) => [label, text])),
    value: numberOf(value),
  };
}

/**
 * Reads metrics by the grammar of the text format 0.0.4
 * (prometheus.io/docs/instrumenting/exposition_formats/#text-based-format).
 * @throws where a line is none of it, a family is told twice, or a sample is given twice
 */
export function readExposition(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('The last line does not end.');
  const types = new Map<string, string>();
  const samples = new Map<string, Sample>();
  for (const line of text.split('\n').filter(Boolean)) {
    if (help.test(line)) continue;
    const [, family = '', kind = ''] = type.exec(line) ?? [];
    if (family && types.has(family)) throw new Error(`${family} has two types.`);
    if (family) {
      types.set(family, kind);
      continue;
    }
    const read = sampleOf(line, types);
    const key = `${read.name} ${JSON.stringify(Object.entries(read.labels).sort())}`;
    if (samples.has(key)) throw new Error(`${key} is given twice.`);
    samples.set(key, read);
  }
  return [...samples.values()];
}

/** The value of the one sample with these labels among others; undefined where there is none. */
export function sampleValue(
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const found = samples.filter(
    (one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  );
  if (found.length > 1) throw new Error(`${found.length} samples of ${name} fit.`);
  return found[0]?.value;
}
