import { exitCode } from './install.mjs'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 60_000
/** An uptime in milliseconds after which the pause before a restart is reset. */
const HEALTHY_AFTER = 5_000

/**
 * Supervises a server: `start` spawns it with an IPC channel on which it sends 'ready'. After an exit it is restarted
 * with exponential backoff. Resolves with the exit code when it was told to stop, exited with code 0, or failed before
 * it was ever ready.
 */
export function supervise(start, log) {
  let server = null
  let wakeUp = () => undefined
  let isStopping = false
  let wasReady = false
  const run = async () => {
    for (let failures = 0; ; failures++) {
      server = start()
      let readySince = null
      server.once('message', () => {
        wasReady = true
        readySince = Date.now()
      })
      const code = await exitCode(server)
      if (isStopping || code === 0 || !wasReady) return code
      if (readySince !== null && Date.now() - readySince >= HEALTHY_AFTER) failures = 0
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures)
      log(`The shop ended: ${reason(server)}. Starting it again in ${pause / 1_000} s.`)
      await new Promise((resolve) => {
        wakeUp = resolve
        setTimeout(resolve, pause)
      })
      if (isStopping) return code
    }
  }
  return {
    ended: run(),
    stop: (signal) => {
      isStopping = true
      server?.kill(signal)
      wakeUp()
    },
  }
}

const SIGNALS = {
  SIGABRT: 'SIGABRT, which is what running out of heap memory ends with; see above',
  SIGKILL: 'SIGKILL, sent by somebody or by a system that is short of memory',
}

const reason = ({ signalCode, exitCode: code }) =>
  SIGNALS[signalCode] ?? signalCode ?? `exit code ${code}, see above`
