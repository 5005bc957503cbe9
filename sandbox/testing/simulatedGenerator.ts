import { ok } from '../domain/outcome.ts';
import type { OutsideGenerator } from '../sdk-generation/outsideGenerator.ts';

/** A service that knows every language and one option of each. */
export const simulatedGenerator: OutsideGenerator = {
  options: async () =>
    ok({
      packageName: {
        opt: 'packageName',
        description: 'Name of the package.',
        type: 'string',
        optValue: null,
        default: '',
        enum: null,
      },
    }),
  make: async (language) =>
    ok({ code: `outside-${language}`, link: `http://generator.example/api/gen/download/${language}` }),
};
