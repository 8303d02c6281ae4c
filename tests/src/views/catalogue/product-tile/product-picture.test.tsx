import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnPicturePath, photoPath } from '#contract/catalogue/picture-path.ts'
import { ProductPhotos } from '#src/views/catalogue/product/product-photos.tsx'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'

const SHA = 'a'.repeat(64)
const DRAWN = drawnPicturePath('QS1-Gold & Red', '0123456789abcdef')
const attributesOf = (markup: string): Record<string, string> =>
  Object.fromEntries([...markup.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))

test('a drawing is shown in its size, a photo also in the size that a sharper screen needs, in the same box', () => {
  const picture = (src: string) => {
    const shown = attributesOf(renderToStaticMarkup(<ProductPicture src={src} size={75} width={56} />))
    return [shown['src'], shown['srcSet'], shown['sizes'], shown['width'], shown['height'], shown['alt']]
  }
  expect(picture(DRAWN)).toEqual([
    '/images/75/QS1-Gold%20%26%20Red.svg?v=0123456789abcdef',
    undefined,
    undefined,
    '56',
    '56',
    '',
  ])
  expect(picture(photoPath(SHA))).toEqual([
    photoPath(SHA, 75),
    `${photoPath(SHA, 75)} 75w, ${photoPath(SHA, 300)} 300w`,
    '56px',
    '56',
    '56',
    '',
  ])
})

test('the first photo of a product is fetched first, the others when they are scrolled to, each with a text', () => {
  const photos = [
    { image_url: photoPath(SHA), alt: 'The box' },
    { image_url: photoPath('b'.repeat(64)), alt: '' },
  ]
  const markup = renderToStaticMarkup(<ProductPhotos photos={photos} name="Gold" />)
  const large = [...markup.matchAll(/<img[^>]*height="900"[^>]*>/g)].map(([image]) => attributesOf(image))
  expect(large.map(({ alt, loading, fetchPriority }) => [alt, loading, fetchPriority])).toEqual([
    ['The box', undefined, 'high'],
    ['Gold, photo 2 of 2', 'lazy', undefined],
  ])
  expect(large[0]?.['srcSet']).toBe(`${photoPath(SHA, 640)} 640w, ${photoPath(SHA, 900)} 900w`)
  expect(markup).toContain('aria-label="Show photo 1 of 2: The box" aria-current="true"')
  expect(markup).toContain('aria-label="Show photo 2 of 2" aria-current="false"')
})

test('a single photo has neither buttons nor a stop for the keyboard', () => {
  const photos = [{ image_url: photoPath(SHA), alt: '' }]
  const markup = renderToStaticMarkup(<ProductPhotos photos={photos} name="Gold" />)
  expect(markup).not.toMatch(/<button|tabindex/i)
  expect(markup).toContain('alt="Gold"')
})
