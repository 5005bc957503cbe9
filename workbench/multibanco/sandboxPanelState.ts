import { freshSession, type Session } from './panelState.ts';

/** A session and the sandbox it happens in, by the code of its platform. */
export interface SandboxSession {
  platformCode: string;
  session: Session;
}

/** After a sandbox was chosen. Another one knows nothing of the reference; what was typed holds there, too. */
export function enterSandbox(state: SandboxSession, platformCode: string): SandboxSession {
  if (state.platformCode === platformCode) return state;
  return { platformCode, session: freshSession(state.session.draft) };
}

/**
 * After a sandbox answered. An answer of one that the reader has left meanwhile changes nothing.
 * @param platformCode of the sandbox that was asked
 */
export function changeIn(
  state: SandboxSession,
  platformCode: string,
  change: (session: Session) => Session,
): SandboxSession {
  if (state.platformCode !== platformCode) return state;
  return { platformCode, session: change(state.session) };
}
