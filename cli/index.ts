import { loadCore } from './loadCore.ts';

export const { createSandbox, CallRefused, WaitFailed } = loadCore();
