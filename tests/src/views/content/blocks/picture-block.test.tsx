import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { scenePath } from '#contract/catalogue/picture-path.ts'
import { PictureBlock } from '#src/views/content/blocks/basic-blocks.tsx'

const markupOf = (src: string) =>
  renderToStaticMarkup(
    <PictureBlock block={{ kind: 'picture', src, alt: 'A stand', caption: '', width: 960, height: 384 }} />,
  )

test('a drawn scene is offered in three widths, an uploaded picture in its own', () => {
  expect(markupOf(scenePath('page-stand'))).toContain('/images/scene-480/page-stand.avif 480w')
  expect(markupOf('/media/0a1b.png')).not.toContain('srcSet')
})
