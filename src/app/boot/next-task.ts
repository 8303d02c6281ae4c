/** Resolves in a task of its own, so that the browser handles input before what follows. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
