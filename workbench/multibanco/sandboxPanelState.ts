import { initialState, type PanelState } from './panelState.ts';

/** A session and the sandbox it happens in, by the code of its platform. */
export interface SandboxPanelState {
  platformCode: string;
  panel: PanelState;
}

/** After a sandbox was chosen. Another one knows nothing of the reference; what was typed holds there, too. */
export function enterSandbox(state: SandboxPanelState, platformCode: string): SandboxPanelState {
  if (state.platformCode === platformCode) return state;
  return { platformCode, panel: initialState(state.panel.draft) };
}

/**
 * After a sandbox answered. An answer of one that the reader has left meanwhile changes nothing.
 * @param platformCode of the sandbox that was asked
 */
export function changeIn(
  state: SandboxPanelState,
  platformCode: string,
  change: (panel: PanelState) => PanelState,
): SandboxPanelState {
  if (state.platformCode !== platformCode) return state;
  return { platformCode, panel: change(state.panel) };
}
