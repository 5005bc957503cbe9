import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webRuntime } from '../webRuntime.ts';
import { createGather } from './scheduling.ts';

describe('work that comes close together', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function isOver(waiting: Promise<void>): Promise<boolean> {
    let over = false;
    void waiting.then(() => {
      over = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    return over;
  }

  it('waits for others no longer than it may', async () => {
    const gather = createGather(webRuntime, 20, 3);
    gather.count();
    const waiting = gather.others();
    await vi.advanceTimersByTimeAsync(19);
    expect(await isOver(waiting)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(waiting)).toBe(true);
  });

  it('waits no longer once enough have come', async () => {
    const gather = createGather(webRuntime, 20, 3);
    const waiting = gather.others();
    gather.count();
    gather.count();
    expect(await isOver(waiting)).toBe(false);
    gather.count();
    expect(await isOver(waiting)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
