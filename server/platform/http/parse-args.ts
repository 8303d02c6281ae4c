import { type BaseIssue, getDotPath, type GenericSchema, is, safeParse } from 'valibot'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { Id } from '#contract/platform/wire.ts'
import type { Step } from './handler.ts'
import { invalid } from './http-error.ts'
import { readJson } from './read-json.ts'
import { readQuery } from './read-query.ts'

const PROJECTS = new Map<unknown, ProjectId>()
for (const id of [CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const) PROJECTS.set(id, id).set(String(id), id)

/**
 * Reads the JSON of a body, or else the query, and takes `project_id` from it, so that schemas need not declare it. Beside
 * JSON it may be in the query.
 */
export const readPayload: Step = (c, next) => {
  const { incoming } = c.env
  const body = c.get('body')
  const query = readQuery(incoming.url ?? '')
  const { project_id, ...payload } =
    typeof body === 'string' ? { project_id: query['project_id'], ...readJson(incoming, body) } : query
  const projectId = PROJECTS.get(project_id)
  if (!projectId) throw invalid('project_id: must be 11 or 14')
  c.set('projectId', projectId)
  c.set('payload', payload)
  return next()
}

/** Takes the expected cart id from the payload; null when absent. */
export const takeCart: Step = (c, next) => {
  const { customers_carts_id: said, ...payload } = c.get('payload')
  const id = typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : said
  if (id !== undefined && !is(Id, id)) throw invalid('customers_carts_id: must be the id of a cart')
  c.set('expectedCartId', id ?? null)
  c.set('payload', payload)
  return next()
}

/** Parses the payload, which is the body where that is text, and the query beside the bytes of a file and in a GET. */
export const parsePayload: Step = (c, next) => {
  const { query, body } = c.get('route').entry
  const [params, payload, received] = [c.req.param(), c.get('payload'), c.get('body')]
  c.set(
    'args',
    typeof received === 'string'
      ? { params, query: undefined, body: parseArgs(body, payload) }
      : { params, query: parseArgs(query, payload), body: received },
  )
  return next()
}

/** Parses a value by a schema; throws 400 at the first issue, because a payload may have thousands. */
export function parseArgs(
  schema: GenericSchema | undefined,
  value: Readonly<Record<string, unknown>>,
): unknown {
  if (!schema) {
    const [first] = Object.keys(value)
    if (first !== undefined) throw invalid(`${shortened(first)}: is not expected`)
    return undefined
  }
  const read = safeParse(schema, value, { abortEarly: true })
  if (read.success) return read.output
  const [issue] = read.issues
  const path = getDotPath(issue)
  throw invalid(`${path ? `${shortened(path)}: ` : ''}${reason(issue)}`)
}

const shortened = (path: string): string => path.slice(0, 60)

/** Never includes the value, which may be a password or card. */
function reason({ kind, expected, message, received, type }: BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not expected'
  if (received === 'undefined') return 'is missing'
  if (kind === 'schema') return `must be ${expected ?? 'something else'}`
  // messages of checks are fixed texts of the contract; those of other rules repeat the value
  if (type === 'check') return message
  const wanted = expected ?? FORMATS.get(type)
  return `is not allowed${wanted ? ` (expected ${wanted})` : ''}`
}

/** What rules expect that name it by their type only. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['uuid', 'a UUID'],
  ['digits', 'digits'],
  ['integer', 'a whole number'],
  ['safe_integer', 'a whole number'],
  ['iso_date', 'a day such as 2026-05-31'],
  ['iso_timestamp', 'a time such as 2026-05-31T14:30:00Z'],
])
