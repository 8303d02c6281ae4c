import type { Source } from './source.ts'

const roles = 'machine|setup|state|types|outcome|selectors|model|words|css|driver|full\\.test|test|spec|proof'
const fileName = new RegExp(`^[^.]+(\\.(${roles}))?\\.(ts|tsx|mjs)$`)
const declaration = /^[a-z0-9-]+\.d\.m?ts$/
const migration = /^server\/database\/migrations\/\d{4}-/
const vague = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'manager',
  'data',
  'info',
  'misc',
  'shared',
  'lib',
]

/** A show that its owner shares, as its machine and its page are called. */
const domain = /\bshared-shows?\b/g

export function nameProblems({ path }: Source): string[] {
  const parts = path.replaceAll(domain, 'show').split('/')
  const file = parts.at(-1) ?? ''
  const words = parts.flatMap((part) => part.replace(/\.(ts|tsx|mjs|mts)$/, '').split(/[-.]/))
  const problems: string[] = []
  if (!fileName.test(file) && !declaration.test(file)) problems.push(`${path} has no known role`)
  const found = words.filter((word) => vague.includes(word))
  if (found.length) problems.push(`${path} is named ${found.join(' and ')}, which says nothing`)
  if (!migration.test(path) && words.some((word) => /[a-z]\d$/.test(word) && !/^\d/.test(word)))
    problems.push(`${path} is numbered`)
  return problems
}
