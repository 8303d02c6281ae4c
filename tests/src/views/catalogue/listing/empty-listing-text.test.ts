import { expect, test } from 'vitest'
import { emptyListingText } from '#src/views/catalogue/listing/empty-listing-text.ts'

test.each([
  ['', 0, /^No products here at the moment\. Please look again later\.$/],
  ['', 2, /^No products match these filters\. .*Remove a filter/],
  ['willow', 1, /^No products match “willow”\. .*Check the model number/],
  ['willow', 2, /^No products match these filters\. .*Check the model number/],
])(
  '[LIST-20] an empty listing for “%s” with %i search and filters says why, and asks to remove only what is there',
  (search, narrowing, expected) => {
    const { title, text } = emptyListingText(search, narrowing)
    expect(`${title} ${text}`).toMatch(expected)
  },
)
