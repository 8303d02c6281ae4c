import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { HttpError } from './http-error.ts'

export interface BodyLimit {
  readonly bytes: number
  /** from the headers to the last byte */
  readonly milliseconds: number
}

/** What a call takes that says nothing else. */
export const BODY_LIMIT: BodyLimit = { bytes: 131_072, milliseconds: 5_000 }

/** So much is read and thrown away: a connection that ends with unread bytes takes the error with it. */
const MOST_DISCARDED = 8_388_608

/** The text of a request's body. Refuses one that is too large, comes too slowly, ends early or is not UTF-8. */
export async function readBody(incoming: IncomingMessage, limit: BodyLimit): Promise<string> {
  if (Number(incoming.headers['content-length'] ?? 0) > MOST_DISCARDED) throw tooLarge(limit)
  const { chunks, size } = await received(incoming, limit)
  if (size > limit.bytes) throw tooLarge(limit)
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
  // decoding would put another character in the place of each wrong byte
  if (!isUtf8(bytes)) throw new HttpError(400, ['The body is not UTF-8.'])
  return bytes.toString('utf8')
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
