/** Writes numbers in as many bytes as they need, seven bits in each. */
export class ByteWriter {
  readonly bytes: number[] = []

  /** an integer from 0 on */
  number(value: number): void {
    let rest = value
    while (rest > 127) {
      this.bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    this.bytes.push(rest)
  }

  signed(value: number): void {
    this.number(value < 0 ? -value * 2 - 1 : value * 2)
  }

  text(value: string): void {
    this.number(value.length)
    for (let index = 0; index < value.length; index++) this.number(value.charCodeAt(index))
  }
}

const MAX_LENGTH = 2_000

/** Reads what `ByteWriter` wrote; throws a RangeError for anything else. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }

  number(): number {
    let value = 0
    for (let scale = 1; scale <= 2 ** 49; scale *= 128) {
      const byte = this.#bytes[this.#at]
      if (byte === undefined) throw new RangeError('the bytes end in a number')
      this.#at += 1
      value += (byte % 128) * scale
      if (byte < 128) return value
    }
    throw new RangeError('a number is too long')
  }

  signed(): number {
    const code = this.number()
    return code % 2 === 1 ? -(code + 1) / 2 : code / 2
  }

  text(): string {
    return this.list(() => String.fromCharCode(this.number() % 65_536)).join('')
  }

  list<T>(read: (index: number) => T): T[] {
    const length = this.number()
    if (length > MAX_LENGTH) throw new RangeError('a list is too long')
    return Array.from({ length }, (_, index) => read(index))
  }
}
