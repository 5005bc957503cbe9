import { formatLisbon } from '@balcao/sandbox/domain/clock/lisbonTime.ts';
import { type Action, sends } from './action.ts';

const seconds = [1, 3, 5, 30, 59, 60, 61, 120, 300, 301, 600, 1800, 3600, 7200, 43_200, 86_400, 86_401];
const day = 86_400_000;

export const clockActions: Action[] = [
  {
    name: 'clock.advance',
    weight: 12,
    run: sends('POST', '/sandbox/clock', ({ picks }) => ({ advanceSeconds: picks.of(seconds) })),
  },
  {
    name: 'clock.moveTo',
    weight: 2,
    run: sends('POST', '/sandbox/clock', ({ world, shop, picks }) => ({
      to: formatLisbon(world.clockOf(shop.tenant) + picks.of([-day, day, 31 * day, 190 * day])),
    })),
  },
  { name: 'clock.settle', weight: 3, run: sends('POST', '/sandbox/settlement') },
];
