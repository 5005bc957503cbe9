import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import type { TestTenant } from '../../cli/library/types.ts';
import type { Shop } from './shop.ts';
import type { Warehouse } from './warehouse.ts';

/** What a grader has in its hands: a sandbox of its own, the candidate's shop as a process, and the shop's warehouse. */
export interface Stage<Loss extends string = string> {
  tenant: TestTenant;
  shop: Shop;
  warehouse: Warehouse;
  /** Payments, captures and refunds that were made since the start, oldest first. */
  payments(): Promise<Payment[]>;
  /** Waits until every notification was attempted, and the warehouse hears of nothing more. */
  quiet(): Promise<void>;
  /** Waits for an order to leave the warehouse. @returns false where it stays */
  leaves(orderId: string): Promise<boolean>;
  /**
   * Writes down a loss where it happened.
   * @param seen what the grader saw: ids, amounts, numbers of calls
   */
  loses(loss: Loss, happened: boolean, seen: string): void;
  /** Writes down a loss if an order leaves that should stay. It is judged at the end: a shop may send it some time later. */
  stays(loss: Loss, orderId: string, seen: string): void;
}

/** A task of the bench. */
export interface Task<Loss extends string = string> {
  /** What the merchant loses, in one sentence, by the name of the loss. */
  losses: Readonly<Record<Loss, string>>;
  /** Events that the shop is subscribed to, at `/webhook`, before its program starts. */
  events: readonly WebhookAction[];
  /** Writes files that the program finds, and makes what was there before it started. */
  prepare?(stage: Pick<Stage, 'tenant' | 'shop'>, folder: string): Promise<void>;
  /** Plays payers, devices, clock and faults; throws where the shop does not do what the task asks for. */
  play(stage: Stage<Loss>): Promise<void>;
}

/** Something the merchant lost. */
export interface Lost {
  loss: string;
  /** The sentence of the task. */
  means: string;
  /** What the grader saw. */
  seen: string;
}

/** Result of a grading: passed where nothing was lost. */
export interface Verdict {
  lost: readonly Lost[];
}

/** The loss of a program that does not do what its task asks for, whatever the task. */
export const unfinished = 'unfinished';
