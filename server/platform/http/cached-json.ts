import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

const SMALLEST = 1_400

/** A serialized JSON response that is sent many times. */
export class CachedJson {
  #content: string | Uint8Array<ArrayBuffer>
  #etag: string | null = null
  #packed: Uint8Array<ArrayBuffer> | null = null
  #sent = 0

  constructor(json: string) {
    this.#content = json
  }

  get json(): string {
    return typeof this.#content === 'string' ? this.#content : new TextDecoder().decode(this.#content)
  }

  /** Encoded once: writing a long string to a socket costs more than selecting its products. */
  get bytes(): Uint8Array<ArrayBuffer> {
    if (typeof this.#content !== 'string') return this.#content
    const bytes = new TextEncoder().encode(this.#content)
    this.#content = bytes
    return bytes
  }

  /** Compressed from the second use on, because most listings are sent only once. */
  compressedWhenWorthIt(): Uint8Array<ArrayBuffer> | null {
    if (++this.#sent < 2 || this.bytes.length < SMALLEST) return null
    this.#packed ??= new Uint8Array(gzipSync(this.bytes))
    return this.#packed
  }

  get etag(): string {
    // weak, because plain and compressed forms share it
    this.#etag ??= `W/"${createHash('sha1').update(this.bytes).digest('base64url').slice(0, 20)}"`
    return this.#etag
  }
}
