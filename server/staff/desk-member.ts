import { shopNameOf } from '#contract/site/settings.ts'
import type { StaffMember } from '#contract/staff/staff.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { publicOrigin } from '#server/site/public-origin.ts'
import { isReady } from './setup/readiness.ts'
import { readShopReadiness } from './setup/read-shop-readiness.ts'

type Person = Pick<StaffMember, 'id' | 'email' | 'name' | 'rights'>

/** A member of staff, and what the desk shows them first. */
export const deskMember = async (person: Person, context: CallContext): Promise<StaffMember> => ({
  ...person,
  begins_with_setup: await beginsWithSetup(person, context),
  other_storefronts: otherStorefronts(context),
})

/** A trial run of the shop is open in any case, so nothing is read for it. */
async function beginsWithSetup({ rights }: Person, { shop }: CallContext): Promise<boolean> {
  if (!shop.isProduction || !rights.includes('settings')) return false
  return !isReady(await readShopReadiness(shop))
}

const otherStorefronts = ({ shop, projectId }: CallContext): StaffMember['other_storefronts'] =>
  shop.environment.projectIds.flatMap((project_id) => {
    const settings = shop.settings.current(project_id)
    const url = project_id === projectId ? null : publicOrigin(settings)
    return url === null ? [] : [{ project_id, name: shopNameOf(settings.store, project_id), url }]
  })
