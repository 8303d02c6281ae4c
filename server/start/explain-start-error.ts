import { explained } from './ports.ts'
import { StartError } from './start-error.ts'

const NO_POSTGRESQL = 'what answers there is no PostgreSQL, or is shutting down'
/** keyed by error code, or by message where pg has no code */
const databaseErrors: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'its host is unknown',
  ETIMEDOUT: 'its host does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no such database',
  '42501': 'its user may not make or change tables there',
  '25006': 'it is read-only',
  ECONNRESET: NO_POSTGRESQL,
  'Connection terminated unexpectedly': NO_POSTGRESQL,
  'Connection terminated due to connection timeout': 'it does not answer',
  'timeout exceeded when trying to connect': 'it does not answer',
}

/** The text to print when the shop does not start: one line for known causes, else the whole error. */
export function explainStartError(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code = '', address = '', port = 0, syscall }: Partial<Listening> = error
  if (code === 'ENOSPC' || code === '53100')
    return 'The disk is full: the shop has no space left for its data.'
  if (code === 'EACCES' || code === 'EROFS')
    if (syscall !== 'listen') return `${error.message}: not allowed here.`
  if (syscall === 'listen') return explained(error, address, port).message
  const reason = databaseErrors[code] ?? databaseErrors[error.message]
  if (reason) return `The database of DATABASE_URL cannot be used: ${reason}.`
  return error.stack ?? error.message
}

type Listening = NodeJS.ErrnoException & { address: string; port: number }
