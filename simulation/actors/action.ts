import type { Picks } from '../picks.ts';
import type { Shop } from '../world/shop.ts';
import type { World } from '../world/world.ts';

export interface ActionContext {
  world: World;
  picks: Picks;
  /** Shop that acts, or whose payers, receivers and terminals act. */
  shop: Shop;
}

export interface Action {
  name: string;
  weight: number;
  /** Starts after all earlier actions have ended. */
  alone?: true;
  /** Performs the action; has no effect without a suitable object. */
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
