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
import { StartError } from '#server/start/start-error.ts'
import { type Account, mayEnter } from './cluster-account.ts'

const roomForACluster = 200 * 1024 * 1024
const roomToStart = 32 * 1024 * 1024

/**
 * The folder that the cluster's files lie in: inside `folder`, or, when the account may not enter that one,
 * a folder outside of it whose path is noted in `folder`.
 */
export function clusterHome(folder: string, account: Account, shelter: string): string {
  const note = join(folder, 'cluster-home')
  if (existsSync(note)) return readFileSync(note, 'utf8').trim()
  if (mayEnter(account, folder)) return ownedFolder(join(folder, 'postgres'), account)
  const clusters = openFolder(join(openFolder(shelter), 'clusters'))
  return ownedFolder(writeOnce(note, join(clusters, randomBytes(8).toString('hex'))), account)
}

/** The folder of a cluster that was made before, or null; makes nothing. */
export function readHome(folder: string): string | null {
  const note = join(folder, 'cluster-home')
  if (existsSync(note)) return readFileSync(note, 'utf8').trim()
  const inside = join(folder, 'postgres')
  return existsSync(inside) ? inside : null
}

/** A folder that every user may enter, whatever the umask. */
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

/** Not mkdir's own recursion: on file systems that refuse folders, such as /proc, that never returns. */
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

/** The cluster's own password: made at the first start, readable by the server's user only. */
export function clusterPassword(folder: string): string {
  const file = join(folder, 'cluster-password')
  return writeOnce(file, randomBytes(24).toString('base64url'))
}

/** Refuses a folder on a disk too full to start on: PostgreSQL would fail half-way, less clearly. */
export function refuseFullDisk(folder: string, hasData: boolean): void {
  const { bavail, bsize } = statfsSync(folder)
  const needed = hasData ? roomToStart : roomForACluster
  if (bavail * bsize >= needed) return
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`
  throw new StartError(
    `The disk is full: ${folder} has ${megabytes(bavail * bsize)} left and the database needs ${megabytes(needed)}.`,
  )
}

/** Writes a private file unless it is there already, whole or not at all; answers what it holds in the end. */
export function writeOnce(file: string, text: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${text}\n`, { mode: 0o600, flush: true })
    try {
      linkSync(draft, file)
    } catch (fault) {
      const madeByAnotherStart = existsSync(file)
      if (!madeByAnotherStart) throw fault
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(file, 'utf8').trim()
}
