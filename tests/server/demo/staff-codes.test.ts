import { expect, test } from 'vitest'
import { addDemoStaff } from '#server/demo/demo-staff.ts'
import { codesOfRunningShop } from '#server/demo/staff-codes.ts'
import { useShop } from '#tests/support/shop.ts'
import { seededEmail } from '#tests/support/shopper.ts'
import { demoOtpSecret } from '#tests/support/staff.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const shop = await useShop()
const at = (port: string) => ({
  DATABASE_URL: shop.databaseUrl,
  SHOP_SECRET: new TextDecoder().decode(testSecret),
  SHOP_PROJECT_ID: '11',
  PORT: port,
})

test('the secret of the codes of staff is shown of a shop that runs already', async () => {
  await addDemoStaff(shop.db, testSecret)
  const lines = await codesOfRunningShop(at(new URL(shop.url).port))
  expect(lines).toContain(`${seededEmail('staff')}: ${await demoOtpSecret(shop.db)}`)
})

test('where no shop runs there is none to show codes of', async () => {
  expect(await codesOfRunningShop(at('0'))).toBeNull()
})
