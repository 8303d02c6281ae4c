import { expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { explorerContent } from '#statecharts/explorer-content/explorer-content.ts'
import { pack, unpack } from '#statecharts/explorer/packed-json.ts'

test('packed JSON is read back as it was', async () => {
  const values = [
    null,
    '',
    0,
    -1.5,
    true,
    [],
    {},
    [1, 2],
    [1, 'a'],
    { a: '1', b: [null, { a: 'a', b: [] }], c: { a: false, b: 0 } },
  ]
  for (const value of values) expect(unpack(pack(value))).toEqual(value)
})

test('what the explorer shows is packed to less than three fifths, and read back as it was', async () => {
  const content = JSON.parse(JSON.stringify(await explorerContent(registry, '1.0.0'))) as unknown
  const packed = JSON.stringify(pack(content))
  expect(unpack(JSON.parse(packed) as ReturnType<typeof pack>)).toEqual(content)
  expect(packed.length).toBeLessThan(JSON.stringify(content).length * 0.6)
})
