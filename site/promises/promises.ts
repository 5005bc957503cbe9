import type { PromiseRows } from './promise.ts';
import { deliveries } from './rows/deliveries.ts';
import { isolation } from './rows/isolation.ts';
import { neighbours } from './rows/neighbours.ts';
import { recovery } from './rows/recovery.ts';
import { retention } from './rows/retention.ts';
import { speed } from './rows/speed.ts';

/** Every promise of the sandbox that something here fails without, by the section of its page. */
export const promises = {
  deliveries,
  isolation,
  recovery,
  retention,
  neighbours,
  speed,
} satisfies Record<string, PromiseRows>;

export type PromiseSection = keyof typeof promises;

/** A promise in a language: what it is about, and what is promised, a sentence around its figures if it has some. */
interface RowWords<Row> {
  about: string;
  promised: Row extends { figures: infer Figures }
    ? (figures: Readonly<Record<keyof Figures, string>>) => string
    : string;
}

/** The words of every promise; a language that lacks one does not compile. */
export type PromiseWords = {
  [Section in PromiseSection]: {
    [Id in keyof (typeof promises)[Section]]: RowWords<(typeof promises)[Section][Id]>;
  };
};
