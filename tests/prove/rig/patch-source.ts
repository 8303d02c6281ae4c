import { type ModuleSource, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

/** One place of our source that a negative control breaks; the files stay as they are. */
export interface Patch {
  /** from the project's folder on */
  readonly file: string
  /** stands in the file exactly once */
  readonly from: string
  readonly to: string
}

const project = join(import.meta.dirname, '../../..')

/** From now on this process loads those files as patched; what is loaded already stays whole. */
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
