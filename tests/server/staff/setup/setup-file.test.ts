import { expect, test } from 'vitest'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { readSetup, savedText } from '#server/staff/setup/setup-file.ts'

const present = new Map([
  [CONSUMER_PROJECT, { warehouse_state: 'MO', rates_confirmed: false }],
  [PROFESSIONAL_PROJECT, { warehouse_state: 'MO', rates_confirmed: false }],
] as const)
const read = (file: object) => readSetup(JSON.stringify(file), present)

test('what stands for both storefronts is an answer of each, and an own one wins', () => {
  const result = read({
    both: { phone: '(417) 555-0100', rates_confirmed: true, notify_orders: ['a@b.example', 'c@d.example'] },
    professional: { phone: '(417) 555-0199' },
    staff: { email: 'owner@shop.example' },
  })
  expect(result).toEqual({
    kind: 'setup',
    setup: {
      answers: [
        { projectId: CONSUMER_PROJECT, key: 'phone', value: '(417) 555-0100' },
        { projectId: CONSUMER_PROJECT, key: 'notify_orders', value: 'a@b.example, c@d.example' },
        { projectId: CONSUMER_PROJECT, key: 'rates_confirmed', value: true },
        { projectId: PROFESSIONAL_PROJECT, key: 'phone', value: '(417) 555-0199' },
        { projectId: PROFESSIONAL_PROJECT, key: 'notify_orders', value: 'a@b.example, c@d.example' },
        { projectId: PROFESSIONAL_PROJECT, key: 'rates_confirmed', value: true },
      ],
      staff: { email: 'owner@shop.example', name: 'owner@shop.example' },
      testMail: null,
    },
  })
})

test('what is saved is told with its storefronts, also when the shop serves only one of both', () => {
  const textOf = (served: typeof present | ReadonlyMap<typeof CONSUMER_PROJECT, object>, file: object) => {
    const result = readSetup(JSON.stringify(file), new Map(served) as typeof present)
    return result.kind === 'setup' ? savedText(result.setup.answers) : expect.fail()
  }
  const both = { both: { phone: '(417) 555-0100', email: 'help@shop.example' } }
  expect(textOf(present, both)).toBe('4 answers are saved, for the consumer and the professional storefront.')
  expect(textOf(new Map([[CONSUMER_PROJECT, {}]]), both)).toBe(
    '2 answers are saved, for the consumer storefront.',
  )
  expect(textOf(present, { professional: { phone: '(417) 555-0100' } })).toBe(
    '1 answer is saved, for the professional storefront.',
  )
  expect(textOf(present, { staff: { email: 'owner@shop.example' } })).toBe('0 answers are saved.')
})

test('every wrong answer is told with its field, and there is no setup', () => {
  const { lines } = problemsOf({
    consumer: { mail_from: 'orders', public_url: 'http://shop.example', rates_confirmed: 'perhaps' },
    professional: { warehouse_state: 'OR', warehouse_postcode: '65803', store_name: ' ' },
  })
  expect(lines).toEqual([
    'consumer.public_url: The address of the shop begins with https://.',
    expect.stringContaining('consumer.mail_from: mail_from cannot be "orders"'),
    expect.stringContaining('consumer.rates_confirmed: rates_confirmed cannot be "perhaps"'),
    'professional.store_name: The shop needs a name.',
    'professional.warehouse_postcode: ZIP code 65803 is not in Oregon.',
  ])
})

test.each([
  ['{"both": ', 'The file is not a JSON object.'],
  ['[]', 'The file is not a JSON object.'],
  ['{"both": {"phon": "1"}}', 'both.phon: there is no such field.'],
  ['{"shop": {}}', 'shop: there is no such field.'],
  ['{"both": {"phone": 5}}', 'both.phone: '],
  ['{"staff": {"email": "nobody"}}', 'staff.email: is not an e-mail address.'],
  ['{"test_mail": 5}', 'test_mail: is an e-mail address.'],
])('%s is refused: %s', (json, line) => {
  const result = readSetup(json, present)
  expect(result.kind === 'problems' && result.lines[0]).toContain(line)
})

function problemsOf(file: object) {
  const result = read(file)
  return result.kind === 'problems' ? result : expect.fail()
}
