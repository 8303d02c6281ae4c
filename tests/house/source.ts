import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'vite'

export const project = resolve(import.meta.dirname, '../..')
const folders = ['contract', 'pyro', 'machines', 'statecharts', 'src', 'server', 'build', 'tests', 'e2e']

export type Import = {
  /** as written */
  specifier: string
  /** A path from the project root for a file of ours, else null. */
  path: string | null
  /** The package, with its scope and without its sub-path; null for a file of ours. */
  package: string | null
  isType: boolean
  /** `import('…')`, which loads the file only when it runs. */
  isDynamic: boolean
}

export type Source = {
  path: string
  text: string
  program: object
  imports: readonly Import[]
}

/** Every source file of the project, parsed. */
export function readHouse(): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /\.(ts|tsx|mts|mjs|js|jsx)$/.test(path))
      .sort()
      .map((path) => parseSource(path, readFileSync(join(project, path), 'utf8'))),
  )
}

export function parseSource(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text)
  if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`)
  const imports = [
    ...module.staticImports.map((found) => ({
      specifier: found.moduleRequest.value,
      isType: isTypeImport(text.slice(found.start, found.end), found.entries),
      isDynamic: false,
    })),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType, isDynamic: false }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^['"`](.*)['"`]$/s.exec(text.slice(moduleRequest.start, moduleRequest.end))
      return literal?.[1] ? [{ specifier: literal[1], isType: false, isDynamic: true }] : []
    }),
  ]
  return {
    path,
    text,
    program,
    imports: imports.map((found) => ({ ...found, ...target(path, found.specifier) })),
  }
}

function isTypeImport(statement: string, entries: readonly { isType: boolean }[]): boolean {
  return /^import\s+type\b/.test(statement) || (entries.length > 0 && entries.every((entry) => entry.isType))
}

function target(from: string, specifier: string): { path: string | null; package: string | null } {
  if (specifier.startsWith('#')) return { path: specifier.slice(1), package: null }
  if (specifier.startsWith('.')) return { path: join(dirname(from), specifier), package: null }
  if (specifier.startsWith('node:')) return { path: null, package: 'node' }
  const parts = specifier.split('/')
  return {
    path: null,
    package: specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier),
  }
}
