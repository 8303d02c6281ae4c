import { connect, createServer, type Socket } from 'node:net'

export interface FreezableProxy {
  /** the database address that leads through the proxy */
  readonly databaseUrl: string
  /** Stops forwarding in both directions, also on new connections, without closing any. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

type Change = (bytes: Buffer) => Buffer
const asSent: Change = (bytes) => bytes

/**
 * A TCP proxy before PostgreSQL that can stop forwarding, like a frozen server.
 * @param toDatabase changes what is sent to the database
 */
export async function openFreezableProxy(databaseUrl: string, toDatabase = asSent): Promise<FreezableProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const folder = decodeURIComponent(hostname)
  const target = folder.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${port}` }
    : { host: hostname, port: Number(port) }
  const sockets = new Set<Socket>()
  let isFrozen = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    if (isFrozen) socket.pause()
  }
  const server = createServer((client) => {
    const upstream = connect(target)
    pass(client, upstream, toDatabase)
    pass(upstream, client, asSent)
    keep(client)
    keep(upstream)
  })
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.address()
  const proxied = new URL(databaseUrl)
  proxied.hostname = '127.0.0.1'
  proxied.port = String(typeof address === 'object' && address ? address.port : '')
  return {
    databaseUrl: proxied.href,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((settle) => {
        server.close(settle)
      })
    },
  }
}

function pass(from: Socket, to: Socket, change: Change): void {
  from.on('data', (bytes) => to.write(change(bytes)))
  from.on('close', () => to.destroy())
}
