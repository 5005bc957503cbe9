import type { Context } from 'hono';
import { traceOf } from '../context.ts';

/** Network address of who calls, as the server says; one address stands for all where it says nothing. */
export const addressOf = (context: Context): string => traceOf(context).address ?? '';
