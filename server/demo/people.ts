import type { LevelName } from '#server/new-shop/price-levels.ts'

export type Address = {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postcode: string
}

export type Person = {
  readonly id: number
  readonly project: 11 | 14
  readonly account: string
  readonly firstname: string
  readonly lastname: string
  readonly company: string | null
  readonly level: LevelName
  /** the last two digits of the fiction block 555-01xx */
  readonly phone: string
  readonly places: readonly Address[]
  readonly orders: number
  readonly savedCarts: number
  readonly may?: readonly ('specialOrder' | 'allowDisabledCheckout' | 'netTerms' | 'staff')[]
}

const place = (street: string, city: string, state: string, postcode: string): Address => ({
  street,
  city,
  state,
  postcode,
})

const joplin = place('118 Quarry Street', 'Joplin', 'MO', '64801')
const rolla = place('2207 Old Depot Road', 'Rolla', 'MO', '65401')
const tulsa = place('640 Cedar Bluff Avenue', 'Tulsa', 'OK', '74103')
const waco = place('905 Live Oak Lane', 'Waco', 'TX', '76701')
const peoria = place('31 Riverfront Drive', 'Peoria', 'IL', '61602')
const salina = place('1450 Wheat Belt Highway', 'Salina', 'KS', '67401')
const knoxville = place('77 Foundry Row', 'Knoxville', 'TN', '37902')
const dayton = place('5012 Wright Field Road', 'Dayton', 'OH', '45402')
const boise = place('268 Basalt Court', 'Boise', 'ID', '83702')
const omaha = place('3900 Stockyard Street', 'Omaha', 'NE', '68102')
const reno = place('811 Silver Lode Way', 'Reno', 'NV', '89501')

/** Everybody who can log in to the demo; one password opens all accounts. */
export const people: readonly Person[] = [
  person(
    20417,
    11,
    'silver',
    'Dana',
    'Whitfield',
    'Whitfield Roadside Stands',
    'silver',
    '01',
    [joplin, rolla],
    18,
    3,
  ),
  person(20431, 11, 'gold', 'Marcus', 'Ellery', 'Ellery & Sons Fireworks', 'gold', '02', [tulsa], 26, 4, [
    'netTerms',
  ]),
  person(20438, 11, 'texas', 'Rosa', 'Quintero', 'Lone Prairie Tents', 'silver', '03', [waco], 9, 1),
  person(20444, 11, 'new', 'Teddy', 'Bloom', null, 'bronze', '04', [], 0, 0),
  person(20452, 11, 'special', 'Ingrid', 'Solberg', 'Solberg Imports', 'special', '05', [peoria], 31, 2, [
    'specialOrder',
  ]),
  person(20460, 11, 'allowed', 'Walt', 'Henning', 'Henning Seasonal', 'silver', '06', [salina], 7, 1, [
    'allowDisabledCheckout',
  ]),
  person(20469, 11, 'big', 'Priya', 'Raman', 'Raman Superstores', 'gold', '07', [knoxville, dayton], 12, 2, [
    'netTerms',
  ]),
  person(20475, 11, 'bronze', 'Otis', 'Grady', 'Grady Corner Store', 'bronze', '08', [dayton], 3, 0),
  person(
    20483,
    11,
    'platinum',
    'Helen',
    'Marsh',
    'Marsh Brothers Wholesale',
    'platinum',
    '09',
    [omaha],
    40,
    6,
    ['netTerms'],
  ),
  person(20490, 11, 'diamond', 'Cal', 'Ostrander', 'Ostrander Distributing', 'diamond', '10', [reno], 34, 5, [
    'netTerms',
  ]),
  person(
    20502,
    14,
    'pro',
    'Noor',
    'Castellane',
    'Castellane Displays',
    'gold',
    '11',
    [boise, salina],
    15,
    3,
    ['netTerms'],
  ),
  person(20511, 11, 'staff', 'Sam', 'Ferris', 'Emberwright', 'silver', '12', [], 0, 0, ['staff']),
  person(20512, 14, 'staff', 'Sam', 'Ferris', 'Emberwright Pro', 'silver', '12', [], 0, 0, ['staff']),
]

export const emailOf = (person: Person): string => `${person.account}@emberwright.example`

function person(
  id: number,
  project: 11 | 14,
  account: string,
  firstname: string,
  lastname: string,
  company: string | null,
  level: LevelName,
  phone: string,
  places: readonly Address[],
  orders: number,
  savedCarts: number,
  may: NonNullable<Person['may']> = [],
): Person {
  return { id, project, account, firstname, lastname, company, level, phone, places, orders, savedCarts, may }
}
