import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { API_PREFIX, CSRF_COOKIE, CSRF_HEADER } from '#contract/platform/constants.ts'

/** What every attack of one client needs. */
export interface Target {
  readonly port: number
  /** a genuine page token */
  readonly csrf: string
  readonly random: () => number
}

/** Goes on until the function that it answers is called. */
type AttackKind = (target: Target) => () => void

const PRODUCTS = 'public/api/products'
const LOG_IN = 'auth/login'
const SUBMIT = 'api/carts/submit-order'

export const attackKinds = {
  'unfinished headers': (target) =>
    holdSockets(target, 400, () => `GET /${API_PREFIX}/auth/me HTTP/1.1\r\nhost: `),
  'unfinished bodies': (target) =>
    holdSockets(target, 450, (n) => `${headOf(target, n % 2 ? PRODUCTS : SUBMIT, 1_000)}{"project_id":11`),
  'unread answers': (target) => {
    const asked = headOf(target, PRODUCTS, BODY.length) + BODY
    return holdSockets(target, 150, () => asked.repeat(6), { reads: false })
  },
  'idle connections': (target) => holdSockets(target, 1_000, () => ''),
  'lists of wrong values': (target) => {
    const list = (length: number) => `{"project_id":11,"color":[${'1,'.repeat(length)}1]}`
    const [half, small] = [list(520_000), list(60_000)]
    return repeat(target, 8, PRODUCTS, () => (target.random() < 0.1 ? half : small))
  },
  'wrong log-ins': (target) =>
    repeat(target, 60, LOG_IN, () => {
      const username = `nobody${Math.floor(target.random() * 1e9)}@emberwright.example`
      const password = 'wrong'
      return JSON.stringify({ project_id: 11, username, password, ...AS_CUSTOMER })
    }),
  'calls without pause': (target) => repeat(target, 330, PRODUCTS, () => BODY),
} as const satisfies Record<string, AttackKind>

const BODY = '{"project_id":11}'
const AS_CUSTOMER = { customers_id: null, otp: null, is_impersonate: false }

/** One client: any address of one /64. */
const addressIn = (random: () => number): string =>
  `2001:db8:0:7:${Array.from({ length: 4 }, () => Math.floor(random() * 65_536).toString(16)).join(':')}`

const fieldsOf = ({ csrf, random }: Target, length: number): Readonly<Record<string, string>> => ({
  host: 'shop',
  'content-type': 'application/json',
  'content-length': String(length),
  cookie: `${CSRF_COOKIE}=${csrf}`,
  [CSRF_HEADER.toLowerCase()]: csrf,
  'x-forwarded-for': addressIn(random),
})

function headOf(target: Target, path: string, length: number): string {
  const fields = Object.entries(fieldsOf(target, length)).map((pair) => pair.join(': '))
  return [`POST /${API_PREFIX}/${path} HTTP/1.1`, ...fields, '', ''].join('\r\n')
}

/** Keeps so many connections that have sent some bytes; one that is cut is opened again. */
function holdSockets(
  { port }: Target,
  count: number,
  bytes: (n: number) => string,
  { reads = true } = {},
): () => void {
  const sockets = new Set<Socket>()
  let isOver = false
  const open = (n: number) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes(n), 'latin1'))
    if (reads) socket.resume()
    else socket.pause()
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      if (!isOver) setTimeout(open, REOPEN_AFTER, n)
    })
  }
  for (let n = 0; n < count; n++) open(n)
  return () => {
    isOver = true
    for (const socket of sockets) socket.destroy()
  }
}

const REOPEN_AFTER = 100

/** Sends so many posts at a time, the next as soon as one is answered. */
function repeat(target: Target, parallel: number, path: string, body: () => string): () => void {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel })
  let isOver = false
  const send = () => {
    if (isOver) return
    const content = body()
    const headers = fieldsOf(target, content.length)
    const asked = request(
      {
        port: target.port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/${API_PREFIX}/${path}`,
        headers,
        agent,
      },
      (answer) => answer.resume().once('close', send),
    )
    asked.once('error', () => setTimeout(send, REOPEN_AFTER))
    asked.end(content)
  }
  for (let n = 0; n < parallel; n++) send()
  return () => {
    isOver = true
    agent.destroy()
  }
}
