import { createServer } from 'node:net'
import { StartError } from './start-error.ts'

/** Throws when an address cannot be listened on, before slow work starts. */
export async function refuseTakenPorts(
  host: string,
  ports: readonly number[],
  settings: AddressSettings = SHOP,
): Promise<void> {
  for (const port of ports) await probe(host, port, settings)
}

/** The names of the environment variables of an address. */
interface AddressSettings {
  readonly host: string
  readonly port: string
}

const SHOP: AddressSettings = { host: 'HOST', port: 'PORT' }
export const METRICS: AddressSettings = { host: 'METRICS_HOST', port: 'METRICS_PORT' }

function probe(host: string, port: number, settings: AddressSettings): Promise<void> {
  return new Promise((settle, refuse) => {
    const listener = createServer()
    listener.once('error', (error: NodeJS.ErrnoException) => refuse(explained(error, host, port, settings)))
    listener.listen({ host, port, exclusive: true }, () => {
      listener.close(() => settle())
    })
  })
}

/** One line for an error of `listen`. */
export function explained(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  settings: AddressSettings = SHOP,
): Error {
  const lines: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken by another program; set ${settings.port} to a free one.`,
    EACCES: `Port ${port} may not be used by this user; set ${settings.port} to one above 1023.`,
    EADDRNOTAVAIL: `${settings.host} is ${host}, which is not an address of this machine.`,
    ENOTFOUND: `${settings.host} is ${host}, which no name server knows.`,
    EAI_AGAIN: `${settings.host} is ${host}, which no name server knows.`,
  }
  const line = lines[error.code ?? '']
  return line ? new StartError(line, { cause: error }) : error
}
