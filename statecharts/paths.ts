import { readFileSync } from 'node:fs'
import type { Path } from '#statecharts/engine/path.ts'
import type { Suite } from '#statecharts/engine/suite.ts'
import { replayCommand } from '#statecharts/formats/format-file.ts'

/** `replay`: the command that replays it. */
interface WrittenPath extends Path {
  readonly replay?: string
}

/** The written form of a suite, of this or an earlier release. */
export interface PathFile extends Suite {
  readonly generated: string
  readonly steps: number
  readonly paths: readonly WrittenPath[]
}

export function pathFileOf(suite: Suite): PathFile {
  const { paths, ...rest } = suite
  return {
    generated: 'by `npm run paths -- --format json`',
    ...rest,
    steps: paths.reduce((sum, path) => sum + path.steps.length, 0),
    paths: paths.map(({ id, ...path }) => ({ id, replay: replayCommand(suite, id), ...path })),
  }
}

/** Parses a suite that `npm run paths` wrote; throws for any other file. */
export function readPathFile(file: string): PathFile {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isPathFile(content)) throw new Error(`${file} holds no paths`)
  return content
}

function isPathFile(content: unknown): content is PathFile {
  if (typeof content !== 'object' || content === null) return false
  return 'machine' in content && 'paths' in content && Array.isArray(content.paths)
}
