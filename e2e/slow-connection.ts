import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface ConnectionSpeed {
  /** milliseconds until an answer begins to arrive */
  readonly latency: number
  /** bytes a second of all answers together */
  readonly throughput: number
}

export interface SlowConnection {
  readonly url: string
  close(): Promise<void>
}

/** so much arrives at once: the payload of a packet */
const PACKET = 1_400

/**
 * Opens a slow connection to a shop for one page. Chromium can throttle by itself, but then sometimes stops reading the
 * answers of a page for good.
 */
export async function openSlowConnection(target: string, speed: ConnectionSpeed): Promise<SlowConnection> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const line = createLine(speed)
  const server = createServer((client) => {
    const shop = connect({ host: hostname, port: Number(port) })
    for (const socket of [client, shop]) {
      sockets.add(socket)
      // the other side sees it
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(shop)
    client.on('close', () => shop.destroy())
    shop.on('data', (data: Buffer) => line.send(data, (packet) => void client.write(packet)))
    shop.on('close', () => line.send(Buffer.alloc(1), () => client.destroy()))
  })
  server.listen(0, hostname)
  await once(server, 'listening')
  // an address of a TCP server
  const address = server.address() as AddressInfo
  return {
    url: `http://${hostname}:${address.port}`,
    close: async () => {
      line.close()
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

type Delivery = (packet: Buffer) => void

/** Delivers packets one after another, each when it would have arrived. */
function createLine({ latency, throughput }: ConnectionSpeed) {
  let sentAt = 0
  let timer: NodeJS.Timeout | undefined
  const waiting: { readonly at: number; readonly deliver: () => void }[] = []
  const deliverDue = () => {
    timer = undefined
    const now = performance.now()
    while (waiting[0] !== undefined && waiting[0].at <= now) waiting.shift()?.deliver()
    if (waiting[0] !== undefined) timer = setTimeout(deliverDue, waiting[0].at - now)
  }
  return {
    send: (data: Buffer, deliver: Delivery): void => {
      for (let start = 0; start < data.length; start += PACKET) {
        const packet = data.subarray(start, start + PACKET)
        sentAt = Math.max(sentAt, performance.now()) + (packet.length / throughput) * 1_000
        waiting.push({ at: sentAt + latency, deliver: () => deliver(packet) })
      }
      timer ??= setTimeout(deliverDue, latency)
    },
    close: (): void => {
      clearTimeout(timer)
      waiting.length = 0
    },
  }
}
