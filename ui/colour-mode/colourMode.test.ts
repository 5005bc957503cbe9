import { afterEach, expect, test, vi } from 'vitest';
import { colourMode } from './colourMode.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [null, true, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['unknown', true, 'light'],
])('shows the choice %s, where the system is dark: %s, as %s', (choice, isSystemDark, mode) => {
  const root = { dataset: {} as Record<string, string> };
  vi.stubGlobal('localStorage', { getItem: () => choice });
  vi.stubGlobal('matchMedia', () => ({ matches: isSystemDark, addEventListener: () => {} }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { documentElement: root, addEventListener: () => {} });
  colourMode();
  expect(root.dataset.theme).toBe(mode);
});
