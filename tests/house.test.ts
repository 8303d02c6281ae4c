import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decisionProblems } from './house/decisions.ts'
import { type Lockfile, lockfileProblems } from './house/lockfile.ts'
import { perFile, plant } from './house/per-file.ts'
import { htmlProblems } from './house/purity.ts'
import { project, readHouse } from './house/source.ts'
import { BOUNDS, walkProblems } from './house/walks.ts'

const house = readHouse()

describe.each(Object.entries(perFile))('%s', (_, { check, caught, passed }) => {
  test('everywhere in the house', () => {
    expect(house.flatMap(check)).toEqual([])
  })
  test.each(caught.map((source) => [source.path, source.text.slice(0, 70), source] as const))(
    'and it would be caught in %s: %s',
    (_path, _text, source) => {
      expect(check(source)).not.toEqual([])
    },
  )
  test('and what is allowed passes', () => {
    expect(passed.flatMap(check)).toEqual([])
  })
})

describe('no file of the app turns text into HTML', () => {
  const first = plant('src/app/a.tsx', 'const a = <p dangerouslySetInnerHTML={b} />')
  const second = plant('src/app/b.ts', "trustedTypes.createPolicy('b', {})")
  test('everywhere in the house', () => {
    expect(htmlProblems(house)).toEqual([])
  })
  test('and one would be caught', () => {
    expect(htmlProblems([first, second])).toHaveLength(2)
  })
})

describe('a decision record has a number, a status, a date and a row in the index', () => {
  const folder = join(project, 'decisions')
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const records = readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .map((file) => ({ file, text: read(file) }))
  test('everywhere in the house', () => {
    expect(decisionProblems(records, read('README.md'))).toEqual([])
  })
  test('and a record without them would be caught', () => {
    const record = { file: '0001-database.md', text: '# 2. Another title' }
    expect(decisionProblems([record], read('README.md'))).toHaveLength(3)
  })
})

describe('a walk through the code is no longer than its bound, and names files that are there', () => {
  test('in the document of walks', () => {
    const document = readFileSync(join(project, 'docs/walks.md'), 'utf8')
    expect(walkProblems(document, (path) => existsSync(join(project, path)))).toEqual([])
  })
  test('and another would be caught', () => {
    const paths = Array.from({ length: 31 }, (_, number) => `\`src/a${number}.ts\``)
    const document = `## Place order: 30 files\n\n${paths.join('\n')}\n`
    const problems = walkProblems(document, (path) => path !== 'src/a7.ts')
    expect(problems).toHaveLength(3 + Object.keys(BOUNDS).length - 1)
  })
})

describe('each package of the lockfile has an integrity and names no registry', () => {
  test('in the lockfile of the house', () => {
    const lockfile = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as Lockfile
    expect(lockfileProblems(lockfile)).toEqual([])
  })
  test('and one without would be caught', () => {
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', integrity: 'sha512-b', resolved: 'https://registry.example/b' },
    }
    expect(lockfileProblems({ packages })).toHaveLength(2)
  })
})
