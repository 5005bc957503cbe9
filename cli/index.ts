import { loadCore } from './loadCore.ts';

const { core, keepCompiled } = loadCore();

export const { CallRefused, WaitFailed } = core;

/** `createSandbox` of cli/library, after which the code that it needed is kept as compiled. */
export const createSandbox: typeof core.createSandbox = async (options) => {
  const sandbox = await core.createSandbox(options);
  keepCompiled();
  return sandbox;
};
