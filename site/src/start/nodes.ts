import type { Program } from './dataBlock.ts';

/** Returns a function that finds a node again, because hydration may replace nodes. */
export function relocator(node: Element): () => Element | undefined {
  const way: number[] = [];
  for (let each = node; each.parentElement; each = each.parentElement) {
    way.unshift([...each.parentElement.children].indexOf(each));
  }
  const again = () =>
    way.reduce<Element | undefined>((parent, place) => parent?.children[place], document.documentElement);
  return () => (node.isConnected ? node : again());
}

/** Attributes of the root element by which each program says that it runs. */
const signs: Readonly<Record<Program, string>> = {
  application: '[data-has-hydrated=true]',
  islands: '[data-has-islands]',
};

/** Whether a program runs; parts of a page may still load. */
export const hasStarted = (program: Program): boolean => document.documentElement.matches(signs[program]);

/** Whether a program takes over a node of the built page, as the payment's island does. Other islands add their own. */
const isTakenOver = (program: Program, node: Element) =>
  program === 'application' || node.closest('[data-payment]') !== null;

/** Whether a program answers at a node. React marks each node that it took over. */
export const isAnsweredBy = (program: Program, node: Element): boolean =>
  isTakenOver(program, node)
    ? Object.keys(node).some((key) => key.startsWith('__reactProps'))
    : hasStarted(program);
