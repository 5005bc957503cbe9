/** Tags at the end of a test's title, which name the proved statements: `title [topic.name] [topic.other]`. */
const tag = /\[([a-z-]+\.[a-z\d-]+)\]/g;

/** Names of the proved statements in a title, or in the text of a file of tests. */
export const namesIn = (text: string): string[] => [...text.matchAll(tag)].map(([, name = '']) => name);

export interface Report {
  testResults?: { assertionResults: { title: string; status: string }[] }[];
  suites?: Suite[];
}
interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

const inSuite = ({ suites = [], specs = [] }: Suite): { title: string; status: string }[] => [
  ...suites.flatMap(inSuite),
  ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status }))),
];

/** Result of the tests with each tag: a test failed, none ran, or all passed. */
export function tagsIn(reports: readonly Report[]): ReadonlyMap<string, 'passed' | 'skipped' | 'failed'> {
  const tests = reports.flatMap(({ testResults = [], suites = [] }) => [
    ...testResults.flatMap(({ assertionResults }) => assertionResults),
    ...suites.flatMap(inSuite),
  ]);
  const ends = new Map<string, Set<string>>();
  for (const { title, status } of tests) {
    for (const name of namesIn(title)) ends.set(name, (ends.get(name) ?? new Set()).add(status));
  }
  const skipped = ['skipped', 'pending', 'todo'];
  return new Map(
    [...ends].map(([name, all]) => {
      const ran = [...all].filter((status) => !skipped.includes(status));
      if (ran.length === 0) return [name, 'skipped'];
      return [name, ran.every((status) => status === 'passed' || status === 'expected') ? 'passed' : 'failed'];
    }),
  );
}
