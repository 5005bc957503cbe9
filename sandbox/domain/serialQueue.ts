/** Runs the work of one owner one after the other, and that of different owners side by side. */
type SerialQueue = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/** Work waits for what was asked for before by the same owner, whether that went well or not. */
export function createSerialQueue(): SerialQueue {
  const last = new Map<string, Promise<unknown>>();
  return (owner, work) => {
    const turn = (last.get(owner) ?? Promise.resolve()).then(work, work);
    last.set(owner, turn);
    const forget = () => {
      if (last.get(owner) === turn) last.delete(owner);
    };
    turn.then(forget, forget);
    return turn;
  };
}
