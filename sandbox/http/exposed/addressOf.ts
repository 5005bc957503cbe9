import type { Context } from 'hono';

/** Network address of who calls, as the server says; one address stands for all where it says nothing. */
export const addressOf = ({ env }: Context): string =>
  (env as { address?: string } | undefined)?.address ?? '';
