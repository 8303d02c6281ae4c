import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/model.ts'
import { unknownName } from '#statecharts/commands/nearest-names.ts'

export interface Answer {
  readonly lines: readonly string[]
  /** What went wrong, apart from the lines, so that these can be read by a program. */
  readonly problems?: readonly string[]
  /** 0: done; 1: something has drifted or failed; 2: asked for something that there is not. */
  readonly code: 0 | 1 | 2
}

/** What was asked for cannot be: one clear line, exit code 2. */
export class BadRequest extends Error {}

/** The machines of these ids, all of them for none. */
export function machinesFor(ids: readonly string[]): readonly MachineModel[] {
  const known = registry.map((model) => model.machine.id)
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown !== undefined) throw new BadRequest(unknownName('machine', unknown, known))
  return ids.length === 0 ? registry : registry.filter((model) => ids.includes(model.machine.id))
}

/** A table with its columns padded, the first to the left and the others to the right. */
export function tableLines(rows: readonly (readonly (string | number)[])[]): readonly string[] {
  const texts = rows.map((row) => row.map(String))
  const widths = (texts[0] ?? []).map((_, at) => Math.max(...texts.map((row) => row[at]?.length ?? 0)))
  const padded = (text: string, at: number) => {
    const width = widths[at] ?? 0
    return at === 0 ? text.padEnd(width) : text.padStart(width)
  }
  return texts.map((row) => row.map(padded).join('  '))
}
