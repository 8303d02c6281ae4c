import { execFileSync, spawnSync } from 'node:child_process'
import { StartError } from '#server/platform/start/start-error.ts'

/** The system user that PostgreSQL runs as; null: the user of this process. */
export type Account = { uid: number; gid: number } | null

const userName = 'postgres'

/** PostgreSQL refuses to run as root; as root, it runs as a system user instead. */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return null
  return lookUp() ?? create()
}

/** Whether the account has search permission on a folder and all its ancestors. */
export function mayEnter(account: Account, folder: string): boolean {
  if (!account) return true
  return spawnSync('test', ['-x', folder], { ...account, cwd: '/', env: {} }).status === 0
}

function lookUp(): Account {
  const id = (flag: string) => spawnSync('id', [flag, userName], { encoding: 'utf8' })
  const uid = id('-u')
  const gid = id('-g')
  if (uid.status !== 0 || gid.status !== 0) return null
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

function create(): Account {
  try {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/bin/false',
      userName,
    ])
  } catch (cause) {
    throw new StartError(
      `PostgreSQL does not run as root and the system user "${userName}" cannot be created; start as an ordinary user.`,
      { cause },
    )
  }
  return lookUp()
}
