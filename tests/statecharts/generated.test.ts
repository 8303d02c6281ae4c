import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { drift, strayFiles, writeFiles } from '#statecharts/generated.ts'

const folder = mkdtempSync(join(tmpdir(), 'charts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = { path: join(folder, 'a.md'), text: 'a' }

test('a missing, edited or obsolete file is reported', () => {
  expect(drift([file])).toEqual([`${file.path} is missing`])
  writeFiles([file])
  expect(drift([file])).toEqual([])
  writeFileSync(file.path, 'b')
  expect(drift([file])).toEqual([`${file.path} has drifted from its machine`])
  expect(strayFiles(folder, [])).toEqual([file.path])
})
