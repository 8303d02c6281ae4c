import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { PageSeo } from '#contract/content/content-answers.ts'
import { pageSeoQuery } from '#src/services/content/page-seo-query.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { type ShopValue, ShopValueContext } from '#src/views/platform/shop-context.ts'

const shop = createActor(
  createMachine({
    context: { storeSettings: {} },
    invoke: { systemId: 'session', src: createMachine({ context: { customer: null } }) },
  }),
).start()
const call = () => Promise.reject(new Error('nothing is asked for'))
const client = new QueryClient()
const titles = { '/faq': 'Questions and answers', '/news': 'News of Emberwright' }
for (const [path, title] of Object.entries(titles)) {
  const { queryKey } = pageSeoQuery({ call, projectId: 11, level: null, isStage: false }, path)
  client.setQueryData<PageSeo>([...queryKey], {
    id: path,
    page_title: title,
    seo_meta: `What ${path} is about.`,
  })
}

/** Title and description of a page with a heading of its own. */
function headAt(path: string, heading: string): readonly (string | null)[] {
  const heads: (string | null)[][] = []
  const onHead = (title: string, description: string | null) => void heads.push([title, description])
  // the views read more of it than a title needs
  const value = { shop, call, projectId: 11, onHead } as unknown as ShopValue
  const Page = () => {
    usePageTitle(heading)
    return null
  }
  renderToStaticMarkup(
    <ShopValueContext value={value}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>
    </ShopValueContext>,
  )
  return heads.at(-1) ?? []
}

test('[CMS-07] a page has title and description that the server has for its path, else its heading, else the brand', () => {
  expect(headAt('/faq', 'FAQ')).toEqual(['Questions and answers | Emberwright', 'What /faq is about.'])
  expect(headAt('/news', 'News')).toEqual(['News of Emberwright', 'What /news is about.'])
  expect(headAt('/cart', 'Cart')).toEqual(['Cart | Emberwright', null])
  expect(headAt('/', '')).toEqual(['Emberwright', null])
})
