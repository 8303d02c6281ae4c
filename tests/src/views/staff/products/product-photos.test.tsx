import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { photoPath } from '#contract/catalogue/picture-path.ts'
import { photosKey } from '#src/services/staff/product-photos.ts'
import { type ShopValue, ShopValueContext } from '#src/views/platform/shop-context.ts'
import { PhotoList } from '#src/views/staff/products/product-photo-list.tsx'
import { PhotoUploads } from '#src/views/staff/products/product-photo-uploads.tsx'
import { ProductPhotos } from '#src/views/staff/products/product-photos.tsx'
import type { PhotoUpload } from '#src/views/staff/products/use-photo-uploads.ts'

const photo = (letter: string, alt = '') => ({
  sha256: letter.repeat(64),
  alt,
  name: `${letter}.jpg`,
  image_url: photoPath(letter.repeat(64)),
})
const file = (name: string) => new File(['x'], name)
const words = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const list = (offline?: string) =>
  renderToStaticMarkup(
    <PhotoList
      photos={[photo('a', 'The box'), photo('b')]}
      productName="Gold"
      arrange={() => Promise.resolve(true)}
      isPending={false}
      offline={offline}
    />,
  )
const blockedIn = (markup: string) =>
  [
    ...markup.matchAll(
      /<button[^>]*aria-disabled="true"[^>]*aria-label="([^"]+)"|<button[^>]*aria-label="([^"]+)"[^>]*aria-disabled="true"/g,
    ),
  ].map(([, one, other]) => one ?? other)

test('the photos are numbered in their order, the first is named the picture, and the ends move no further', () => {
  const markup = list()
  expect(words(markup)).toMatch(/1\. a\.jpg Picture of the product .*2\. b\.jpg /)
  expect(blockedIn(markup)).toEqual(['Move a.jpg earlier', 'Move b.jpg later'])
  expect(markup).toContain('alt="The box"')
  expect(markup).toContain('value="The box"')
})

test('while the shop cannot be reached, no photo is moved or removed', () => {
  expect(blockedIn(list('You are offline.'))).toHaveLength(6)
})

test('an upload tells how far it is, then what was added, what was there, and each refused file with its reason', () => {
  const told = (uploads: readonly PhotoUpload[]) =>
    renderToStaticMarkup(<PhotoUploads uploads={uploads} onRepeat={() => undefined} />)
  const running = told([
    { id: 1, file: file('a.jpg'), kind: 'stored' },
    { id: 2, file: file('b.jpg'), kind: 'sending' },
    { id: 3, file: file('c.jpg'), kind: 'waiting' },
  ])
  expect(running).toContain('max="3" value="1"')
  expect(words(running)).toBe('Uploading 2 of 3: b.jpg')
  const ended = told([
    { id: 1, file: file('a.jpg'), kind: 'stored' },
    { id: 2, file: file('b.jpg'), kind: 'known' },
    { id: 3, file: file('c.gif'), kind: 'refused', text: 'No picture.', canRepeat: false },
  ])
  expect(words(ended)).toBe('1 photo added. 1 was there already. c.gif: No picture.')
  expect(ended).toContain('role="alert"')
  const lost = told([{ id: 1, file: file('d.jpg'), kind: 'refused', text: 'No answer.', canRepeat: true }])
  expect(words(lost)).toBe('d.jpg: No answer. Try again')
})

test('a product without photos says what visitors see instead and what to do', () => {
  const queries = new QueryClient()
  queries.setQueryData(photosKey(1), { photos: [], version: 'a' })
  // nothing else of the shop is read before something is pressed
  const shop = { call: () => Promise.reject(new Error('not called')) } as unknown as ShopValue
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ShopValueContext value={shop}>
        <ProductPhotos productId={1} productName="Gold" />
      </ShopValueContext>
    </QueryClientProvider>,
  )
  expect(markup).toContain('aria-label="Photos of Gold"')
  expect(words(markup)).toBe(
    'Photos Add photos PNG, JPEG, WebP or AVIF, at most 25 MB and 50 megapixels each , or drop them here No photos yet Visitors see a drawing of the effect. Add photos of the product: the first one becomes its picture.',
  )
})
