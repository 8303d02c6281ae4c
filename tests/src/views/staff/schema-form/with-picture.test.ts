import { expect, test } from 'vitest'
import { bareOf, kindOf, schemaOfKind, variantsOf } from '#src/views/staff/schema-form/schema-node.ts'
import { withPicture } from '#src/views/staff/schema-form/with-picture.ts'

const blocks = schemaOfKind('page').entries?.['blocks']
const item = blocks && bareOf(blocks).item
const picture = item && variantsOf(bareOf(item)).find((node) => kindOf(node) === 'picture')

test.each([
  { width: 8_000, height: 2_000, shown: [4_000, 1_000] },
  { width: 60, height: 8_000, shown: [30, 4_000] },
  { width: 1, height: 8_000, shown: [1, 4_000] },
  { width: 1_200, height: 800, shown: [1_200, 800] },
])('a picture of $width × $height pixels is put into a block as $shown, which it takes', (each) => {
  const { width, height, shown } = each
  if (!picture) throw new Error('a page has no block with a picture')
  const chosen = { src: '/media/wide.png', width, height, alt: 'A stand' }
  const body = withPicture(picture, { kind: 'picture', alt: '' }, 'src', chosen)
  expect([body['width'], body['height']]).toEqual(shown)
  expect(body).toMatchObject({ src: '/media/wide.png', alt: 'A stand' })
})
