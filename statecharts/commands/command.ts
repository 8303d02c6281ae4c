import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { unknownName } from '#statecharts/commands/nearest-names.ts'

export interface Answer {
  readonly lines: readonly string[]
  /** written to stderr, so that stdout stays machine-readable */
  readonly problems?: readonly string[]
  /** exit code. 0: success; 1: drift or failure; 2: invalid arguments */
  readonly code: 0 | 1 | 2
}

/** An invalid argument: printed as one line, exit code 2. */
export class BadRequest extends Error {}

/** The machines with these ids, or all without ids. */
export function machinesFor(ids: readonly string[]): readonly MachineModel[] {
  const known = registry.map((model) => model.machine.id)
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown !== undefined) throw new BadRequest(unknownName('machine', unknown, known))
  return ids.length === 0 ? registry : registry.filter((model) => ids.includes(model.machine.id))
}

/** A table with padded columns, the first left-aligned and the others right-aligned. */
export function tableLines(rows: readonly (readonly (string | number)[])[]): readonly string[] {
  const texts = rows.map((row) => row.map(String))
  const widths = (texts[0] ?? []).map((_, at) => Math.max(...texts.map((row) => row[at]?.length ?? 0)))
  const padded = (text: string, at: number) => {
    const width = widths[at] ?? 0
    return at === 0 ? text.padEnd(width) : text.padStart(width)
  }
  return texts.map((row) => row.map(padded).join('  '))
}
