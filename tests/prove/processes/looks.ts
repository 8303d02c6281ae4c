import { setTimeout as pause } from 'node:timers/promises'

/** Where a change is looked for: in a drawn page, or in the answer of a call. */
export interface Look {
  readonly kind: 'page' | 'call'
  readonly what: string
  readonly shows: () => Promise<boolean>
}

/** A change and the looks that must show it. */
export interface Change {
  readonly make: () => Promise<void>
  readonly looks: readonly Look[]
}

/** milliseconds */
const PROMISED = 1_500
/** A look takes some 10 ms; where the machine is too busy for that, the promise is longer by as many looks. */
const LOOKS = 2
const LATER = 1_000
const LOOK_EVERY = 30

export interface Waits {
  readonly latePages: number
  readonly lateCalls: number
  readonly looks: number
  readonly slowest: number
}

/** Makes the changes, and looks for each until it is seen. */
export async function makeAndLook(changes: readonly Change[], say: (line: string) => void): Promise<Waits> {
  const waits = await Promise.all(
    changes.map(async ({ make, looks }) => {
      await make()
      return Promise.all(looks.map(async (look) => ({ look, ...(await waitFor(look)) })))
    }),
  )
  const all = waits.flat()
  const late = all.filter(({ isLate }) => isLate)
  for (const { look, wait } of late) say(`${look.what} in a ${look.kind}: not within ${wait.toFixed(0)} ms`)
  const lateOf = (kind: Look['kind']) => late.filter(({ look }) => look.kind === kind).length
  return {
    latePages: lateOf('page'),
    lateCalls: lateOf('call'),
    looks: all.length,
    slowest: Math.max(...all.map(({ wait }) => wait)),
  }
}

/** From the change to the begin of the first look that shows it. */
async function waitFor({ shows }: Look): Promise<{ readonly wait: number; readonly isLate: boolean }> {
  const start = performance.now()
  let longest = 0
  for (;;) {
    const begin = performance.now()
    const isSeen = await shows()
    const wait = begin - start
    longest = Math.max(longest, performance.now() - begin)
    const promised = PROMISED + LOOKS * longest
    if (isSeen) return { wait, isLate: wait > promised }
    if (wait > promised + LATER) return { wait, isLate: true }
    await pause(LOOK_EVERY)
  }
}

export const inPage = (address: string, text: string): Look => ({
  kind: 'page',
  what: text,
  shows: async () => drawnPart(await (await fetch(address)).text()).includes(text),
})

export const inCall = (what: string, shows: Look['shows']): Look => ({ kind: 'call', what, shows })

/** Without the boot data, which the app reads. */
const drawnPart = (html: string): string =>
  html.replace(/<script type="application\/json" id="boot">.*?<\/script>/s, '')
