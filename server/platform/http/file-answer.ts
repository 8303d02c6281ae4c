import { DOWNLOAD_HEADERS } from './security-headers.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** An answer that a browser stores as a file. */
export class FileAnswer {
  readonly #body: Bytes | AsyncIterator<Bytes>
  readonly #type: string
  readonly #name: string

  /**
   * @param body of parts: each is made when the one before has left, and a file of which one fails is broken off
   * @param name of the file; any characters, never read as a path
   */
  constructor(body: Bytes | AsyncIterator<Bytes>, type: string, name: string) {
    this.#body = body
    this.#type = type
    this.#name = name
  }

  toResponse(): Response {
    const body = this.#body
    const isWhole = body instanceof Uint8Array
    return new Response(isWhole ? body : streamOf(body), {
      headers: {
        ...DOWNLOAD_HEADERS,
        'content-type': this.#type,
        ...(isWhole ? { 'content-length': String(body.length) } : {}),
        'content-disposition': `attachment; filename="${this.#name.replaceAll(/[^\w. -]/g, '-')}"; filename*=UTF-8''${encoded(this.#name)}`,
      },
    })
  }
}

const streamOf = (parts: AsyncIterator<Bytes>): ReadableStream<Bytes> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await parts.return?.()
    },
  })

const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
