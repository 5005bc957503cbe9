import { ok } from '../domain/outcome.ts';
import type { RemoteGenerator } from '../sdk-generation/remoteGenerator.ts';

/** A service that knows every language and one option of each. */
export const simulatedGenerator: RemoteGenerator = {
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
