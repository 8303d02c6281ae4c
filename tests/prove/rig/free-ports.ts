import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that Linux gives to connections and servers of others, while the shop is down. */
const PORTS = { from: 20_000, to: 32_000 }

/** The first of two ports that nobody listens on. */
export async function freePair(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const probe = createServer().once('error', () => settle(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)))
  })
