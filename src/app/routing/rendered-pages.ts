import type { PageName } from '#src/app/navigation/pages.ts'

/** The pages that the server draws for visitors, with the source file of their chunk. */
export const RENDERED_PAGES: Readonly<Partial<Record<PageName, string>>> = {
  home: 'src/views/storefront/home/home-page.tsx',
  listing: 'src/views/storefront/listing/listing-page.tsx',
  product: 'src/views/catalogue/product/product-page.tsx',
  content: 'src/app/routing/routes/content-route.tsx',
  post: 'src/app/routing/routes/content-route.tsx',
  news: 'src/views/content/news/news-page.tsx',
  login: 'src/views/account/login/login-page.tsx',
  register: 'src/app/routing/routes/register-route.tsx',
  // its chunk is the entry
  maintenance: 'index.html',
}
