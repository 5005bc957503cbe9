/** Runs the work of one owner in sequence, and that of different owners concurrently. */
type SerialQueue = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/** Starts work after the owner's earlier work has settled, fulfilled or rejected. */
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
