import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rateLimiter.ts';

function limiter(count = 3, perSeconds = 60) {
  const clock = { at: 5000 };
  const { take } = createRateLimiter({ count, perSeconds }, () => clock.at);
  return { clock, take };
}

describe('a rate', () => {
  it('lets a key ask so often at once, and then says for how long it has to wait', () => {
    const { clock, take } = limiter();
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0]);
    expect(take('a')).toBe(20);
    clock.at += 19_999;
    expect(take('a')).toBe(1);
    clock.at += 1;
    expect(take('a')).toBe(0);
    expect(take('a')).toBe(20);
  });

  it('is of each key alone, and of nobody who was refused', () => {
    const { take } = limiter();
    for (let n = 0; n < 3; n += 1) take('a');
    for (let n = 0; n < 100; n += 1) expect(take('a')).toBe(20);
    expect(take('b')).toBe(0);
  });

  it('is whole again after its time', () => {
    const { clock, take } = limiter();
    for (let n = 0; n < 3; n += 1) take('a');
    clock.at += 60_000;
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 20]);
  });

  it('remembers no more than 20,000 keys, the latest', () => {
    const { take } = limiter(1);
    for (let n = 0; n <= 20_000; n += 1) take(String(n));
    expect(take('1')).toBe(60);
    expect(take('0')).toBe(0);
  });
});
