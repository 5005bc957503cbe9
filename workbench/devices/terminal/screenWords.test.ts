import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import { terminalScreens } from '@balcao/contract/resources/terminals/screens.ts';
import { terminalViews } from '@balcao/contract/resources/terminals/views.ts';
import { expect, test } from 'vitest';
import * as facts from '../../facts/en.ts';
import * as words from '../../words/panes/en.ts';
import { screenContent } from './screenContent.ts';
import { terminalScreen } from './screenState.ts';

const at = '2026-01-15T10:00:00+00:00';
const now = Date.parse(at);

test.each(terminalViews)('the screen says the words of the table: $terminal, $screen, $state', (view) => {
  const { terminal, screen = terminal, state } = view;
  const isRefund = screen === 'refund' || (terminal === 'approved' && state === 'confirmed');
  const terminalView = {
    terminal: { terminalId: '000000101', features: { allowRemoteTransactions: true } },
    terminalFault: screen === 'offline' ? 'offline' : 'none',
    transaction: {
      payment: { id: '1101', type: isRefund ? 'refund' : 'payment', amount: 7500, stateDetails: { state } },
      state: terminal,
      stateAt: at,
      pinAttemptsLeft: 3,
      card: null,
      slip: null,
    },
  } as unknown as VirtualTerminal;
  const { title } = screenContent(terminalScreen(terminalView, now), { words, facts, locale: 'en' }, now);
  expect(title).toBe(terminalScreens[screen].en);
});
