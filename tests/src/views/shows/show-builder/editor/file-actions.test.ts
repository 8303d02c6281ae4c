import { expect, test } from 'vitest'
import { fileName } from '#src/views/shows/show-builder/editor/file-actions.ts'

test.each([
  ['County Fair: Finale!', 'county-fair-finale'],
  ['../../etc', 'etc'],
  ['Fête 2026', 'fête-2026'],
  ['???', 'show'],
])('a file is named after its show: %j', (name, file) => {
  expect(fileName(name)).toBe(file)
})
