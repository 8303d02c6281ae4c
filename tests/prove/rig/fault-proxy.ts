import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** The fault of one request. */
export type Fault =
  | { readonly kind: 'none' }
  /** the connection breaks before the request reaches the server */
  | { readonly kind: 'request lost' }
  /** the server handles it and the response is dropped */
  | { readonly kind: 'answer lost' }
  /** the server handles it and half of the response arrives */
  | { readonly kind: 'answer cut' }
  /** the server handles it and a changed response arrives */
  | { readonly kind: 'answer changed'; readonly change: (body: string) => string }
  /** milliseconds; the caller may be gone by then */
  | { readonly kind: 'answer late'; readonly after: number }
  /** the server gets it twice at once; the second response arrives */
  | { readonly kind: 'repeated' }
  /** the server gets it again when it has answered; the second response arrives */
  | { readonly kind: 'repeated late' }
  /** a proxy answers; the request does not reach the server */
  | { readonly kind: 'answered'; readonly status: number; readonly type: string; readonly body: string }
  /** no response; the request does not reach the server */
  | { readonly kind: 'hung' }

export interface ProxiedRequest {
  readonly method: string
  readonly path: string
  readonly body: string
  /** the bearer header, which tells shoppers apart */
  readonly caller: string
}

export interface FaultProxy {
  readonly url: string
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Called with the response of the shop before the fault applies; null: there was none. */
export type ResponseListener = (request: ProxiedRequest, answer: string | null) => void

/** Opens an HTTP proxy before the shop; `plan` chooses the fault of each request. */
export async function openFaultProxy(
  target: () => string,
  plan: (request: ProxiedRequest) => Fault | Promise<Fault>,
  { port = 0, heard = () => undefined }: { readonly port?: number; readonly heard?: ResponseListener } = {},
): Promise<FaultProxy> {
  const server = createServer((request, response) => {
    pass(request, response, { target: target(), plan, heard }).catch(() => response.destroy())
  })
  await new Promise<void>((settle) => {
    server.listen(port, '127.0.0.1', settle)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${taken}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((settle) => {
        server.close(settle)
      })
    },
  }
}

interface ProxyOptions {
  readonly target: string
  readonly plan: (request: ProxiedRequest) => Fault | Promise<Fault>
  readonly heard: ResponseListener
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { target, plan, heard }: ProxyOptions,
): Promise<void> {
  const body = Buffer.concat(await request.toArray())
  const proxied = proxiedRequest(request, body)
  const fault = await plan(proxied)
  const forward = async () => {
    const answer = await ask(target, request, body).catch((thrown: unknown) => {
      heard(proxied, null)
      throw thrown
    })
    heard(proxied, answer.body.toString())
    return answer
  }
  switch (fault.kind) {
    case 'none':
      return reply(response, await forward())
    case 'request lost':
      response.destroy()
      return
    case 'answer lost':
      await forward()
      response.destroy()
      return
    case 'answer cut':
      return cut(response, await forward())
    case 'answer changed':
      delete request.headers['accept-encoding']
      return reply(response, changed(await forward(), fault.change))
    case 'answer late': {
      const answer = await forward()
      await pause(fault.after, undefined, { ref: false })
      return reply(response, answer)
    }
    case 'repeated': {
      const [, second] = await Promise.all([forward(), forward()])
      return reply(response, second)
    }
    case 'repeated late':
      await forward()
      return reply(response, await forward())
    case 'answered':
      response.writeHead(fault.status, { 'content-type': fault.type }).end(fault.body)
      return
    case 'hung':
      return
  }
}

const proxiedRequest = (
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
): ProxiedRequest => ({
  method,
  path: url,
  body: body.toString(),
  caller: headers.authorization ?? '',
})

const changed = ({ status, headers, body }: Answer, change: (body: string) => string): Answer => ({
  status,
  // a changed response must not be cached
  headers: { ...headers, 'cache-control': 'no-store' },
  body: Buffer.from(change(body.toString())),
})

function ask(target: string, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const headers = { ...incoming.headers, connection: 'close' }
  return new Promise((settle, fail) => {
    const outgoing = httpRequest(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers, agent: false },
      (answer) => {
        answer.toArray().then(
          (chunks) =>
            settle({
              status: answer.statusCode ?? 502,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          fail,
        )
      },
    )
    outgoing.once('error', fail)
    outgoing.end(body)
  })
}

function reply(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, withLength(headers, body)).end(body)
}

function cut(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, withLength(headers, body))
  response.write(body.subarray(0, body.length >> 1), () => response.destroy())
}

function withLength(headers: IncomingMessage['headers'], body: Buffer) {
  const { 'transfer-encoding': _, connection: __, ...rest } = headers
  return { ...rest, 'content-length': String(body.length) }
}
