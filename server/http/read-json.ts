import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

export const BODY_LIMIT = 1_048_576
/** So much is read and thrown away: a connection that ends with unread bytes takes the refusal with it. */
const MOST_DISCARDED = 8 * BODY_LIMIT
const DEEPEST = 12

/** The JSON object in the body of a request. Refuses every other content, and what nobody sends in good faith. */
export async function readJson(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  const type = incoming.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, ['The body must be application/json.'])
  if (incoming.headers['content-encoding'])
    throw new Refusal(415, ['The body must come without content encoding.'])
  const value = parse(await readText(incoming))
  refuseStrange(value, 1)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, ['The body must be a JSON object.'])
  // an object that is neither null nor an array has only text keys here, because JSON made it
  return value as Record<string, unknown>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Refusal(400, ['The body is not JSON.'])
  }
}

async function readText(incoming: IncomingMessage): Promise<string> {
  if (Number(incoming.headers['content-length'] ?? 0) > MOST_DISCARDED) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  await new Promise<void>((resolve, reject) => {
    const cutOff = () => {
      if (!incoming.readableEnded) reject(new Refusal(400, ['The body was cut off.']))
    }
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_LIMIT) chunks.push(chunk)
      else if (size > MOST_DISCARDED) reject(tooLarge())
    })
    incoming.on('end', resolve).on('error', cutOff).on('close', cutOff)
  })
  if (size > BODY_LIMIT) throw tooLarge()
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
  // decoding would put another character in the place of each wrong byte
  if (!isUtf8(bytes)) throw new Refusal(400, ['The body is not UTF-8.'])
  return bytes.toString('utf8')
}

const tooLarge = () => new Refusal(413, ['The body is larger than 1 MB.'])

function refuseStrange(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > DEEPEST) throw new Refusal(400, ['The body is nested too deeply.'])
  if (Array.isArray(value)) {
    for (const item of value) refuseStrange(item, depth + 1)
    return
  }
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw new Refusal(400, ['The body holds a forbidden key.'])
    refuseStrange(item, depth + 1)
  }
}
