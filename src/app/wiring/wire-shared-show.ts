import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { sharedShowMachine } from '#machines/shows/shared-show/shared-show.machine.ts'
import { createShowShelf } from '#src/app/effects/show-shelf.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { sharedShowServices } from '#src/services/shows/shared-show.ts'
import type { ShowOwner } from '#src/services/shows/show-owner.ts'

/**
 * Fetched with the page of a shared show only. A copy is kept on the device, and sent when it is opened.
 * @param readCustomer who has it; asked for a copy only, so that the page can be read before the session is known
 */
export function wireSharedShow(
  call: Call,
  project_id: number,
  readCustomer: () => ShowOwner['customers_id'],
) {
  const shelf = createShowShelf()
  const keep = async (id: string, doc: ShowDoc) => {
    const date_modified = new Date().toISOString()
    const owner = { project_id, customers_id: readCustomer() }
    if (!(await shelf.put({ ...UNSENT, ...owner, id, doc, date_modified })))
      throw new Error('the browser keeps nothing')
  }
  return sharedShowMachine.provide({ actors: sharedShowServices(call, project_id, keep) })
}

const UNSENT = {
  base: null,
  base_revision: 0,
  pending: null,
  isAhead: true,
  past: [],
  future: [],
  seconds: null,
  date_removed: null,
} as const
