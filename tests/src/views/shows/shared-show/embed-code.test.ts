import { expect, test } from 'vitest'
import { sharedShowPath, showCardPath } from '#contract/content/show-paths.ts'
import { embedCode } from '#src/views/shows/shared-show/embed-code.ts'

test('[SHOW-01] the code for a website is a picture that leads to the show, whatever its name', () => {
  const token = 'Qm9hcmRpbmcgdGhlIHNoaQ'
  const parts = {
    link: sharedShowPath(token),
    picture: showCardPath(token),
    name: 'Lake "<script>" & more',
    origin: 'https://shop.example',
  }
  expect(embedCode(parts)).toBe(
    `<a href="https://shop.example/view-my-fireworks-show/${token}"><img src="https://shop.example/images/shows/${token}.jpg" alt="Lake &quot;&lt;script&gt;&quot; &amp; more" width="600" height="315"></a>`,
  )
})
