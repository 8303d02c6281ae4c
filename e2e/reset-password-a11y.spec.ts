import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { ResetDriver } from './pages/reset.driver.ts'

test.use({ pictures: false })

for (const projectId of [11, 14] as const)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test('axe finds nothing on the four steps', async ({ page, email }) => {
      const reset = new ResetDriver(page)
      const found: string[] = []
      const scan = async (screen: string) => found.push(...(await violationsOn(page, screen, [WIDE, NARROW])))
      await page.goto('/login/reset-password')
      await reset.press('Continue')
      await reset.seeProblem('E-mail: Required')
      await scan('e-mail')
      await reset.email.fill(email)
      await reset.press('Continue')
      await reset.seeStep(2, '/login/reset-password-method')
      await scan('method')
      await reset.chooseEmail()
      await reset.press('Send code')
      await reset.seeStep(3, '/login/reset-password/verification')
      await scan('code')
      await reset.typeCode('no code')
      await reset.seeProblem('That code is not right. 4 tries are left.')
      await scan('wrong code')
      await reset.enterCode(await reset.readCode(email))
      await reset.savePassword('short')
      await reset.seeProblem('must be 8 characters or more')
      await scan('new password')
      expect(found).toEqual([])
    })
  })
