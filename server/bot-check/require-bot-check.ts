import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { BOT_CHECK_HEADER, MOST_TOKEN_CHARACTERS } from '#contract/bot-check.ts'
import type { ProjectId } from '#contract/constants.ts'
import { createConcurrencyLimiter } from '#server/http/concurrency-limiter.ts'
import { invalid } from '#server/http/http-error.ts'
import type { SettingsReader } from '#server/site/settings-reader.ts'
import { type ActiveBotCheck, activeBotCheck, botCheckProblem } from './active-bot-check.ts'

const Answer = v.pipe(v.string(), v.parseJson(), v.object({ success: v.boolean() }))
const TIMEOUT = 3_000
/** A slow provider holds no more than these of the calls being handled. */
const CHECKS = { running: 8, waiting: 0 }
const UNCONFIRMED = 'Confirm in the bot check that you are a person, then try again.'

interface CheckedRequest {
  readonly projectId: ProjectId
  readonly incoming: IncomingMessage
  /** of the client */
  readonly address: string
}
export type RequireBotCheck = (
  settings: Pick<SettingsReader, 'current'>,
  request: CheckedRequest,
) => Promise<void>

interface Verdict {
  readonly isAdmitted: boolean
  /** of the provider or of the settings; null: the provider judged the token */
  readonly problem: string | null
}

/**
 * Throws unless the bot check is off or its provider confirms the token of the request. A request without a token is
 * judged by the provider as well, because a visitor has none while the provider is down: one that the server cannot reach
 * admits every request, since its failure must not close the forms, which have limits of their own. A provider that
 * answers 429 is up, and visitors have tokens: it admits requests with one. Any answer but a confirmation refuses.
 */
export function createBotCheck(log: (line: string) => void): RequireBotCheck {
  const limiter = createConcurrencyLimiter(CHECKS)
  const failing = new Set<ProjectId>()
  const report = (projectId: ProjectId, problem: string | null) => {
    if (problem !== null && !failing.has(projectId)) log(`bot check of storefront ${projectId}: ${problem}`)
    if (problem === null) failing.delete(projectId)
    else failing.add(projectId)
  }
  return async (settings, { projectId, incoming, address }) => {
    const site = settings.current(projectId)
    const check = activeBotCheck(site)
    if (check === null) return report(projectId, botCheckProblem(site))
    const header = incoming.headers[BOT_CHECK_HEADER]
    const token = typeof header === 'string' && header.length <= MOST_TOKEN_CHARACTERS ? header : ''
    const { isAdmitted, problem } = await limiter(address, () => verdictOn(token, check))
    report(projectId, problem)
    if (!isAdmitted) throw invalid(UNCONFIRMED)
  }
}

async function verdictOn(token: string, { verifyUrl, secret }: ActiveBotCheck): Promise<Verdict> {
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
        isAdmitted: token !== '',
        problem: 'the provider answered 429, every request with a token is admitted',
      }
    if (response.status >= 500)
      return {
        isAdmitted: true,
        problem: `the provider answered ${response.status}, every request is admitted`,
      }
    const answer = v.safeParse(Answer, body)
    if (!response.ok || !answer.success)
      return { isAdmitted: false, problem: `the provider answered ${response.status} without a verdict` }
    return { isAdmitted: answer.output.success, problem: null }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      isAdmitted: true,
      problem: `the provider cannot be reached, every request is admitted: ${reason}`,
    }
  }
}
