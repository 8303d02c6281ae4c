import { type BaseIssue, getDotPath, type GenericSchema, is, safeParse } from 'valibot'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { Id } from '#contract/platform/wire.ts'
import { invalid } from './http-error.ts'

const PROJECTS = new Map<unknown, ProjectId>()
for (const id of [CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const) PROJECTS.set(id, id).set(String(id), id)

/** Removes `project_id` from the payload, so that schemas need not declare it. */
export function takeProject(payload: Record<string, unknown>): ProjectId {
  const project = PROJECTS.get(payload['project_id'])
  if (!project) throw invalid('project_id: must be 11 or 14')
  delete payload['project_id']
  return project
}

/** Removes the expected cart id from the payload; null when absent. */
export function takeCart(payload: Record<string, unknown>): number | null {
  const { customers_carts_id: said } = payload
  delete payload['customers_carts_id']
  if (said === undefined) return null
  const id = typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : said
  if (!is(Id, id)) throw invalid('customers_carts_id: must be the id of a cart')
  return id
}

interface Schemas {
  readonly query: GenericSchema | undefined
  readonly body: GenericSchema | undefined
}

/** Parses the payload, which is the body where that is text, and the query beside the bytes of a file and in a GET. */
export const parsePayload = (
  { query, body }: Schemas,
  payload: Record<string, unknown>,
  received: string | Uint8Array | null,
) =>
  typeof received === 'string'
    ? { query: undefined, body: parseArgs(body, payload) }
    : { query: parseArgs(query, payload), body: received ?? undefined }

/** Parses a value by a schema; throws 400 at the first issue, because a payload may have thousands. */
export function parseArgs(schema: GenericSchema | undefined, value: Record<string, unknown>): unknown {
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
  return type === 'check' ? message : `is not allowed${expected ? ` (expected ${expected})` : ''}`
}
