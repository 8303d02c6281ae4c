import type { Payload, Policy } from './policy.ts'

const everybody = (payload: Payload = {}): Policy => ({ admits: 'everybody', payload: () => payload })
const named = (name: string, value: string, body?: Payload['body']): Policy => ({
  ...everybody({ params: { [name]: value }, ...(body ? { body } : {}) }),
  ids: { [`params.${name}`]: 'public' },
})
const staff = (body?: Payload['body']): Policy => ({
  admits: 'staff',
  ...(body ? { payload: () => ({ body }) } : {}),
})

const url = { url: '/faq' }
const src = `/media/${'0'.repeat(64)}.png`
const address = { kind: 'page', key: '/faq' }
const content = { body: { title: 'Questions', blocks: [] } }

/** Who may read and who may edit content. */
export const contentPolicies: Readonly<Record<string, Policy>> = {
  getFlashSaleBanners: everybody(),
  getMenuItems: named('menu', 'rw_desktop_options'),
  getDocumentDropdownOptions: named('type', 'insurance_doc_types'),
  getPageSeo: everybody({ body: { path: '/faq' } }),
  getCarouselImages: named('carousel', 'rw_landing'),
  getFeaturedTiles: everybody(),
  getSocialMedia: everybody(),
  getStorefrontData: named('id', '11'),
  getStorefrontItems: {
    admits: 'visitor',
    ids: { 'params.a': 'public', 'params.b': 'public' },
    payload: () => ({ params: { a: '11', b: 'none' } }),
  },
  followRedirect: everybody({ body: url }),
  getMarketingPageStageRoutes: everybody(),
  getMarketingPostStageRoutes: everybody(),
  getMarketingPages: everybody({ body: {} }),
  getMarketingPosts: everybody({ body: {} }),
  getMarketingPage: everybody({ body: url }),
  getMarketingPost: everybody({ body: url }),
  getDealerMapData: named('id', '11', {}),
  listContent: staff(),
  openContent: staff(address),
  saveContentDraft: staff({ ...address, content, based_on: null, draft_version: null }),
  discardContentDraft: staff({ ...address, draft_version: 0 }),
  publishContent: staff({ changes: [{ ...address, based_on: null, draft_version: 0 }] }),
  listMedia: staff(),
  uploadMedia: staff({ data: '', alt: '' }),
  changeMediaAlt: staff({ src, alt: 'A stand' }),
  removeMedia: staff({ src }),
  contentHistory: staff(address),
  restoreContent: staff({ ...address, revision: 1, based_on: 1 }),
}
