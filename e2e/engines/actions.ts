import { namedKeys } from './engine.ts';

/** Mouse click in the action format of both WebDriver protocols. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Keys pressed together, in the action format of both WebDriver protocols. */
export function keyActions(keys: readonly string[]) {
  const values = keys.map((key) => namedKeys[key] ?? key);
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ],
    },
  ];
}
