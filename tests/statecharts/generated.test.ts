import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { strayFiles, writeFiles } from '#statecharts/generated.ts'

const folder = mkdtempSync(join(tmpdir(), 'charts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = { path: join(folder, 'a.md'), text: 'a' }

test('a file in a folder of generated files that is not among them any more is found', () => {
  writeFiles([file])
  expect(strayFiles(folder, [file])).toEqual([])
  expect(strayFiles(folder, [])).toEqual([file.path])
})
