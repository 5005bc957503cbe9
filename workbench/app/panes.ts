import type { ComponentType } from 'react';
import { AtmPane } from '../devices/atm/AtmPane.tsx';
import { PhonePane } from '../devices/phone/PhonePane.tsx';
import { TerminalPane } from '../devices/terminal/TerminalPane.tsx';
import { ClockPane } from '../inspectors/clock/ClockPane.tsx';
import { Credentials } from '../inspectors/credentials/Credentials.tsx';
import { Overview } from '../inspectors/overview/Overview.tsx';
import { Payments } from '../inspectors/payments/Payments.tsx';
import { Requests } from '../inspectors/requests/Requests.tsx';
import { SignaturePane } from '../inspectors/signature/SignatureDebugger.tsx';
import { Webhooks } from '../inspectors/webhooks/Webhooks.tsx';
import { GoLivePane } from '../panels/go-live/GoLivePane.tsx';
import type { PaneProps } from '../parts/pane/workbenchContext.ts';

interface PaneEntry {
  Pane: ComponentType<PaneProps>;
  /** SVG path of strokes, 20 units wide. */
  glyph: string;
}

export const panes = {
  overview: { Pane: Overview, glyph: 'M3 9.5 10 3l7 6.5M5 8.5V17h10V8.5M8.5 17v-4.5h3V17' },
  payments: { Pane: Payments, glyph: 'M2.5 5h15v10h-15zM2.5 8.2h15M5.5 12h3' },
  requests: { Pane: Requests, glyph: 'M3 7h12m-3-3 3 3-3 3M17 13H5m3-3-3 3 3 3' },
  webhooks: { Pane: Webhooks, glyph: 'M2.5 5h15v10.5h-15zM2.5 5.5 10 11l7.5-5.5' },
  clock: { Pane: ClockPane, glyph: 'M10 2.8a7.2 7.2 0 1 1 0 14.4a7.2 7.2 0 1 1 0-14.4M10 6v4l2.8 2' },
  atm: { Pane: AtmPane, glyph: 'M3 3.5h14v8H3zM6 14.5h8M6 17h8M7 11.5v2m6-2v2' },
  phone: { Pane: PhonePane, glyph: 'M6 2.5h8v15H6zM9 15h2M6 5h8M6 13h8' },
  terminal: {
    Pane: TerminalPane,
    glyph: 'M5.5 2.5h9v15h-9zM8 5.5h4v3H8zM8 11.5h.01m1.99 0h.01m1.99 0h.01M8 14h.01m1.99 0h.01m1.99 0h.01',
  },
  signature: {
    Pane: SignaturePane,
    glyph: 'M8.5 3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M12.6 12.6 17 17M6.5 8.6l1.5 1.5 2.7-3',
  },
  goLive: { Pane: GoLivePane, glyph: 'M5 17V3.5m0 .5c4-2 6 2 10 0v7c-4 2-6-2-10 0' },
  credentials: { Pane: Credentials, glyph: 'M6.5 6a4 4 0 1 1 0 8a4 4 0 1 1 0-8m4 4h7v3m-3-3v2.5' },
} as const satisfies Record<string, PaneEntry>;
export type PaneId = keyof typeof panes;

export const paneGroups = {
  watch: ['overview', 'payments', 'requests', 'webhooks'],
  act: ['atm', 'phone', 'terminal', 'clock'],
  prove: ['signature', 'goLive'],
  own: ['credentials'],
} as const satisfies Record<string, readonly PaneId[]>;
export type PaneGroup = keyof typeof paneGroups;

export function paneAt(id: string | undefined): PaneId {
  return id !== undefined && Object.hasOwn(panes, id) ? (id as PaneId) : 'overview';
}
