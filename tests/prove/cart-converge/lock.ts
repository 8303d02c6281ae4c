/** Lets one at a time to a cart, so that the order in which the shop hears of changes is known. */
export class Lock {
  private last: Promise<void> = Promise.resolve()

  /** Resolves when it is one's turn; what it answers ends the turn. */
  async turn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.last
    this.last = promise
    await before
    return resolve
  }
}
