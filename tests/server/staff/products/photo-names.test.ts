import { expect, test } from 'vitest'
import { createPhotoMatch } from '#server/staff/products/photo-names.ts'

const match = createPhotoMatch(['QS1003', 'fw-2', 'FW', '7'])

test.each([
  ['QS1003.jpg', 'QS1003', 1],
  ['qs1003.JPEG', 'QS1003', 1],
  ['QS1003-2.png', 'QS1003', 2],
  ['qs1003-02.png', 'QS1003', 2],
  ['qs1003/3.webp', 'QS1003', 3],
  ['photos/QS1003/12.avif', 'QS1003', 12],
  ['photos/QS1003.jpg', 'QS1003', 1],
  ['QS1003/QS1003-4.jpg', 'QS1003', 4],
  // a model that ends like a number
  ['FW-2.jpg', 'fw-2', 1],
  ['fw-2-3.jpg', 'fw-2', 3],
  ['FW-3.jpg', 'FW', 3],
  ['FW/7.jpg', 'FW', 7],
  ['7.jpg', '7', 1],
])('%s is photo %s %i', (path, model, number) => {
  expect(match(path)).toEqual({ model, number })
})

test.each([
  ['IMG_1234.jpg', 'no product has the model img_1234'],
  ['QS1004-2.jpg', 'no product has the model qs1004-2 or qs1004'],
  ['QS1003-0.jpg', 'no product has the model qs1003-0 or qs1003'],
  ['QS1003/front.jpg', 'no number from 1 to 99 in the folder of QS1003'],
  ['', 'no product has the model '],
])('%s belongs to no product', (path, reason) => {
  expect(match(path)).toEqual({ reason })
})
