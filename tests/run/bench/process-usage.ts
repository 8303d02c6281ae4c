import { readdirSync, readFileSync } from 'node:fs'

/** /proc counts in hundredths of a second (USER_HZ). */
const TICK = 10
const FIELDS = { parent: 1, user: 11, system: 12, childUser: 13, childSystem: 14 } as const

function statOf(pid: number | string): readonly string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

const field = (stat: readonly string[] | null, name: keyof typeof FIELDS): number =>
  Number(stat?.[FIELDS[name]] ?? 0)

/** CPU time of a process in milliseconds. */
export const processTime = (pid: number): number => {
  const stat = statOf(pid)
  return (field(stat, 'user') + field(stat, 'system')) * TICK
}

export const parentOf = (pid: number): number => field(statOf(pid), 'parent')

/** CPU time of a process and its children, including ended ones, in milliseconds. */
export function familyTime(pid: number): number {
  const own = statOf(pid)
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid)
  const ended = (field(own, 'childUser') + field(own, 'childSystem')) * TICK
  return processTime(pid) + ended + children.reduce((sum, child) => sum + processTime(child), 0)
}

const KIBIBYTES = 1_024

/** Resident memory of a process in MiB. */
export function residentMemory(pid: number): number {
  const [, kibibytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / KIBIBYTES
}
