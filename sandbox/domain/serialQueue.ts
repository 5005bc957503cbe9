/** Runs the work of one owner sequentially, and the work of different owners concurrently. */
type SerialQueue = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/** Starts work once the owner's earlier work has settled. */
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
