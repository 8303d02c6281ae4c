import { join, resolve } from 'node:path'
import { build, loadConfigFromFile, mergeConfig, type Plugin } from 'vite'

const project = resolve(import.meta.dirname, '../..')
const recorder = join(import.meta.dirname, 'recorder.ts')
const seam = 'const inspect = (inspected: InspectionEvent) => {'

/** Builds the app with the recorder as its inspector, and with no other change. */
function recording(): Plugin {
  return {
    name: 'recording',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/wiring\/start-shop\.ts$/ },
      handler(code) {
        if (!code.includes(seam)) this.error(`src/app/wiring/start-shop.ts has no "${seam}"`)
        return `import { recordStep } from '${recorder}'\n${code.replace(seam, `${seam}\n    recordStep(inspected)`)}`
      },
    },
  }
}

const env = { command: 'build', mode: 'production' } as const
const shop = (await loadConfigFromFile(env, join(project, 'vite.config.ts')))?.config ?? {}
const uncompressed = (shop.plugins ?? []).filter(
  (plugin) => !(plugin && 'name' in plugin && plugin.name === 'compress-assets'),
)
await build(
  mergeConfig(
    { ...shop, plugins: uncompressed },
    {
      configFile: false,
      root: project,
      logLevel: 'error',
      plugins: [recording()],
      build: { outDir: process.argv[2], emptyOutDir: true },
    },
  ),
)
