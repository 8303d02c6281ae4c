import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { HttpError } from './http-error.ts'

export interface BodyLimit {
  readonly bytes: number
  /** from the headers to the last byte */
  readonly milliseconds: number
}

/** The default limit of a call. */
export const BODY_LIMIT: BodyLimit = { bytes: 131_072, milliseconds: 5_000 }

/**
 * The bytes of a rejected body that are read and dropped: closing a connection with unread bytes resets it, and the
 * client would lose the error response.
 */
const MOST_DISCARDED = 8_388_608

/** Reads the body as UTF-8 text. Throws when it is too large, too slow, incomplete or not UTF-8. */
export async function readBody(incoming: IncomingMessage, limit: BodyLimit): Promise<string> {
  if (Number(incoming.headers['content-length'] ?? 0) > MOST_DISCARDED) throw tooLarge(limit)
  const { chunks, size } = await received(incoming, limit)
  if (size > limit.bytes) throw tooLarge(limit)
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
  // decoding would replace invalid bytes silently
  if (!isUtf8(bytes)) throw new HttpError(400, ['The body is not UTF-8.'])
  return bytes.toString('utf8')
}

/** Drops a body that nobody has begun to read, because the request is rejected without it. */
export async function discardBody(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.readableDidRead) return
  if (Number(incoming.headers['content-length'] ?? 0) > MOST_DISCARDED) return
  await received(incoming, { ...BODY_LIMIT, bytes: 0 }).catch(() => undefined)
}

interface Received {
  readonly chunks: readonly Buffer[]
  readonly size: number
}

function received(incoming: IncomingMessage, limit: BodyLimit): Promise<Received> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise<Received>((resolve, reject) => {
    const deadline = setTimeout(() => {
      chunks.length = 0
      reject(new HttpError(408, ['The body came too slowly.']))
    }, limit.milliseconds)
    const cutOff = () => {
      clearTimeout(deadline)
      if (!incoming.readableEnded) reject(new HttpError(400, ['The body was cut off.']))
    }
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit.bytes) chunks.push(chunk)
      else if (size > MOST_DISCARDED) reject(tooLarge(limit))
    })
    incoming.on('end', () => {
      clearTimeout(deadline)
      resolve({ chunks, size })
    })
    incoming.on('error', cutOff).on('close', cutOff)
  })
}

const tooLarge = ({ bytes }: BodyLimit) =>
  new HttpError(413, [`The body is larger than ${Math.round(bytes / 1_024)} KB.`])
