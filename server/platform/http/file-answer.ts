import { DOWNLOAD_HEADERS } from './security-headers.ts'

/** An answer that a browser stores as a file. */
export class FileAnswer {
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #type: string
  readonly #name: string

  /** @param name of the file; any characters, never read as a path */
  constructor(bytes: Uint8Array<ArrayBuffer>, type: string, name: string) {
    this.#bytes = bytes
    this.#type = type
    this.#name = name
  }

  /** in bytes */
  get size(): number {
    return this.#bytes.length
  }

  toResponse(): Response {
    return new Response(this.#bytes, {
      headers: {
        ...DOWNLOAD_HEADERS,
        'content-type': this.#type,
        'content-length': String(this.#bytes.length),
        'content-disposition': `attachment; filename="${this.#name.replaceAll(/[^\w. -]/g, '-')}"; filename*=UTF-8''${encoded(this.#name)}`,
      },
    })
  }
}

const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
