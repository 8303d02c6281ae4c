import { showCalls } from '#contract/shows/shows.ts'
import type { OpenedShow } from '#machines/shows/show-builder/show-builder.types.ts'
import type { KeptShow } from '#machines/shows/show-editor/show-editor.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { readShowDoc } from './show-doc.ts'
import { isUnknown } from './show-list.ts'
import { accountOf, isOwn, keptOf, rowOf, type ShowOwner } from './show-owner.ts'
import type { ShelvedShow } from './show-shelf.types.ts'
import type { EditorAccess } from './show-editor-services.ts'

type Found = { readonly kind: 'found'; readonly opened: OpenedShow } | { readonly kind: 'missing' }
type Access = Pick<EditorAccess, 'shelf' | 'owner' | 'now'>

const MISSING: Found = { kind: 'missing' }

/** The show of this device, or of the account where the device has none or an older one without changes. */
export async function openShow(call: Call, access: Access, id: string, signal: AbortSignal): Promise<Found> {
  const { shelf, owner } = access
  const shelved = await shelf.find(id)
  const own = shelved && isOwn(owner, shelved) ? shelved : null
  if (shelved && own === null) return MISSING
  if (owner.customers_id === null || own?.row.customers_id === null) return fromDevice(owner, own)
  try {
    const stored = await call(showCalls.selectShow, { params: { id } }, { signal })
    return await newest(access, own, { ...stored, id })
  } catch (error) {
    if (own !== null || isUnknown(error)) return fromDevice(owner, own)
    throw error
  }
}

function fromDevice(owner: ShowOwner, own: ShelvedShow | null): Found {
  if (own === null || own.row.date_removed !== null) return MISSING
  const { row, isNewer } = own
  return { kind: 'found', opened: { show: keptOf(row), account: accountOf(owner, own), isNewer } }
}

interface Stored {
  readonly id: string
  readonly revision: number
  readonly doc: unknown
}

/** Changes of the device are kept: the server tells at the next save whether they are in conflict. */
async function newest(
  { shelf, owner, now }: Access,
  own: ShelvedShow | null,
  stored: Stored,
): Promise<Found> {
  const isDirty = own !== null && (own.row.isAhead || own.row.pending !== null)
  if (own !== null && (isDirty || own.row.base_revision === stored.revision)) return fromDevice(owner, own)
  const read = readShowDoc(stored.doc)
  if (read === null) return fromDevice(owner, own)
  const { doc, isNewer } = read
  const show: KeptShow = {
    id: stored.id,
    doc,
    base: doc,
    base_revision: stored.revision,
    pending: null,
    isAhead: false,
    past: [],
    future: [],
  }
  const row = rowOf(owner, show, { account: 'used', seconds: own?.row.seconds ?? null, date_modified: now() })
  // without the network it is opened from here
  if (!isNewer) await shelf.put(row)
  return { kind: 'found', opened: { show, account: 'used', isNewer } }
}
