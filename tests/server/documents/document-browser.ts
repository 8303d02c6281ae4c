import { API_PREFIX } from '#contract/platform/constants.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { Shopper } from '#tests/support/shopper.ts'

/** A logged-in customer who navigates to documents with the cookie alone. */
export async function documentBrowser(origin: string, email: string, projectId = 11) {
  const shopper = new Shopper(origin, projectId)
  const session = await shopper.logIn(email)
  const documentToken = session.document_token ?? ''
  const cookie = `document_token=${documentToken}`
  const open = (href: string, more: Readonly<Record<string, string>> = {}, method = 'GET') =>
    fetch(origin + href, { method, headers: { cookie, ...more } })
  return {
    shopper,
    documentToken,
    open,
    get: (path: string, more: Readonly<Record<string, string>> = {}, project = projectId, method = 'GET') =>
      open(`/${API_PREFIX}/api/documents/${path}?project_id=${project}`, more, method),
    cartId: async () => (await shopper.call(cartCalls.selectCart, {})).id,
  }
}
