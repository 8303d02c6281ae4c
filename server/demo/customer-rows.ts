import { momentOf } from './calendar.ts'
import { priceLevels, specialOrderLevel } from '#server/new-shop/price-levels.ts'
import { emailOf, type Person, people } from './people.ts'

export function customerRows(passwordHash: string, today: string) {
  return people.map((person) => ({
    id: person.id,
    project_id: person.project,
    email: emailOf(person),
    password_hash: passwordHash,
    firstname: person.firstname,
    lastname: person.lastname,
    telephone: `(417) 555-01${person.phone}`,
    mobile_phone: person.account === 'bronze' ? null : `+141755501${person.phone}`,
    company: person.company,
    newsletter: person.orders > 10,
    level_id: levelIdOf(person),
    special_order: person.may?.includes('specialOrder') ?? false,
    allow_disabled_checkout: person.may?.includes('allowDisabledCheckout') ?? false,
    net_terms: person.may?.includes('netTerms') ?? false,
    // the newcomer is asked before the first order
    confirmed_age: person.account === 'new' ? null : 21,
    age_confirmed_at: person.account === 'new' ? null : momentOf(today, -1_000 * 1_440),
    created_at: momentOf(today, -1_000 * 1_440),
  }))
}

/** The first place of everyone is where they ship to. */
export function addressRows(today: string) {
  return people.flatMap((person) =>
    person.places.map((place, index) => ({
      id: addressIdOf(person) + index,
      customer_id: person.id,
      cart_id: null,
      name: `${person.firstname} ${person.lastname}`,
      company: person.company,
      street_address: place.street,
      suburb: null,
      city: place.city,
      state: place.state,
      postcode: place.postcode,
      telephone: `(417) 555-01${person.phone}`,
      is_default: index === 0,
      used_at: momentOf(today, index === 0 ? -9 * 1_440 : -200 * 1_440),
    })),
  )
}

export const addressIdOf = (person: Person): number => 60_000 + people.indexOf(person) * 10 + 1

function levelIdOf(person: Person): number {
  const level = [...priceLevels, specialOrderLevel].find((each) => each.shortName === person.level)
  if (!level) throw new Error(`no price level ${person.level}`)
  return level.id
}
