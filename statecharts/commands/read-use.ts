import { readFileSync } from 'node:fs'
import { BadRequest } from '#statecharts/commands/command.ts'
import type { Use } from '#statecharts/engine/weights.ts'
import { readCountsFile } from '#statecharts/flow/read-counts.ts'

/** @param percent more than 0, at most 100 */
export function readUse(file: string, percent: string): Use {
  const share = Number(percent) / 100
  if (!(share > 0 && share <= 1))
    throw new BadRequest(`--share takes a percentage up to 100, not "${percent}"`)
  const flows = readCountsFile(textOf(file))
  if (flows === null) throw new BadRequest(`${file} has no counts of transitions as the explorer saves them`)
  return { flows, share }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BadRequest(`--weights takes a file of counts, and ${file} cannot be read`)
  }
}
