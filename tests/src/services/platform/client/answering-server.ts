import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface AnsweringServer {
  origin: string
  /** the requests of this test */
  seen: Seen[]
  /** called with the response and the number of requests so far */
  answer: (response: ServerResponse, count: number) => void
}

/** An HTTP server that responds as each test says; shared by the tests of a file. */
export function answeringServer(): AnsweringServer {
  const here: AnsweringServer = { origin: '', seen: [], answer: () => undefined }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      here.seen.push({ method: request.method, url: request.url, headers: request.headers, body })
      here.answer(response, here.seen.length)
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // the address of a TCP server is not a string
    here.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  beforeEach(() => {
    here.seen = []
  })
  return here
}

export const json = (status: number, value: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' })
  response.end(typeof value === 'string' ? value : JSON.stringify(value))
}
