import { ok } from '../domain/outcome.ts';
import type { OutsideGenerator } from '../domain/sdk-generation/sdkMaker.ts';

const option = (opt: string, standard = '') => ({
  opt,
  description: 'What it names.',
  type: 'string',
  optValue: null,
  default: standard,
  enum: null,
});

/** Service that supports every language, with two options each. */
export const simulatedGenerator: OutsideGenerator = {
  options: async () =>
    ok({ packageName: option('packageName'), targetFramework: option('targetFramework', 'net10.0') }),
  make: async (language) =>
    ok({ code: `outside-${language}`, link: `http://generator.example/api/gen/download/${language}` }),
};
