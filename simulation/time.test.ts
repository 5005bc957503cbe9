import { expect, it } from 'vitest';
import { createTime } from './time.ts';

it('runs timers in the order of their moments, and of their setting where these are the same', () => {
  const time = createTime(1000);
  const ran: string[] = [];
  time.after(20, () => ran.push(`late at ${time.now()}`));
  time.after(10, () => ran.push(`first at ${time.now()}`));
  time.after(10, () => ran.push(`second at ${time.now()}`));
  while (time.runNext(1015));
  expect(ran).toEqual(['first at 1010', 'second at 1010']);
  expect(time.now()).toBe(1015);
});

it('runs no timer of a process that has ended', () => {
  const time = createTime(0);
  let alive = true;
  let ran = 0;
  const runtime = time.runtimeOf(
    () => alive,
    () => 'uuid',
  );
  runtime.every(10, () => {
    ran += 1;
  });
  while (time.runNext(25));
  alive = false;
  while (time.runNext(1000));
  expect(ran).toBe(2);
});
