import type { Picks } from '../picks.ts';
import type { Shop } from '../world/shop.ts';
import type { World } from '../world/world.ts';

export interface ActionContext {
  world: World;
  picks: Picks;
  /** The shop that acts, or whose payers, receivers and terminals act. */
  shop: Shop;
}

export interface Action {
  name: string;
  weight: number;
  /** It begins when all that was begun before has ended. */
  alone?: true;
  /** Does it; what there is nothing to do to is left alone. */
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
