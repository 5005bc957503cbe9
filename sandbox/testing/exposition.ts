interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Parses metrics in text format 0.0.4 with unquoted labels. @throws for any other line */
export function readExposition(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line && !/^# (HELP|TYPE) /.test(line));
  return lines.map((line) => {
    const [, name = '', labels = '', value = ''] = /^([\w:]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (!name) throw new Error(`No sample of the text format: ${line}`);
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)];
    return {
      name,
      labels: Object.fromEntries(pairs.map(([, label = '', held = '']) => [label, held])),
      value: Number(value),
    };
  });
}

/** Value of the only sample that has these labels, possibly among others; undefined if there is none. */
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
