import { fork } from 'node:child_process'
import { join } from 'node:path'

export interface GatewayProcess {
  readonly url: string
  stop(): void
}

/** Starts the sandbox gateway in a process of its own, which lives on when the shop is killed. */
export function startGateway(databaseUrl: string): Promise<GatewayProcess> {
  const child = fork(join(import.meta.dirname, 'serve-gateway.ts'), [databaseUrl])
  return new Promise((settle, fail) => {
    child.once('exit', () => fail(new Error('the gateway ended')))
    child.once('message', (url: string) => settle({ url, stop: () => void child.kill('SIGKILL') }))
  })
}
