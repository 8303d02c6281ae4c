import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS } from '#server/site/setting-table.ts'

const sources = globSync('{src,server,machines,contract}/**/*.{ts,tsx}')
  .filter(
    (file) =>
      !/^(server\/demo|server\/site\/(setting-table|default-settings)|contract\/staff\/setting-texts|machines\/.*\.model\.ts)/.test(
        file,
      ),
  )
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const isRead = (key: string) => new RegExp(`\\b${key}\\b`).test(sources)

test('every setting is read by the shop, or the record of unread settings says which page will', () => {
  const record = readFileSync('decisions/0026-unread-settings.md', 'utf8')
  const stated = [...record.matchAll(/^\| `(\w+)`/gm)].map(([, key]) => key)
  expect(new Set([...SETTINGS.keys()].filter((key) => !isRead(key)))).toEqual(new Set(stated))
})
