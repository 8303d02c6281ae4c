import { type BaseIssue, getDotPath, type GenericSchema, is, safeParse } from 'valibot'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/constants.ts'
import { Id } from '#contract/wire.ts'
import { invalid } from './http-error.ts'

const PROJECTS = new Map<unknown, ProjectId>()
for (const id of [CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const) PROJECTS.set(id, id).set(String(id), id)

/** Takes `project_id` out of the payload, so that no schema has to name it. */
export function takeProject(payload: Record<string, unknown>): ProjectId {
  const project = PROJECTS.get(payload['project_id'])
  if (!project) throw invalid('project_id: must be 11 or 14')
  delete payload['project_id']
  return project
}

/** Takes the cart that the caller shows out of the payload; null when the caller does not say. */
export function takeCart(payload: Record<string, unknown>): number | null {
  const { customers_carts_id: said } = payload
  delete payload['customers_carts_id']
  if (said === undefined) return null
  const id = typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : said
  if (!is(Id, id)) throw invalid('customers_carts_id: must be the id of a cart')
  return id
}

/** What the schema makes of a value; refuses at the first thing that is wrong, for there may be thousands. */
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

/** Never the value that was received: it may be a password or a card. */
function reason({ kind, expected, message, received, type }: BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not expected'
  if (received === 'undefined') return 'is missing'
  if (kind === 'schema') return `must be ${expected ?? 'something else'}`
  // the message of a check is a text of the contract, that of every other rule repeats the value
  return type === 'check' ? message : `is not allowed${expected ? ` (expected ${expected})` : ''}`
}
