import { useEffect } from 'react'
import { flagOf } from '#contract/site/settings.ts'
import { takeEarly } from '#src/app/follow/take-early.ts'
import { isObjecting } from '#src/views/site/consent/use-consent.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

/** once in a page, also when its frame is drawn anew */
let isBegun = false

/** Counts the transitions of this page, unless the browser objects by Global Privacy Control or the shop does not count. */
export function useFlow(): void {
  const { shop, call, inspect } = useShop()
  useEffect(() => {
    if (isBegun) return
    isBegun = true
    const isWanted = !isObjecting() && flagOf(shop.getSnapshot().context.appSettings, 'flow_counting')
    // a page that cannot count works as one that does
    const script = isWanted ? import('#src/app/flow/count-flow.ts').catch(() => null) : Promise.resolve(null)
    void script.then((loaded) => {
      if (loaded) loaded.countFlow({ shop, call, inspect })
      else takeEarly()
    })
  }, [shop, call, inspect])
}
