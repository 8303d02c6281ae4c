/** A mutex per cart, so that the order of changes at the shop is known. */
export class Lock {
  private last: Promise<void> = Promise.resolve()

  /** Resolves with the release function once the lock is held. */
  async turn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.last
    this.last = promise
    await before
    return resolve
  }
}
