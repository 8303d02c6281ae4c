import { fromPromise } from 'xstate'
import { documentCalls } from '#contract/sheets/documents.ts'
import type {
  CreateBatchLogic,
  Preparation,
  PrepareDocumentLogic,
} from '#machines/sheets/document-job/document-job.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { failedFetch, failedStatus, readErrorBody } from '#src/services/platform/client/reading.ts'

export interface DocumentAccess {
  /** writes the cookie of documents anew: another port of this host, or another storefront, may have replaced it */
  readonly renewCookie: () => void
  /** of the API; default: that of the page */
  readonly origin?: string
  readonly fetch?: typeof globalThis.fetch
}

export function documentServices(call: Call, access: DocumentAccess) {
  const prepareDocument: PrepareDocumentLogic = fromPromise(({ input: { href }, signal }) =>
    prepared(href, access, signal),
  )
  const createBatch: CreateBatchLogic = fromPromise(async ({ input: { sheet }, signal }) => {
    const { source, kind, id, customerId, count } = sheet
    const params = { a: source, b: kind, c: String(id), d: String(customerId), e: String(count) }
    const { success } = await call(documentCalls.createBatchDocument, { params }, { signal })
    return { success }
  })
  return { prepareDocument, createBatch }
}

async function prepared(
  href: string,
  { renewCookie, origin = globalThis.location.origin, fetch = globalThis.fetch }: DocumentAccess,
  signal: AbortSignal,
): Promise<Preparation> {
  const ask = async (method: 'HEAD' | 'GET') => {
    try {
      return await fetch(new URL(href, origin), { method, signal })
    } catch (thrown) {
      throw failedFetch(thrown)
    }
  }
  renewCookie()
  const head = await ask('HEAD')
  if (head.ok) return { kind: 'ready' }
  // a HEAD has no body, and so no reasons
  const { failure } = failedStatus(head, await readErrorBody(await ask('GET')))
  const errors = failure.kind === 'status' ? failure.errors : []
  return { kind: 'refused', errors: head.status === 404 ? GONE : errors }
}

/** Instead of the text that says nothing to whom is not the owner. */
const GONE = ['This file is no longer there. Reload the page.']
