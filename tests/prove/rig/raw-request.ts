import { connect } from 'node:net'

export interface RawRequest {
  readonly method: string
  readonly path: string
  /** as bytes of latin1, so that any byte can be sent */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
  /** the body comes in two parts, one later than the other */
  readonly slow?: boolean
  /** the connection ends in the middle of the body */
  readonly cut?: boolean
}

export interface RawAnswer {
  readonly status: number
  /** status line and headers as they came */
  readonly head: string
  readonly body: string
}

const TIMEOUT = 20_000
const PAUSE = 15

/** Sends raw bytes that no HTTP library sends; resolves with null when the connection ends without a response. */
export function sendRaw(url: string, request: RawRequest): Promise<RawAnswer | null> {
  const { hostname, port } = new URL(url)
  const chunks: Buffer[] = []
  return new Promise((settle, fail) => {
    const socket = connect(Number(port), hostname, () => write(socket, request))
    socket.setTimeout(TIMEOUT, () =>
      socket.destroy(new Error(`no answer to ${request.method} ${request.path}`)),
    )
    socket.on('data', (chunk) => chunks.push(chunk))
    const end = () => settle(answerOf(Buffer.concat(chunks)))
    socket.on('error', (fault) => ('code' in fault ? end() : fail(fault)))
    socket.on('close', end)
  })
}

function write(socket: ReturnType<typeof connect>, { body, slow, cut, ...request }: RawRequest): void {
  socket.write(Buffer.from(headOf(request), 'latin1'))
  const half = body.length >> 1
  if (cut) socket.write(body.subarray(0, half), () => socket.destroy())
  else if (slow) {
    socket.write(body.subarray(0, half))
    setTimeout(() => socket.write(body.subarray(half)), PAUSE)
  } else socket.write(body)
}

const headOf = ({ method, path, headers }: Pick<RawRequest, 'method' | 'path' | 'headers'>): string =>
  [`${method} ${path} HTTP/1.1`, ...headers.map((pair) => pair.join(': ')), 'connection: close', '', ''].join(
    '\r\n',
  )

function answerOf(bytes: Buffer): RawAnswer | null {
  const at = bytes.indexOf('\r\n\r\n')
  if (at < 0) return null
  const head = bytes.subarray(0, at).toString('latin1')
  const rest = bytes.subarray(at + 4).toString()
  const body = /^transfer-encoding: chunked/im.test(head) ? withoutChunks(rest) : rest
  return { status: Number(head.split(' ')[1]), head, body }
}

const withoutChunks = (text: string): string =>
  text.replaceAll(/(^|\r\n)[0-9a-f]+\r\n/g, '').replace(/\r\n$/, '')
