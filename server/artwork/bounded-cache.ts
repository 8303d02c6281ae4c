/** Keeps the most recently used values up to so many bytes. */
export class BoundedCache {
  readonly #values = new Map<string, Uint8Array>()
  readonly #limit: number
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): Uint8Array | undefined {
    const value = this.#values.get(key)
    if (!value) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: string, value: Uint8Array): void {
    this.#drop(key)
    this.#values.set(key, value)
    this.#bytes += value.byteLength
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#limit) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#values.get(key)?.byteLength ?? 0
    this.#values.delete(key)
  }
}
