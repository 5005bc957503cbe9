import { expect, it } from 'vitest';
import type { LiveEvent } from '../../domain/simulator/liveEvent.ts';
import { coalesceEvents } from './coalesceEvents.ts';

const payment = (id: number): LiveEvent => ({ kind: 'payment', platformCode: '0001', id: String(id) });

it('tells of each thing once', () => {
  expect(coalesceEvents([payment(1), payment(2), payment(1)])).toEqual([payment(1), payment(2)]);
});

it('makes one sign of many of a kind, and keeps platforms apart', () => {
  const many = Array.from({ length: 30 }, (_, n) => payment(n));
  const other: LiveEvent = { kind: 'payment', platformCode: '0002', id: '1' };
  expect(coalesceEvents([...many, other])).toEqual([{ ...payment(0), id: null }, other]);
});
