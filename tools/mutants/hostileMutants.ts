import type { Bug } from './mutant.ts';

/** Bugs that are visible only with an unusual request. */
export const hostileMutants: readonly Bug[] = [
  {
    name: 'a body that breaks off on its way is an error of the sandbox',
    harm: 'A connection that is lost is reported as an outage, and the shop tries again for hours.',
    file: 'sandbox/http/middleware/limitBody.ts',
    find: 'counting(limit)(context, next).catch(() => brokeOff(context))',
    replace: 'counting(limit)(context, next)',
  },
  {
    name: 'half a character is stored',
    harm: 'The state of the sandbox cannot be taken into another one.',
    file: 'sandbox/http/middleware/readBody.ts',
    find: 'if (!isState && hasHalfCharacter(text))',
    replace: 'if (false)',
    mayEscape:
      'It needs half a character in a field that is kept, and a sandbox that takes the state. readBody.test.ts finds it.',
  },
  {
    name: 'an unknown subscription is refused with a code that its operation does not announce',
    harm: 'A shop has no remedy for the code, and shows its customer an unknown error.',
    file: 'sandbox/services/webhooks/subscriptions.ts',
    find: "refuse('e00502'",
    replace: "refuse('e05000'",
  },
  {
    name: 'a change that is refused counts a version',
    harm: 'A payment that nobody changed is new in every list of changes.',
    file: 'sandbox/services/payments/changePayment.ts',
    find: 'return change.ok ? ok(await saveChange(store, change.value, now)) : change;',
    replace: `if (!change.ok) await store.payments.save(payment);
  return change.ok ? ok(await saveChange(store, change.value, now)) : change;`,
    also: [
      {
        file: 'sandbox/storage/groupCommit.ts',
        find: 'end(isRefusal(result));',
        replace: 'end(false);',
      },
    ],
  },
];
