import { type ModuleSource, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

/** A replacement in a source file, applied when it is loaded; the file is unchanged. */
export interface Patch {
  /** from the project's folder on */
  readonly file: string
  /** stands in the file exactly once */
  readonly from: string
  readonly to: string
}

const project = join(import.meta.dirname, '../../..')

/** Patches the files when this process loads them from now on; modules that are loaded already are unchanged. */
export function patchSources(patches: readonly Patch[]): void {
  const byUrl = Map.groupBy(patches, ({ file }) => pathToFileURL(join(project, file)).href)
  if (byUrl.size === 0) return
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context)
      const wanted = byUrl.get(url)
      if (!wanted) return loaded
      return { ...loaded, source: wanted.reduce(applyPatch, textOf(loaded.source)) }
    },
  })
}

const textOf = (source: ModuleSource | undefined): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)

export function applyPatch(source: string, { file, from, to }: Patch): string {
  const parts = source.split(from)
  if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in ${file}`)
  return parts.join(to)
}
