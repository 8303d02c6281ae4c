import { inspect } from 'node:util'
import { HttpError } from '#server/platform/http/http-error.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import { explainFileError } from './start/explain-file-error.ts'
import { explained } from './start/ports.ts'
import { StartError } from './start/start-error.ts'

const NO_POSTGRESQL = 'what answers there is no PostgreSQL, or is shutting down'
const NO_ANSWER = 'it does not answer'
const UNREACHABLE = 'its host cannot be reached'
/** keyed by error code, or by message where pg has no code */
const databaseErrors: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host is unknown, or no name server answers',
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ETIMEDOUT: 'its host does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no such database',
  '42501': 'its user may not make or change tables there',
  '25006': 'it is read-only',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or shutting down',
  '55P03': 'another program holds a lock',
  '57014': NO_ANSWER,
  ECONNRESET: NO_POSTGRESQL,
  'Connection terminated unexpectedly': NO_POSTGRESQL,
  'Connection terminated due to connection timeout': NO_ANSWER,
  'timeout exceeded when trying to connect': NO_ANSWER,
  'Query read timeout': NO_ANSWER,
  'The server does not support SSL connections': 'it does not support SSL connections',
}

/**
 * The text that `npm start`, `npm run worker` and `npm run shop` print when they fail: the message of an expected error,
 * one line for any other. With SHOP_TRACE=on the whole error with its stack.
 */
export function explainStartError(error: unknown, env = process.env): string {
  if (env['SHOP_TRACE'] === 'on') return inspect(error)
  if (error instanceof StartError || error instanceof HttpError) return error.message
  return (
    knownProblem(error) ?? `Unexpected error: ${describeError(error)}. With SHOP_TRACE=on its stack is shown.`
  )
}

function knownProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code = '', address = '', port = 0, syscall, path }: Partial<Listening> = error
  if (code === 'ENOSPC' || code === '53100')
    return 'The disk is full: the shop has no space left for its data.'
  if (syscall === 'listen') return explained(error, address, port).message
  const fileProblem = path === undefined ? null : explainFileError(error)
  if (fileProblem !== null) return `${path} cannot be used: ${fileProblem}.`
  const reason = databaseErrors[code] ?? databaseErrors[error.message]
  return reason ? `The database of DATABASE_URL cannot be used: ${reason}.` : null
}

type Listening = NodeJS.ErrnoException & { address: string; port: number }
