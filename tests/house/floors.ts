import type { Import, Source } from './source.ts'

type Floor = {
  /** project folders that may be imported besides its own */
  ours: readonly string[]
  packages: readonly string[]
  /** packages that may be imported as types only */
  types?: readonly string[]
}

const app = [
  'react',
  'react-dom',
  'react-router',
  'xstate',
  '@xstate/react',
  '@tanstack/react-query',
  'valibot',
]
const styles = ['@vanilla-extract/css', '@vanilla-extract/recipes']

const floors: Readonly<Record<string, Floor>> = {
  contract: { ours: [], packages: ['valibot'] },
  pyro: { ours: ['contract'], packages: [] },
  machines: { ours: ['contract', 'pyro'], packages: ['xstate'] },
  server: {
    ours: ['contract', 'pyro'],
    packages: [
      'node',
      'hono',
      '@hono/node-server',
      'pg',
      'jose',
      'nodemailer',
      'pg-boss',
      'pino',
      'prom-client',
      'sharp',
      'bidi-js',
      'pdfkit',
      'bwip-js',
      'read-excel-file',
      'write-excel-file',
      'yauzl',
      'parse5',
      'marked',
      'valibot',
      '@valibot/to-json-schema',
      '@seriousme/openapi-schema-validator',
    ],
  },
  build: { ours: [], packages: ['node', 'vite'] },
  'statecharts/explorer': {
    ours: ['statecharts', 'machines', 'contract', 'src/ui'],
    packages: ['xstate', '@xstate/react', 'react', 'react-dom', ...styles],
  },
  statecharts: { ours: ['machines', 'contract'], packages: ['xstate', 'node', 'valibot', 'elkjs'] },
  'src/services': {
    ours: ['src/lazy', 'contract', 'machines', 'pyro'],
    packages: ['ky', 'xstate', '@tanstack/react-query', 'valibot', 'read-excel-file'],
  },
  'src/ui': { ours: [], packages: ['react', 'react-dom', ...styles] },
  'src/lazy': { ours: ['src/ui', 'contract'], packages: ['react', 'xstate'] },
  'src/views': {
    ours: ['src/lazy', 'src/ui', 'src/services', 'machines', 'contract', 'pyro'],
    packages: ['react', 'react-dom', 'react-router', '@xstate/react', '@tanstack/react-query', ...styles],
    types: ['xstate'],
  },
  'src/app': {
    ours: ['src/services', 'src/lazy', 'src/ui', 'src/views', 'machines', 'contract', 'statecharts'],
    packages: [...app, ...styles],
  },
}
const anything = ['tests', 'e2e']

/** Imports may only go down the table of floors. */
export function floorProblems(source: Source): string[] {
  return source.imports.flatMap((found) => {
    const reason = refusal(source.path, found)
    return reason ? [`${source.path} imports ${found.specifier}: ${reason}`] : []
  })
}

function refusal(from: string, found: Import): string | null {
  if (isIn(from, 'src') && found.path) {
    if (found.path === 'machines/index.ts') return 'the registry would pull every machine into the app'
    if (/\.model\.tsx?$/.test(found.path)) return 'a model is test data and stays out of the app'
    if (/^machines\/.*words\.ts$/.test(found.path))
      return 'the words of a machine are for readers of its chart'
  }
  if (anything.some((folder) => isIn(from, folder))) return null
  const name = Object.keys(floors).find((folder) => isIn(from, folder))
  const floor = name && floors[name]
  if (!floor) return 'its folder is on no floor'
  if (found.package) {
    const allowed = found.isType ? [...floor.packages, ...(floor.types ?? [])] : floor.packages
    return allowed.includes(found.package) ? null : `${name} may not use this package`
  }
  const reachable = [name, ...floor.ours].some((folder) => found.path && isIn(found.path, folder))
  if (!reachable) return `${name} may not look there`
  if (isDemo(found) && !isIn(from, 'server/demo') && !found.isDynamic)
    return 'demo data is loaded only for a demo shop, by import()'
  return isIn(from, 'src/views') ? viewRefusal(found) : null
}

/** A view imports machines only as types and selectors. */
function viewRefusal({ path, isType }: Import): string | null {
  if (!path || isType || !isIn(path, 'machines')) return null
  return path.endsWith('.selectors.ts') ? null : 'a view reads machines through types and selectors'
}

const isDemo = ({ path }: Import): boolean => path !== null && isIn(path, 'server/demo')

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}

/** `#folder/…` or `./…`, always with the file extension. */
export function specifierProblems(source: Source): string[] {
  return source.imports.flatMap(({ specifier, path }) => {
    if (path === null) return []
    if (specifier.startsWith('..'))
      return [`${source.path} imports ${specifier}: write it with # from the root`]
    if (!/\.(ts|tsx|mjs|css|json|svg)(\?[\w&]+)?$/.test(specifier))
      return [`${source.path} imports ${specifier}: write its ending`]
    return []
  })
}
