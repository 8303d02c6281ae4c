import type { Answer, CallArgs } from '#contract/platform/endpoint.ts'
import { FIVE_HOURS, ONE_HOUR } from '#contract/platform/constants.ts'
import type { contentCalls } from '#contract/content/content.ts'
import { retryImport } from '#src/lazy/retry-import.ts'
import { type QueryScope, retried } from '#src/services/platform/queries.ts'

type ContentCalls = typeof contentCalls

/** A chunk of its own: the schemas of all blocks are larger than the content of a first page, which is in its boot data. */
const contract = retryImport(() => import('#contract/content/content.ts'))

export async function ask<K extends keyof ContentCalls>(
  { call, isStage }: QueryScope,
  name: K,
  args: CallArgs<ContentCalls[K]>,
  signal?: AbortSignal,
): Promise<Answer<ContentCalls[K]>> {
  const loaded = await contract.load()
  return call(loaded.contentCalls[name], args, { ...(signal && { signal }), isPreview: isStage })
}

/** No garbage collection while fresh, even when no page uses it. */
export const cachedFor = (time: number) => ({ staleTime: time, gcTime: time, ...retried })
/** Drafts are asked for by each page that shows them. */
export const hourly = ({ isStage }: QueryScope) => cachedFor(isStage ? 0 : ONE_HOUR)
export const fiveHourly = ({ isStage }: QueryScope) => cachedFor(isStage ? 0 : FIVE_HOURS)
