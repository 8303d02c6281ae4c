import { createServer } from 'node:net'
import { StartError } from './start-error.ts'

/** Throws when an address cannot be listened on, before slow work starts. */
export async function refuseTakenPorts(host: string, ports: readonly number[]): Promise<void> {
  for (const port of ports) await probe(host, port)
}

function probe(host: string, port: number): Promise<void> {
  return new Promise((settle, refuse) => {
    const listener = createServer()
    listener.once('error', (error: NodeJS.ErrnoException) => refuse(explained(error, host, port)))
    listener.listen({ host, port, exclusive: true }, () => {
      listener.close(() => settle())
    })
  })
}

/** One line for an error of `listen`. */
export function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const lines: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken by another program; set PORT to a free one.`,
    EACCES: `Port ${port} may not be used by this user; set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST is ${host}, which is not an address of this machine.`,
    ENOTFOUND: `HOST is ${host}, which no name server knows.`,
    EAI_AGAIN: `HOST is ${host}, which no name server knows.`,
  }
  const line = lines[error.code ?? '']
  return line ? new StartError(line, { cause: error }) : error
}
