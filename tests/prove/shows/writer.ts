import { randomUUID } from 'node:crypto'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { showCalls } from '#contract/shows/shows.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import { cueOf, type SaveRequest, showOf } from '#tests/server/shows/stored-shows.ts'
import type { Shopper } from '#tests/support/shopper.ts'

/** What becomes of a request: it never arrives, its answer never comes, it arrives twice at once, or again at the end. */
const FAULTS = ['none', 'none', 'lost', 'lostAnswer', 'twice', 'late'] as const

type Cues = ShowDoc['cues']

interface Device {
  readonly name: string
  readonly id: string
  readonly random: () => number
  /** of one customer, at each process of the shop */
  readonly clients: readonly Shopper[]
  /** false: overwrites what another device has saved */
  readonly merges: boolean
}

/** A device that edits a show, saves it and merges what another device has saved, as the editor does. */
export class Writer {
  readonly added = new Set<string>()
  saves = 0
  faults = 0
  /** requests that got another answer when they were repeated after all others */
  answeredDifferently = 0
  readonly #device: Device
  readonly #late: { readonly request: SaveRequest; readonly revision: number }[] = []
  #cues: Cues = []
  #base: Cues = []
  #revision = 0
  #pending: SaveRequest | null = null

  constructor(device: Device) {
    this.#device = device
  }

  /** Adds a cue, then tries once to save. */
  async change(): Promise<void> {
    const cue = cueOf(0, { id: `${this.#device.name}-${this.added.size}` })
    this.added.add(cue.id)
    this.#cues = [...this.#cues, cue]
    await this.#save(pick(this.#device.random, FAULTS))
  }

  /** Saves until nothing is left to save. */
  async flush(): Promise<void> {
    while (this.#pending !== null || idsOf(this.#cues) !== idsOf(this.#base)) await this.#save('none')
  }

  /** Sends the requests again that are late. */
  async repeatLate(): Promise<void> {
    for (const { request, revision } of this.#late) {
      let data = await this.#send(request)
      while (data === null) data = await this.#send(request)
      if (data.kind !== 'saved' || data.revision !== revision) this.answeredDifferently++
    }
  }

  async #save(fault: (typeof FAULTS)[number]): Promise<void> {
    this.#pending ??= requestOf(this.#device.id, this.#revision, this.#cues)
    const request = this.#pending
    if (fault !== 'none') this.faults++
    if (fault === 'lost') return
    const [data] = await Promise.all([this.#send(request), fault === 'twice' ? this.#send(request) : null])
    if (data === null || fault === 'lostAnswer') return
    if (fault === 'late' && data.kind === 'saved') this.#late.push({ request, revision: data.revision })
    this.#adopt(request, data)
  }

  async #send(request: SaveRequest): Promise<Saved | null> {
    this.saves++
    // a process that was killed answers nothing, and its neighbor is asked the next time
    const reply = await pick(this.#device.random, this.#device.clients)
      .send(showCalls.saveShow, { body: request })
      .catch(() => null)
    if (reply === null || reply.status >= 500) return null
    if (reply.status !== 200) throw new Error(`a save got ${reply.status} ${JSON.stringify(reply.body)}`)
    return (reply.body as { data: Saved }).data
  }

  #adopt(request: SaveRequest, data: Saved): void {
    this.#pending = null
    if (data.kind === 'saved') this.#base = request.doc.cues
    else if (data.kind === 'conflict') {
      if (this.#device.merges) this.#cues = merged(this.#base, this.#cues, data.doc.cues)
      this.#base = data.doc.cues
    } else throw new Error(`a save was answered by ${data.kind}`)
    this.#revision = data.revision
  }
}

type Saved =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'conflict'; readonly revision: number; readonly doc: ShowDoc }
  | { readonly kind: 'removed' | 'tooMany' }

const idsOf = (cues: Cues): string => cues.map((cue) => cue.id).join()

const requestOf = (id: string, base_revision: number, cues: Cues): SaveRequest => ({
  id,
  base_revision,
  save_key: randomUUID(),
  seconds: 60,
  doc: showOf(0, { cues }),
})

/** Theirs, with what this device has added since. What they no longer have was removed. */
function merged(base: Cues, mine: Cues, theirs: Cues): Cues {
  const known = new Set([...base, ...theirs].map((cue) => cue.id))
  return [...theirs, ...mine.filter((cue) => !known.has(cue.id))]
}
