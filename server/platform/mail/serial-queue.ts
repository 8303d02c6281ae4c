/** Runs tasks one after the other, each after the responses of the current turn. A task does not reject. */
export function createSerialQueue() {
  let last: Promise<void> = Promise.resolve()
  return {
    add: (task: () => Promise<void>): void => {
      last = last.then(() => new Promise((resume) => setImmediate(resume))).then(task)
    },
    /** resolves when the queue is empty */
    idle: () => last,
  }
}
