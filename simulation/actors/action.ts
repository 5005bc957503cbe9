import type { Picks } from '../picks.ts';
import type { Shop } from '../world/shop.ts';
import type { World } from '../world/world.ts';

export interface ActionContext {
  world: World;
  picks: Picks;
  /** Shop that performs the action, or whose payers, receivers or terminals do. */
  shop: Shop;
}

export interface Action {
  name: string;
  weight: number;
  /** Set if the action must wait until all earlier actions have ended. */
  alone?: true;
  /** Performs the action; does nothing if there is no suitable object. */
  run(context: ActionContext): Promise<unknown>;
}

export const sends =
  (
    method: string,
    path: string | ((context: ActionContext) => string),
    body?: (context: ActionContext) => object,
  ): Action['run'] =>
  (context) =>
    context.world.call(context.shop, {
      method,
      path: typeof path === 'string' ? path : path(context),
      body: body?.(context),
    });
