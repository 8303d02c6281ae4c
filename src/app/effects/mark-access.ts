import { accessOf } from '#machines/account/session/session.selectors.ts'
import type { StartedShop } from '#src/app/wiring/start-shop.ts'

/** Hides what is for visitors only, as the first script of the document did, while somebody is or may be logged in. */
export function markAccess(shop: StartedShop['shop']): void {
  const session = shop.system.get('session')
  const mark = () => {
    const isVisitor = session === undefined || accessOf(session.getSnapshot()) === 'signedOut'
    if (isVisitor) delete document.documentElement.dataset['access']
    else document.documentElement.dataset['access'] = 'known'
  }
  mark()
  session?.subscribe(mark)
}
