import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, loadConfigFromFile, type Plugin } from 'vite'
import { applyPatch, type Patch } from './patch-source.ts'

const project = join(import.meta.dirname, '../../..')
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
