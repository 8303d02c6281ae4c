import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A receiver of webhooks on this machine; `status` is what it answers, 0: nothing. */
export async function openReceiver() {
  const received: Received[] = []
  const state = { status: 204 }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      if (state.status > 0) response.writeHead(state.status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/hook`, received, state, close }
}

/** Whether one of the signatures is that of a secret, as the specification of Standard Webhooks says. */
export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const signature = `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(signature)
}
