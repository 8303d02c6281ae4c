import * as v from 'valibot'
import { BOT_CHECK_HEADER, MOST_TOKEN_CHARACTERS } from '#contract/site/bot-check.ts'
import type { ProjectId } from '#contract/platform/constants.ts'
import { customerOfBrowser } from '#server/platform/known-browsers.ts'
import { createConcurrencyLimiter } from '#server/platform/http/concurrency-limiter.ts'
import type { CallContext, Step } from '#server/platform/http/handler.ts'
import { invalid } from '#server/platform/http/http-error.ts'
import { countEvents, type Limit } from '#server/platform/http/rate-limit.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { type ActiveBotCheck, activeBotCheck, botCheckProblem } from './active-bot-check.ts'

const Answer = v.pipe(v.string(), v.parseJson(), v.object({ success: v.boolean() }))
const TIMEOUT = 3_000
/** A slow provider holds no more than these of the calls being handled. */
const CHECKS = { running: 8, waiting: 0 }
const UNCONFIRMED = 'Confirm in the bot check that you are a person, then try again.'

type Caller = Pick<CallContext, 'projectId' | 'address'>

interface BotCheckVerdict {
  /** `unjudged`: the provider gave no verdict through a fault that is not the visitor's */
  readonly kind: 'confirmed' | 'refused' | 'unjudged'
  /** of the provider or of the settings; null: the provider judged the token */
  readonly problem: string | null
}

/**
 * Throws unless the bot check is off or its provider confirms the token of the request. A request without a token is
 * judged by the provider as well, because a visitor has none while the provider is down: its failure must not close the
 * forms. A provider that answers 429 is up, and visitors have tokens: requests without one are refused. Requests that
 * nobody judges are admitted at a small rate only, because whoever sends many may cause the failure; further ones get 429.
 * Customers, and browsers in which one has logged in before, have a rate of their own.
 */
export function createBotCheck({ db, now, log }: Pick<ServerDeps, 'db' | 'now' | 'log'>): Step {
  const limiter = createConcurrencyLimiter(CHECKS)
  const failing = new Set<ProjectId>()
  const report = (projectId: ProjectId, problem: string | null) => {
    if (problem !== null && !failing.has(projectId)) log(`bot check of storefront ${projectId}: ${problem}`)
    if (problem === null) failing.delete(projectId)
    else failing.add(projectId)
  }
  return async (c, next) => {
    const caller = {
      projectId: c.get('projectId'),
      address: c.get('address'),
      browser: c.get('browser') ?? null,
    }
    const { projectId, address } = caller
    const site = c.get('shop').settings.current(projectId)
    const check = activeBotCheck(site)
    if (check === null) {
      report(projectId, botCheckProblem(site))
      return next()
    }
    const header = c.req.header(BOT_CHECK_HEADER) ?? ''
    const token = header.length <= MOST_TOKEN_CHARACTERS ? header : ''
    const { kind, problem } = await limiter(address, () => verdictOn(token, check))
    report(projectId, problem)
    if (kind === 'refused') throw invalid(UNCONFIRMED)
    if (kind === 'confirmed') return next()
    const customerId = c.get('session')?.customerId ?? (await customerOfBrowser(db, caller))
    await countEvents(db, unjudgedLimits(caller, customerId), now())
    return next()
  }
}

function unjudgedLimits({ projectId, address }: Caller, customerId: number | null): readonly Limit[] {
  const few = { events: 5, seconds: 600 }
  if (customerId !== null) return [{ key: `bot-check:${projectId}:customer:${customerId}`, ...few }]
  return [
    { key: `bot-check:${projectId}:address:${address}`, ...few },
    { key: `bot-check:${projectId}`, events: 50, seconds: 600 },
  ]
}

async function verdictOn(token: string, { verifyUrl, secret }: ActiveBotCheck): Promise<BotCheckVerdict> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const body = await response.text()
    if (response.status === 429)
      return {
        kind: token === '' ? 'refused' : 'unjudged',
        problem: 'the provider answered 429, few requests with a token are admitted',
      }
    if (response.status >= 500)
      return {
        kind: 'unjudged',
        problem: `the provider answered ${response.status}, few requests are admitted`,
      }
    const answer = v.safeParse(Answer, body)
    if (!response.ok || !answer.success)
      return { kind: 'refused', problem: `the provider answered ${response.status} without a verdict` }
    return { kind: answer.output.success ? 'confirmed' : 'refused', problem: null }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      kind: 'unjudged',
      problem: `the provider cannot be reached, few requests are admitted: ${reason}`,
    }
  }
}
