/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} [after] names of tasks that must end first
 * @property {number | 'all'} [processors] number of processors used; default: one
 */

/**
 * Runs tasks in parallel. A task starts once its predecessors have ended and enough processors are free, in the order
 * of the table.
 * @template {Task} T
 * @template R
 * @param {readonly T[]} tasks
 * @param {number} processors number of processors of this machine
 * @param {(task: T, before: R[]) => Promise<R>} run receives the results of the predecessors; must not throw
 * @returns {Promise<R[]>} results in the order of the table
 * @throws {Error} if a predecessor does not come earlier in the table
 */
export async function runGraph(tasks, processors, run) {
  checkOrder(tasks);
  /** @type {Map<string, R>} */
  const results = new Map();
  const waiting = [...tasks];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  let free = processors;

  /** @param {T} task */
  const costOf = ({ processors: wanted = 1 }) => (wanted === 'all' ? processors : Math.min(wanted, processors));
  /** @param {T} task */
  const canStart = (task) => costOf(task) <= free && (task.after ?? []).every((name) => results.has(name));

  /** @param {T} task */
  async function start(task) {
    free -= costOf(task);
    const before = (task.after ?? []).map((name) => /** @type {R} */ (results.get(name)));
    results.set(task.name, await run(task, before));
    free += costOf(task);
  }

  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.findIndex(canStart); next >= 0; next = waiting.findIndex(canStart)) {
      const [task] = waiting.splice(next, 1);
      if (!task) break;
      const ended = start(task).finally(() => running.delete(ended));
      running.add(ended);
    }
    await Promise.race(running);
  }
  return tasks.map(({ name }) => /** @type {R} */ (results.get(name)));
}

/** @param {readonly Task[]} tasks */
function checkOrder(tasks) {
  tasks.forEach(({ name, after = [] }, place) => {
    const earlier = tasks.slice(0, place).map((task) => task.name);
    const unknown = after.find((each) => !earlier.includes(each));
    if (unknown) throw new Error(`"${name}" waits for "${unknown}", which does not come before it.`);
  });
}
