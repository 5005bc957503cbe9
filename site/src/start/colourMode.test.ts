import { applyMode, nextMode, storedMode } from '@balcao/workbench/app/colourMode.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { colourMode } from './colourMode.ts';

/** A page with a storage of its own, whose system is dark or light. */
function openPage(stored: Record<string, string>, isSystemDark: boolean) {
  const clicks: ((event: { target: object }) => void)[] = [];
  const root = { dataset: {} as Record<string, string> };
  const storage = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: isSystemDark, addEventListener: () => {} }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', {
    documentElement: root,
    addEventListener: (_: string, heard: (typeof clicks)[number]) => clicks.push(heard),
  });
  return {
    theme: () => root.dataset.theme,
    kept: () => Object.fromEntries(storage),
    press: () => {
      for (const heard of clicks) heard({ target: { closest: () => root } });
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

const systems = [
  ['light', false],
  ['dark', true],
] as const;

describe.each(systems)('where the system is %s, site and workbench', (_, isSystemDark) => {
  test.each([null, 'light', 'dark', 'system', 'unknown'])('read the choice %s alike', (choice) => {
    const stored: Record<string, string> = choice ? { 'balcao.colour': choice } : {};
    const site = openPage(stored, isSystemDark);
    colourMode();
    const workbench = openPage(stored, isSystemDark);
    applyMode(storedMode(), false);
    expect(workbench.theme()).toBe(site.theme());
    if (!choice) expect(site.theme()).toBe('light');
  });

  test('go through the modes in the same order, and one reads what the other kept', () => {
    const site = openPage({}, isSystemDark);
    colourMode();
    for (let press = 0; press < 3; press += 1) {
      const next = nextMode(storedMode());
      site.press();
      expect(storedMode()).toBe(next);
      applyMode(next, true);
      expect(site.kept()).toEqual({ 'balcao.colour': next });
    }
  });
});
