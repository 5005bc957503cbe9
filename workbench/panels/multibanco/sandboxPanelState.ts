import { initialState, type PanelState } from './panelState.ts';

/** State of the panel, and the platform code of its sandbox. */
export interface SandboxPanelState {
  platformCode: string;
  panel: PanelState;
}

/** The state after a sandbox was chosen. Another sandbox does not know the reference; typed values stay. */
export function enterSandbox(state: SandboxPanelState, platformCode: string): SandboxPanelState {
  if (state.platformCode === platformCode) return state;
  return { platformCode, panel: initialState(state.panel.draft) };
}

/**
 * The state after a sandbox responded. A response of a sandbox that the reader has left changes nothing.
 * @param platformCode of the sandbox that received the request
 */
export function changeIn(
  state: SandboxPanelState,
  platformCode: string,
  change: (panel: PanelState) => PanelState,
): SandboxPanelState {
  if (state.platformCode !== platformCode) return state;
  return { platformCode, panel: change(state.panel) };
}
