import * as v from 'valibot'
import { GATEWAY_TIMEOUT } from '#server/platform/gateway/with-timeout.ts'
import type { CybersourceConfig } from './cybersource-config.ts'
import { openAnswer, sealRequest } from './sealed-message.ts'

const Reason = v.nullish(v.looseObject({ reason: v.nullish(v.string()) }))
/** Of a payment, void, reversal or refund. */
const Answer = v.looseObject({
  status: v.string(),
  id: v.nullish(v.string()),
  reason: v.nullish(v.string()),
  errorInformation: Reason,
})

export interface CybersourceAnswer {
  /** this alone decides what became of the request; null: not known */
  readonly status: string | null
  /** of what was made */
  readonly id: string | null
  /** of a request that was not accepted, such as NOT_VOIDABLE */
  readonly reason: string | null
}

const LIMIT = 100
/** An answer without a count is none: a request that was refused must not count as nothing found. */
const Found = v.looseObject({
  totalCount: v.number(),
  _embedded: v.nullish(
    v.looseObject({
      transactionSummaries: v.array(
        v.looseObject({
          id: v.string(),
          clientReferenceInformation: v.nullish(v.looseObject({ code: v.nullish(v.string()) })),
          applicationInformation: v.looseObject({
            applications: v.array(
              v.looseObject({ name: v.string(), rCode: v.nullish(v.string()), rFlag: v.nullish(v.string()) }),
            ),
          }),
        }),
      ),
    }),
  ),
})

/** Neither made nor refused is one that ended in an error, or has not ended: nobody knows. */
interface FoundApplication {
  readonly isMade: boolean
  readonly isRefused: boolean
  readonly flag: string | null
}

export interface FoundTransaction {
  readonly id: string
  /** what was done in it, by name such as ics_auth or ics_bill */
  readonly applications: ReadonlyMap<string, FoundApplication>
}

/** Requests to CyberSource. Nothing of a request or an answer is ever logged or part of an error. */
export interface CybersourceClient {
  /** A lost or unreadable answer has no status. */
  post(path: string, request: object, askedAt: Date): Promise<CybersourceAnswer>
  /** All that was sent under a code (`clientReferenceInformation.code`), for which the search may be a minute late; null: not known. */
  search(code: string): Promise<readonly FoundTransaction[] | null>
}

const UNKNOWN: CybersourceAnswer = { status: null, id: null, reason: null }

export function createCybersourceClient(config: CybersourceConfig, now: () => Date): CybersourceClient {
  const ask = async (path: string, request: object, askedAt: Date): Promise<unknown> => {
    try {
      return await exchange(config, path, request, askedAt)
    } catch {
      // whatever failed on the way, it may have been done
      return null
    }
  }
  return {
    post: async (path, request, askedAt) => {
      const answer = await ask(path, request, askedAt)
      if (!v.is(Answer, answer)) return UNKNOWN
      const { status, id = null, reason, errorInformation } = answer
      return { status, id, reason: errorInformation?.reason ?? reason ?? null }
    },
    search: async (wanted) => {
      const request = {
        save: false,
        query: `clientReferenceInformation.code:${wanted}`,
        offset: 0,
        limit: LIMIT,
        sort: 'submitTimeUtc:desc',
      }
      const answer = await ask('/tss/v2/searches', request, now())
      if (!v.is(Found, answer)) return null
      const summaries = answer._embedded?.transactionSummaries ?? []
      if (summaries.length < Math.min(answer.totalCount, LIMIT)) return null
      return summaries
        .filter(({ clientReferenceInformation }) => clientReferenceInformation?.code === wanted)
        .map(({ id, applicationInformation: { applications } }) => ({
          id,
          applications: new Map(
            applications.map(({ name, rCode, rFlag }) => [
              name,
              { isMade: rCode === '1', isRefused: rCode === '0', flag: rFlag ?? null },
            ]),
          ),
        }))
    },
  }
}

async function exchange(
  config: CybersourceConfig,
  path: string,
  request: object,
  askedAt: Date,
): Promise<unknown> {
  const { body, token } = await sealRequest(config, path, request, askedAt)
  const answer = await fetch(new URL(path, config.url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(GATEWAY_TIMEOUT),
  })
  return openAnswer(config, await answer.text())
}
