import { fromCallback } from 'xstate'
import type { HoldShowLogic } from '#machines/shows/show-editor/show-actors.types.ts'
import { keptOf } from './show-owner.ts'
import type { ShowShelf } from './show-shelf.types.ts'

export type HoldEvent = 'claimed' | 'refused' | 'asked' | 'lost'

/**
 * The lock of a show among the tabs of this browser. Taking asks the tab that has it, and takes it away after a while.
 * Returns how to give it up.
 */
export type HoldLock = (id: string, isTaking: boolean, notify: (event: HoldEvent) => void) => () => void

export interface HoldAccess {
  readonly shelf: ShowShelf
  readonly holdLock: HoldLock
}

/** Whoever gets the lock gets what the last holder has stored. */
export const holdShowLogic = ({ shelf, holdLock }: HoldAccess): HoldShowLogic =>
  fromCallback(({ input: { id, isTaking, isNewer }, sendBack }) => {
    if (isNewer) {
      sendBack({ type: 'hold.refused' })
      return undefined
    }
    let isStopped = false
    const claim = async () => {
      const shelved = await shelf.find(id)
      const show = shelved && !shelved.isNewer ? keptOf(shelved.row) : null
      if (!isStopped) sendBack({ type: 'hold.claimed', show })
    }
    const release = holdLock(id, isTaking, (event) => {
      if (isStopped) return
      if (event === 'claimed') void claim()
      else sendBack({ type: `hold.${event}` })
    })
    return () => {
      isStopped = true
      release()
    }
  })
