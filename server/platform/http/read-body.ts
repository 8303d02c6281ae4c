import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { BodyLimit } from '#contract/platform/endpoint.ts'
import type { Step } from './handler.ts'
import { HttpError } from './http-error.ts'

/** The default limit of a call. */
export const BODY_LIMIT: BodyLimit = { bytes: 131_072, milliseconds: 5_000 }

/**
 * The bytes of a rejected body that are read and dropped: closing a connection with unread bytes resets it, and the
 * client would lose the error response.
 */
const MOST_DISCARDED = 8_388_608

const mostDiscarded = ({ bytes }: BodyLimit): number => Math.max(MOST_DISCARDED, 2 * bytes)

/** Reads the body. Throws when it is too large, too slow or incomplete. */
async function readBytes(incoming: IncomingMessage, limit: BodyLimit): Promise<Buffer<ArrayBuffer>> {
  if (Number(incoming.headers['content-length'] ?? 0) > mostDiscarded(limit)) throw tooLarge(limit)
  const { chunks, size } = await received(incoming, limit)
  if (size > limit.bytes) throw tooLarge(limit)
  return Buffer.concat(chunks)
}

/** Receives the body of a call: the bytes of a file, or text. Hono's bodyLimit has no limit of time. */
export const receiveBody: Step = async (c, next) => {
  const { raw, bodyLimit = BODY_LIMIT } = c.get('route').entry
  const read = raw ? readFileBody : readBody
  const { unreadBodies } = c.get('limiters')
  c.set('body', await unreadBodies(c.get('address'), async () => read(c.env.incoming, bodyLimit)))
  return next()
}

/** Drops what was not read of the body of a refused request, or else ends the connection. */
export const dropUnreadBody: Step = async (c, next) => {
  await next()
  if (c.res.status < 400) return
  const { incoming } = c.env
  const { unreadBodies } = c.get('limiters')
  await unreadBodies(c.get('address'), () => discardBody(incoming)).catch(() => undefined)
  // the connection cannot be reused: the rest of the body would be parsed as the next request
  if (!incoming.complete) c.res.headers.set('connection', 'close')
}

/** Reads the bytes of a file; throws 415 for a body that says to be something else. */
async function readFileBody(incoming: IncomingMessage, limit: BodyLimit): Promise<Buffer<ArrayBuffer>> {
  const { 'content-type': type, 'content-encoding': encoding } = incoming.headers
  if (type?.trim().toLowerCase() !== 'application/octet-stream' || encoding)
    throw new HttpError(415, ['The body must be application/octet-stream, without content encoding.'])
  return readBytes(incoming, limit)
}

/** Reads the body as UTF-8 text. Throws when it is too large, too slow, incomplete or not UTF-8. */
export async function readBody(incoming: IncomingMessage, limit: BodyLimit): Promise<string> {
  const bytes = await readBytes(incoming, limit)
  // decoding would replace invalid bytes silently
  if (!isUtf8(bytes)) throw new HttpError(400, ['The body is not UTF-8.'])
  return bytes.toString('utf8')
}

/** Drops a body that nobody has begun to read, because the request is rejected without it. */
async function discardBody(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.readableDidRead) return
  if (Number(incoming.headers['content-length'] ?? 0) > MOST_DISCARDED) return
  await received(incoming, { ...BODY_LIMIT, bytes: 0 }).catch(() => undefined)
}

interface Received {
  readonly chunks: readonly Buffer[]
  readonly size: number
}

/** Milliseconds in which this many bytes, and one more, are to have come. */
function timeFor(size: number, { milliseconds, bytesPerSecond }: BodyLimit): number {
  if (bytesPerSecond === undefined) return milliseconds
  return Math.min(milliseconds, BODY_LIMIT.milliseconds + (size / bytesPerSecond) * 1_000)
}

function received(incoming: IncomingMessage, limit: BodyLimit): Promise<Received> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise<Received>((resolve, reject) => {
    const began = performance.now()
    const tooSlow = () => {
      chunks.length = 0
      reject(new HttpError(408, ['The body came too slowly.']))
    }
    let deadline = setTimeout(tooSlow, timeFor(0, limit))
    const cutOff = () => {
      clearTimeout(deadline)
      if (!incoming.readableEnded) reject(new HttpError(400, ['The body was cut off.']))
    }
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit.bytes) chunks.push(chunk)
      else if (size > mostDiscarded(limit)) reject(tooLarge(limit))
      clearTimeout(deadline)
      deadline = setTimeout(tooSlow, began + timeFor(size, limit) - performance.now())
    })
    incoming.on('end', () => {
      clearTimeout(deadline)
      resolve({ chunks, size })
    })
    // a client that went while its body waited to be read is told of no more
    if (incoming.destroyed) cutOff()
    incoming.on('error', cutOff).on('close', cutOff)
  })
}

const MEGABYTE = 1_048_576

const tooLarge = ({ bytes }: BodyLimit) =>
  new HttpError(413, [
    bytes % MEGABYTE === 0
      ? `The file is larger than ${bytes / MEGABYTE} MB.`
      : `The body is larger than ${Math.round(bytes / 1_024)} KB.`,
  ])
