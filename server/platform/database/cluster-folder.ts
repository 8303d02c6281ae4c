import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '#server/platform/start/start-error.ts'
import { type Account, mayEnter } from './cluster-account.ts'

const roomForACluster = 200 * 1024 * 1024
const roomToStart = 32 * 1024 * 1024

/**
 * The folder of the cluster's files: inside `folder`, or, when the account cannot enter that, a folder elsewhere whose
 * path is stored in `folder`.
 */
export function clusterHome(folder: string, account: Account, shelter: string): string {
  const note = join(folder, 'cluster-home')
  if (existsSync(note)) return readFileSync(note, 'utf8').trim()
  if (mayEnter(account, folder)) return ownedFolder(join(folder, 'postgres'), account)
  const clusters = openFolder(join(openFolder(shelter), 'clusters'))
  return ownedFolder(writeOnce(note, join(clusters, randomBytes(8).toString('hex'))), account)
}

/** The folder of an existing cluster, or null; creates nothing. */
export function readHome(folder: string): string | null {
  const note = join(folder, 'cluster-home')
  if (existsSync(note)) return readFileSync(note, 'utf8').trim()
  const inside = join(folder, 'postgres')
  return existsSync(inside) ? inside : null
}

/** Creates a folder with mode 755, whatever the umask. */
export function openFolder(path: string): string {
  if (!existsSync(path)) {
    openFolder(dirname(path))
    makeFolder(path, 0o755)
    chmodSync(path, 0o755)
  }
  if (!statSync(path).isDirectory())
    throw new StartError(`${path} is a file, not a folder; set SHOP_DATA_DIR to a folder.`)
  return path
}

function ownedFolder(path: string, account: Account): string {
  if (!existsSync(path)) makeFolder(path, 0o700)
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

/** Not `mkdir` with `recursive`: on file systems that refuse folders, such as /proc, that never returns. */
function makeFolder(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode })
  } catch (cause) {
    const madeByAnotherStart = existsSync(path)
    if (madeByAnotherStart) return
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    throw new StartError(`The folder ${path} cannot be made (${code}); set SHOP_DATA_DIR to one that can.`, {
      cause,
    })
  }
}

/** The superuser password of the cluster: generated at the first start, readable only by the server's user. */
export function clusterPassword(folder: string): string {
  const file = join(folder, 'cluster-password')
  return writeOnce(file, randomBytes(24).toString('base64url'))
}

/** Throws when the disk is too full for PostgreSQL to start, which would otherwise fail later with a vaguer error. */
export function refuseFullDisk(folder: string, hasData: boolean): void {
  const { bavail, bsize } = statfsSync(folder)
  const needed = hasData ? roomToStart : roomForACluster
  if (bavail * bsize >= needed) return
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`
  throw new StartError(
    `The disk is full: ${folder} has ${megabytes(bavail * bsize)} left and the database needs ${megabytes(needed)}.`,
  )
}

/** Writes a private file atomically unless it exists; returns its content afterwards. */
export function writeOnce(file: string, text: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${text}\n`, { mode: 0o600, flush: true })
    try {
      linkSync(draft, file)
    } catch (error) {
      const madeByAnotherStart = existsSync(file)
      if (!madeByAnotherStart) throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(file, 'utf8').trim()
}
