import { createHash } from 'node:crypto'

/** An answer that is JSON already, kept to be sent many times. */
export class Prepared {
  readonly json: string
  #etag: string | null = null

  constructor(json: string) {
    this.json = json
  }

  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.json).digest('base64url').slice(0, 20)}"`
    return this.#etag
  }
}
