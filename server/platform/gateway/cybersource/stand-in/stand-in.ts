import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { CompactEncrypt } from 'jose'
import { answerRequest } from './answer-request.ts'
import { checkRequest } from './check-request.ts'
import { StandInBook } from './stand-in-book.ts'
import { makeStandInKeys, type StandInKeys } from './stand-in-keys.ts'

export interface StandInOptions {
  /** 0: any free one */
  readonly port?: number
  readonly now?: () => Date
  /** milliseconds until a sale is settled by itself; 0: at once */
  readonly settledAfter?: number
  /** milliseconds by which its search is late */
  readonly searchDelay?: number
  /** milliseconds that the slow card takes */
  readonly slowAfter?: number
  /** loses a request before or after it is done, or refuses it without a reason */
  readonly faultOf?: (path: string) => 'none' | 'before' | 'after' | 'refused'
  /** off only in the negative control of a proof */
  readonly isDigestChecked?: boolean
}

export interface StandIn {
  readonly url: string
  readonly keys: StandInKeys
  readonly book: StandInBook
  /** requests that were refused as not being of the shop */
  readonly refused: number
  close(): Promise<void>
}

/**
 * Stands in for CyberSource: HTTP on 127.0.0.1, with a book in memory. It checks signature, digest, clock and token of each
 * request, decrypts it, encrypts the answer, and charges nobody: what becomes of a card depends on its number, as in the sandbox.
 * `GET /book`, which CyberSource has not, answers its transactions to anyone on this machine.
 */
export async function openStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const { port = 0, now = () => new Date(), settledAfter = 0, isDigestChecked = true } = options
  const book = new StandInBook(now, settledAfter)
  const usedTokens = new Set<string>()
  let refused = 0
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request
    const { host = '', authorization = '' } = headers
    if (method === 'GET' && path === '/book') return reply(response, 200, JSON.stringify(book.entries))
    const fault = options.faultOf?.(path) ?? 'none'
    if (fault === 'before') return void response.destroy()
    const body = Buffer.concat(await request.toArray())
    const check = { keys, now, usedTokens, isDigestChecked }
    let asked: unknown
    try {
      asked = await checkRequest({ method, path, host, authorization, body }, check)
    } catch {
      refused++
      return reply(response, 401, JSON.stringify({ response: { rmsg: 'Authentication Failed' } }))
    }
    if (fault === 'refused') return reply(response, 400, REFUSED)
    const searchable = now().getTime() - (options.searchDelay ?? 0)
    const answer = answerRequest(book, path, asked, searchable)
    if (answer.fault === 'late') await pause(options.slowAfter ?? 8_000, undefined, { ref: false })
    if (fault === 'after' || answer.fault === 'lost') return void response.destroy()
    return reply(response, 201, await encrypt(keys, answer.body))
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => reply(response, 400, REFUSED))
  })
  await new Promise<void>((settle) => {
    server.listen(port, '127.0.0.1', settle)
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  const keys = makeStandInKeys(url)
  return {
    url,
    keys,
    book,
    get refused() {
      return refused
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((settle) => {
        server.close(settle)
      })
    },
  }
}

const REFUSED = JSON.stringify({ status: 'INVALID_REQUEST' })

function reply(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

async function encrypt({ config, responsePublicKey }: StandInKeys, answer: object): Promise<string> {
  const encryptedResponse = await new CompactEncrypt(Buffer.from(JSON.stringify(answer)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', cty: 'JWT', kid: config.responseKey.id })
    .encrypt(responsePublicKey)
  return JSON.stringify({ encryptedResponse })
}
