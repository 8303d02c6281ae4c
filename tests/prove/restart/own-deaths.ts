import { readFileSync, writeFileSync } from 'node:fs'

/** The ways in which a server ends by itself. */
const ownDeaths: Readonly<Record<string, () => void>> = {
  'an exception that nobody catches': () => {
    throw new Error('planted')
  },
  'a rejection that nobody handles': () => {
    void Promise.reject(new Error('planted'))
  },
  'an exit': () => process.exit(7),
  'heap memory that runs out': () => {
    const held: number[][] = []
    for (;;) held.push(Array<number>(1_000_000).fill(held.length))
  },
}

/**
 * Preloaded by the proof: notes the process id of the server, which on SIGUSR2 dies the way that the file DEATH names.
 */
const file = process.env['DEATH']
if (file && process.argv[1]?.endsWith('server/main.ts')) {
  writeFileSync(`${file}.pid`, String(process.pid))
  process.on('SIGUSR2', () => ownDeaths[readFileSync(file, 'utf8')]?.())
}
