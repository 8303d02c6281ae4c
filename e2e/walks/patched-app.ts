import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, loadConfigFromFile, type Plugin } from 'vite'

/** A replacement in a source file while it is built; the file is unchanged. */
interface Patch {
  /** from the project's folder on */
  readonly file: string
  /** stands in the file exactly once */
  readonly from: string
  readonly to: string
}

const project = join(import.meta.dirname, '../..')
const SLOW = 'compress-assets'

/** Builds the app with some of its sources patched; resolves with the folder. */
export async function buildPatched(
  patches: readonly Patch[],
  { outDir = mkdtempSync(join(tmpdir(), 'emberwright-patched-')), minify = false } = {},
): Promise<string> {
  const env = { command: 'build', mode: 'production' } as const
  const loaded = await loadConfigFromFile(env, join(project, 'vite.config.ts'))
  const plugins = loaded?.config.plugins?.filter(
    (plugin) => !(plugin && 'name' in plugin && plugin.name === SLOW),
  )
  await build({
    ...loaded?.config,
    configFile: false,
    root: project,
    logLevel: 'error',
    plugins: [patching(patches), ...(plugins ?? [])],
    build: { ...loaded?.config.build, outDir, minify },
  })
  return outDir
}

const patching = (patches: readonly Patch[]): Plugin => ({
  name: 'patches',
  enforce: 'pre',
  transform: (code, id) => {
    const wanted = patches.filter(({ file }) => file === relative(project, id))
    return wanted.length === 0 ? null : wanted.reduce(applyPatch, code)
  },
})

function applyPatch(source: string, { file, from, to }: Patch): string {
  const parts = source.split(from)
  if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in ${file}`)
  return parts.join(to)
}
