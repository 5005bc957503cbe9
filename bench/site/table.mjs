import { median } from '../load/report.mjs';

/** @typedef {import('./loading.mjs').Figures} Figures */

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const whole = (/** @type {number} */ number) => number.toFixed(0);

const row = (figure, unit, shown, goal) => [figure, unit, shown, goal];

/** @type {[figure: string, unit: string, shown: (number: number) => string, goal: string][]} */
const rows = [
  ['JS before the reader does anything', 'gz KB', kilobytes, '<= 9'],
  ['LCP', 'ms', whole, '<= 0.55 Starlight'],
  ['total blocking time', 'ms', whole, 'two lines + 30'],
  ['route change, link hovered', 'ms', whole, '<= 150'],
  ['route change, first touch', 'ms', whole, '<= 350'],
  ['HTML', 'gz KB', kilobytes, ''],
  ['CSS', 'gz KB', kilobytes, ''],
  ['HTML and CSS', 'gz KB', kilobytes, '<= 25'],
  ...[
    'the menu',
    'a sample',
    'a copy button',
    'the contents',
    'the colours',
    'the API panel',
    'the search',
    'Ctrl+K',
  ].flatMap((control) => [
    row(`first touch, ${control}`, 'ms', whole, '<= 100'),
    row(`first touch, ${control}, blocking`, 'ms', whole, '<= 100'),
  ]),
];

export function rowsOf(runs) {
  return rows.map(([figure, unit, shown, goal]) => ({
    figure: unit ? `${figure}, ${unit}` : figure,
    ...Object.fromEntries([...runs].map(([name, rounds]) => [name, shownOf(rounds, figure, shown)])),
    goal: goal || '-',
  }));
}

/** @param {Figures[]} rounds @param {string} figure @param {(number: number) => string} shown */
function shownOf(rounds, figure, shown) {
  const numbers = rounds.map((each) => each[figure] ?? Number.NaN).filter((number) => !Number.isNaN(number));
  return numbers.length > 0 ? shown(median(numbers)) : '-';
}
